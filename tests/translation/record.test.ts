import { expect, it } from 'vitest';
import { filesAfterPlan } from '../../tools/editing/plan.ts';
import type { SiteFiles } from '../../tools/model/site.ts';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { translationsOf } from '../../tools/pipeline/compare/translations.ts';
import { resolve } from '../../tools/pipeline/resolve/resolve.ts';
import { planAcceptance } from '../../tools/translation/accept.ts';
import {
  formatOnlyProblem,
  homeEn,
  homePt,
  languageProblems,
  translatedSite,
} from './translated-site.ts';

const textOf = (files: SiteFiles, file: string) => new TextDecoder().decode(files.json.get(file));
const codesAt = async (files: SiteFiles) =>
  (await languageProblems(files)).map(({ code, params }) => `${code} ${params.path}`);

/** The files of a site after `accept`. */
async function accepted(files: SiteFiles): Promise<SiteFiles> {
  const { site } = await checkSite(files);
  return filesAfterPlan(files, planAcceptance(site!, translationsOf(site!)).plan);
}

const everywhere = (change: (page: { sections: never[] }) => void) => ({
  [homePt]: change,
  [homeEn]: change,
});

it('a text whose source changed', async () => {
  expect(
    formatOnlyProblem(
      await languageProblems(
        translatedSite({ [homePt]: (page) => (page.sections[0].heading = 'Outra abertura') }),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "language/outdated (warning)
    pages-config/pages/home/en.json:14:18 /sections/0/heading
    O texto de "hero/heading" pode estar desatualizado: o da língua principal mudou depois da tradução, ou é novo. Ele diz agora: Outra abertura
    Leia os dois e mude a tradução se for preciso. Depois, npm run languages -- accept /rota anota que está em dia."
  `);
});

it('accepting says it is current, and nothing is left to accept', async () => {
  const after = await accepted(
    translatedSite({ [homePt]: (page) => (page.sections[0].heading = 'Outra abertura') }),
  );
  expect(await languageProblems(after)).toEqual([]);
  const { site } = await checkSite(after);
  expect(planAcceptance(site!, translationsOf(site!))).toEqual({ plan: new Map(), texts: 0 });
});

it('accepting changes the record, and nothing else in a file', async () => {
  const before = translatedSite({
    [homePt]: (page) => (page.sections[0].heading = 'Outra abertura'),
  });
  const lines = (files: SiteFiles) => textOf(files, homeEn).split('\n');
  const after = lines(await accepted(before));
  const changed = lines(before).flatMap((line, index) =>
    line === after[index] ? [] : [line, after[index]],
  );
  expect(after).toHaveLength(lines(before).length);
  expect(changed).toHaveLength(2);
  for (const line of changed) expect(line).toMatch(/^ {4}"hero": "[\w-]{8}( [\w-]{8})*",$/);
});

it('changes of layout mark nothing: sections and items that move in all languages, another ground, another id', async () => {
  for (const change of [
    (page: { sections: unknown[] }) => page.sections.splice(1, 0, page.sections.pop()),
    (page: { sections: { items: unknown[] }[] }) => page.sections[1]!.items.reverse(),
    (page: { sections: { ground: string }[] }) => (page.sections[1]!.ground = 'dark'),
    (page: { sections: { id: string }[] }) => (page.sections[1]!.id = 'benefits'),
  ])
    expect(await codesAt(translatedSite(everywhere(change)))).toEqual([]);
});

it('a translation that is reworded stays current', async () => {
  expect(
    await codesAt(
      translatedSite({
        [homeEn]: (page) => (page.sections[0].heading = 'An opening, in better words'),
      }),
    ),
  ).toEqual([]);
});

it('items that move in one language only are out of place', async () => {
  const files = translatedSite({
    [homePt]: (page) => {
      const { items } = page.sections[1];
      for (const [index, item] of items.entries())
        item.heading = ['Segunda coisa', 'Primeira coisa'][index] ?? items[0].heading;
    },
  });
  expect(await codesAt(files)).toEqual([
    'language/misplaced cards/items/1/heading',
    'language/misplaced cards/items/2/heading',
  ]);
  expect(formatOnlyProblem((await languageProblems(files)).slice(0, 1))).toMatchInlineSnapshot(`
    "language/misplaced (warning)
    pages-config/pages/home/en.json:29:22 /sections/1/items/0/heading
    O texto de "cards/items/1/heading" é a tradução de outro trecho: First thing
    Ponha os itens na ordem da língua principal, que aqui diz: Segunda coisa. Se está certo assim, npm run languages -- accept /rota anota que está em dia."
  `);
});

it('a page that was never accepted is told once, a new section too', async () => {
  expect(
    formatOnlyProblem(
      await languageProblems(translatedSite({ [homeEn]: (page) => delete page.translatedFrom })),
    ),
  ).toMatchInlineSnapshot(`
    "language/unrecorded (warning)
    pages-config/pages/home/en.json:1:1 
    A tradução de "/" (en) ainda não foi conferida: são 10 textos.
    Compare-a com a língua principal. npm run languages -- --all mostra as línguas lado a lado. Depois, npm run languages -- accept /rota anota que está em dia."
  `);
  const banner = (heading: string) => (page: { sections: object[] }) =>
    page.sections.push({
      type: 'banner',
      id: 'banner',
      heading,
      lead: `${heading}.`,
      actions: [{ label: '@common.startNow', to: '/' }],
    });
  expect(
    (
      await languageProblems(
        translatedSite({ [homePt]: banner('Nova seção'), [homeEn]: banner('New section') }),
      )
    ).map(({ code, params }) => [code, params.path, params.count]),
  ).toEqual([['language/unrecorded', 'banner', '2']]);
});

it('header and footer, messages and forms are recorded as well', async () => {
  const files = translatedSite({
    'pages-config/shell/pt.json': (shell) => (shell.footer.tagline = 'Outra frase'),
    'translations/pt.json': (messages) => (messages.common.close = 'Fechar já'),
    'pages-config/forms/contact.json': (form) => (form.fields[0].label.pt = 'Endereço de e-mail'),
  });
  expect((await codesAt(files)).sort()).toEqual([
    'language/outdated common/close',
    'language/outdated fields/EMAIL/label/en',
    'language/outdated footer/tagline',
  ]);
  expect(await codesAt(await accepted(files))).toEqual([]);
});

it('a message that a page borrows is outdated in the messages, not in the page', async () => {
  expect(
    await codesAt(
      translatedSite({
        'translations/pt.json': (messages) => (messages.common.startNow = 'Comece já'),
      }),
    ),
  ).toEqual(['language/outdated common/startNow']);
});

it('neither the record nor the exceptions reach what is built', async () => {
  const files = translatedSite({
    [homeEn]: (page) => (page.languageExceptions = { otherLink: { hero: 'A reason' } }),
    'pages-config/shell/en.json': (shell) =>
      (shell.languageExceptions = { otherLink: { header: 'A reason' } }),
  });
  expect(textOf(files, homeEn) + textOf(files, 'translations/en.json')).toContain('translatedFrom');
  const { pages, shells, forms } = await resolve((await checkSite(files)).site!, {
    build: 'test',
    encode: false,
    year: 2025,
  });
  expect(
    JSON.stringify([pages, [...shells.values()], [...forms.values()].map((all) => [...all])]),
  ).not.toMatch(/translatedFrom|languageExceptions|A reason/);
});
