import { expect, it } from 'vitest';
import { checkSite } from '../../tools/pipeline/check-site.ts';
import { comparisonTables } from '../../tools/translation/comparison-tables.ts';
import { formatProblemList, formatTables } from '../../tools/translation/format-tables.ts';
import { homeEn, homePt, languageProblems, translatedSite } from './translated-site.ts';

const plain = { languages: ['pt', 'en'], language: 'pt', color: false } as const;

async function sheetsFor(changes: Parameters<typeof translatedSite>[0]) {
  const files = translatedSite(changes);
  return comparisonTables((await checkSite(files)).site!, await languageProblems(files));
}

const differing = ({ tables: sheets }: Awaited<ReturnType<typeof sheetsFor>>) =>
  sheets
    .map(({ name, rows }) => ({
      name,
      rows: rows.filter(({ cells }) => cells.some(({ problems }) => problems.length > 0)),
    }))
    .filter(({ rows }) => rows.length > 0);

const mixed: Parameters<typeof translatedSite>[0] = {
  [homePt]: (page) =>
    (page.sections[0].heading =
      'Uma abertura nova, com palavras bastantes para não caber em uma linha só'),
  [homeEn]: (page) => {
    page.sections[0].lead = 'More than 50 devices';
    page.sections[1].items[1].heading = 'Segunda coisa';
    page.sections.splice(2, 1);
  },
  'pages-config/forms/contact.json': (form) => (form.purpose.en = form.purpose.pt),
};

it('puts the languages side by side, and what is the matter under each', async () => {
  expect(`\n${formatTables(differing(await sheetsFor(mixed)), plain)}\n`).toMatchInlineSnapshot(`
    "
    /
                          pt                                     en
                                                                 ▲ falta a seção, l. 10
    #hero ──────────────────────────────────────────────────────────────────────────────────────────────
      heading             Uma abertura nova, com palavras        Opening of start
                          bastantes para não caber em uma linha
                          só
                                                                 ▲ pode estar desatualizado, l. 14
      lead                Mais de 500 aparelhos                  More than 50 devices
                                                                 ▲ números: 500 / 50, l. 15
    #cards ─────────────────────────────────────────────────────────────────────────────────────────────
      items/2/heading     Segunda coisa                          Segunda coisa
                                                                 ▲ não traduzido, l. 38

    pages-config/forms/contact
                          pt                                     en
      purpose             Para responder.                        Para responder.
                                                                 ▲ não traduzido, l. 24
    "
  `);
});

it('is never wider than a hundred columns', async () => {
  const lines = formatTables((await sheetsFor(mixed)).tables, {
    ...plain,
    languages: ['pt', 'en', 'es'],
  }).split('\n');
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
});

it('shows everything where everything is wanted', async () => {
  const home = (await sheetsFor({})).tables.find(({ name }) => name === '/');
  expect(
    home!.rows.map(({ path, cells }) => [path, ...cells.map(({ text }) => text)]).slice(0, 4),
  ).toEqual([
    ['title', 'Mais de 500 aparelhos (início)', 'More than 500 devices (start)'],
    ['description', expect.stringContaining('palavras'), expect.stringContaining('words')],
    ['hero/heading', 'Abertura de início', 'Opening of start'],
    ['hero/lead', 'Mais de 500 aparelhos', 'More than 500 devices'],
  ]);
});

it('has colours where they are wanted only', async () => {
  const { tables: sheets } = await sheetsFor(mixed);
  expect(formatTables(sheets, plain)).not.toContain('\u001b');
  expect(formatTables(sheets, { ...plain, color: true })).toContain('\u001b[33m');
});

it('lists what has no place in a table', async () => {
  const files = translatedSite();
  files.json.delete(homeEn);
  const { site } = await checkSite(files);
  expect(
    formatProblemList(comparisonTables(site!, await languageProblems(files)).unplaced, 'en'),
  ).toMatchInlineSnapshot(`
    "pages-config/pages/home/pt.json:1 The page "home" does not exist in "en".
      Create pages-config/pages/home/en.json, with the same sections and translated texts. If the translation will take a while, write "missingIn": ["en"] in the main language's page."
  `);
});
