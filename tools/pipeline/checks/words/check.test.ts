import { describe, expect, it } from 'vitest';
import {
  form,
  formatOnlyProblem,
  home,
  homeEn,
  shell,
  withEdit,
} from '../../../../tests/pipeline/format-only-problem.ts';
import { type SiteFileMap, siteFiles } from '../../../../tests/site.ts';
import { fixSite } from '../../../editing/fix-site.ts';
import { wordsFile } from '../../../model/file-paths.ts';
import { checkSite } from '../../check-site.ts';

const glossary = {
  [wordsFile]: {
    terms: [
      {
        language: 'pt',
        preferred: 'aluno',
        avoid: { freguês: 'aluno', fregueses: 'alunos', 'bom freguês': 'bom aluno' },
        note: 'quem treina',
      },
      { language: 'pt', preferred: 'o seu negócio', avoid: { operação: '' } },
      { language: 'pt', preferred: 'Wi-Fi', avoid: { 'wi-fi': 'Wi-Fi', 'C++': 'C' } },
      { language: 'en', preferred: 'instructor', avoid: { teacher: 'instructor' } },
    ],
  },
};

const lead = (text: string, file = home): SiteFileMap => ({
  ...glossary,
  ...withEdit(file, ({ sections }) => (sections[0].lead = text)),
});

it('is told at the very character, with the term and its note', async () => {
  expect(await formatOnlyProblem(lead('Cada “freguês” conta.'))).toMatchInlineSnapshot(`
    "text/avoided-word
    pages-config/pages/home/pt.json:15:22 /sections/0/lead
    O glossário da marca evita "freguês".
    Escreva "aluno" (quem treina)."
  `);
  expect(await formatOnlyProblem(lead('A sua operação.'))).toMatch(
    /^text\/avoided-word\n.*\n.*\nReescreva a frase sem isso; o termo é "o seu negócio"\.$/,
  );
});

it('in header and footer, forms and other languages, each by its own terms', async () => {
  const codes = async (files: SiteFileMap) =>
    (await checkSite(siteFiles({ ...glossary, ...files }))).problems.map(
      ({ code, file, pointer, severity }) => [code, file, pointer, severity].join(' '),
    );
  expect(await codes(lead('A teacher, um freguês.', homeEn))).toEqual([
    `text/avoided-word ${homeEn} /sections/0/lead warning`,
  ]);
  expect(await codes(withEdit(shell, ({ footer }) => (footer.tagline = 'Freguês')))).toEqual([
    `text/avoided-word ${shell} /footer/tagline warning`,
  ]);
  const bothLanguages = { pt: 'Freguês', en: 'Teacher' };
  expect(await codes(withEdit(form, (value) => (value.purpose = bothLanguages)))).toEqual([
    `text/avoided-word ${form} /purpose/pt warning`,
    `text/avoided-word ${form} /purpose/en warning`,
  ]);
});

it('only whole words, and no names, addresses or reasons', async () => {
  const files = lead(
    'Freguesia, freguês-mor, não-freguês, [nós](/about/us), https://a.example/freguês, freguês@a.b.',
  );
  const excepted = withEdit(homeEn, (value) => {
    value.languageExceptions = { identicalText: { 'hero/heading': 'a teacher' } };
  });
  const { problems } = await checkSite(siteFiles({ ...files, ...excepted }));
  expect(problems.filter(({ code }) => code.startsWith('text/'))).toEqual([]);
});

it('a site may have no glossary; one that avoids nothing finds nothing', async () => {
  const terms = [{ language: 'pt', preferred: 'aluno', avoid: { ' ': 'x' } }];
  const files = { ...lead('Um freguês.'), [wordsFile]: undefined };
  expect((await checkSite(siteFiles(files))).problems).toEqual([]);
  const silent = { ...files, [wordsFile]: { terms } };
  expect((await checkSite(siteFiles(silent))).problems).toEqual([]);
});

it('a glossary has the languages of the site', async () => {
  const terms = [{ language: 'fr', preferred: 'élève' }];
  expect(await formatOnlyProblem({ [wordsFile]: { terms } })).toMatch(
    /^language\/unknown\npages-config\/words.json:\d+:\d+ \/terms\/0\/language\n/,
  );
});

describe('what only can be meant, is what fix writes', () => {
  it.each([
    ['Um freguês e dois fregueses.', 'Um aluno e dois alunos.'],
    ['Freguês: um bom\u00A0freguês.', 'Aluno: um bom aluno.'],
    ['Wi-fi, Wi-Fi, WI-FI e C++.', 'Wi-Fi, Wi-Fi, Wi-Fi e C.'],
    ['**Freguês** ou [freguês](/about/us).', '**Aluno** ou [aluno](/about/us).'],
  ])('%j', async (text, meant) => {
    const { plan, remaining } = await fixSite(siteFiles(lead(text)));
    expect(remaining).toEqual([]);
    expect(JSON.parse(String(plan.get(home))).sections[0].lead).toBe(meant);
  });

  it.each(['FREGUÊS', 'Nossa operação'])('%j is for a person', async (text) => {
    const { plan, remaining } = await fixSite(siteFiles(lead(text)));
    expect(remaining).toHaveLength(1);
    expect(plan.size).toBe(0);
  });
});

it('a changed glossary is asked anew', async () => {
  const files = lead('Um freguês.');
  const site = siteFiles(files);
  expect((await checkSite(site)).problems).toHaveLength(1);
  const other = new Map(site.json);
  const bytes = siteFiles({ [wordsFile]: { terms: [glossary[wordsFile].terms[3]] } });
  other.set(wordsFile, bytes.json.get(wordsFile) ?? new Uint8Array());
  expect((await checkSite({ ...site, json: other })).problems).toEqual([]);
});
