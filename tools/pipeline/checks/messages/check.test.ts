import { expect, it } from 'vitest';
import {
  formatOnlyProblem,
  home,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const pt = 'translations/pt.json';
const en = 'translations/en.json';

it('a message that a language lacks', async () => {
  expect(
    await formatOnlyProblem(withEdit(pt, (messages) => (messages.home.claim = 'Saúde'))),
  ).toMatchInlineSnapshot(`
    "message/missing
    translations/en.json:67:11 /home
    Falta a tradução "home.claim" na língua "en".
    Copie "home.claim" de translations/pt.json e traduza o texto."
  `);
});

it('a message that a language lacks, though a page of it shows it', async () => {
  const useIt = withEdit(
    'pages-config/pages/home/en.json',
    ({ sections }) => (sections[0].lead = '@home.claim'),
  );
  expect(
    await formatOnlyProblem({
      ...useIt,
      ...withEdit(home, ({ sections }) => (sections[0].lead = '@home.claim')),
      ...withEdit(pt, (messages) => (messages.home.claim = 'Saúde')),
    }),
  ).toMatchInlineSnapshot(`
    "message/missing
    translations/en.json:67:11 /home
    Falta a tradução "home.claim" na língua "en".
    Copie "home.claim" de translations/pt.json e traduza o texto."
  `);
});

it('a message that the main language lacks', async () => {
  expect(
    await formatOnlyProblem(withEdit(en, (messages) => (messages.home.claim = 'Health'))),
  ).toMatchInlineSnapshot(`
    "message/extra
    translations/en.json:68:5 /home/claim
    A tradução "home.claim" existe na língua "en", mas não em translations/pt.json.
    Acrescente "home.claim" nas outras línguas, ou apague-a aqui."
  `);
});

it('a message with a misspelt name', async () => {
  const changes = {
    ...withEdit(pt, (messages) => (messages.home.claim = 'Saúde')),
    ...withEdit(en, (messages) => (messages.home.clam = 'Health')),
  };
  expect(await formatOnlyProblem(changes)).toMatchInlineSnapshot(`
    "message/extra
    translations/en.json:68:5 /home/clam
    A tradução "home.clam" existe na língua "en", mas não em translations/pt.json.
    Você quis dizer "home.claim"? O nome é o mesmo em todas as línguas."
  `);
});

it('a message that cannot be read', async () => {
  expect(
    await formatOnlyProblem(withEdit(en, ({ common }) => (common.close = 'Close {name'))),
  ).toMatchInlineSnapshot(`
    "message/syntax
    translations/en.json:16:14 /common/close
    O texto "common.close" tem chaves abertas ou mal escritas.
    As chaves { } servem só para valores que o site preenche. Feche cada uma e não mude o nome que está dentro."
  `);
});

it('a message that loses its placeholder', async () => {
  const changes = {
    ...withEdit(pt, ({ common }) => (common.updated = 'Atualizado em {date}')),
    ...withEdit(en, ({ common }) => (common.updated = 'Updated on {data}')),
  };
  expect(await formatOnlyProblem(changes)).toMatchInlineSnapshot(`
    "message/placeholder
    translations/en.json:44:16 /common/updated
    O texto "common.updated" não tem as mesmas palavras entre chaves { }: {date} no outro, {data} aqui.
    Deixe os nomes entre chaves exatamente assim, em todas as línguas: {date}"
  `);
});

it('a placeholder that the main language lacks', async () => {
  expect(
    await formatOnlyProblem(withEdit(en, ({ common }) => (common.close = 'Close {name}'))),
  ).toMatchInlineSnapshot(`
    "message/placeholder
    translations/en.json:16:14 /common/close
    O texto "common.close" não tem as mesmas palavras entre chaves { }: – no outro, {name} aqui.
    Deixe os nomes entre chaves exatamente assim, em todas as línguas: –"
  `);
});

it('a placeholder that all languages rename, or format as another kind', async () => {
  const problemsWith = async (text: string) => {
    const changes = [pt, en].map((file) =>
      withEdit(file, ({ common }) => (common.formErrors = text)),
    );
    const { problems } = await checkSite(siteFiles(Object.assign({}, ...changes)));
    return problems.map(({ code, params }) => `${code} ${params.expected} ${params.found}`);
  };
  const told = (found: string) => Array(2).fill(`message/placeholder {count} ${found}`);
  expect(await problemsWith('{total, plural, other {#}}')).toEqual(told('{total, number}'));
  expect(await problemsWith('{count, date}')).toEqual(told('{count, date}'));
  expect(await problemsWith('{count, plural, other {#}}')).toEqual([]);
});
