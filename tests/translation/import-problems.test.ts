import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkPlan, filesAfterPlan } from '../../tools/editing/plan.ts';
import { fromCsv, toCsv } from '../../tools/model/csv.ts';
import type { SiteFiles } from '../../tools/model/site.ts';
import { problemsOfSheet } from '../../tools/translation/import-problems.ts';
import { copyTinySite, readFolder, runTool } from '../run-tool.ts';
import { imported, sheetWith } from './sheets.ts';
import { homeEn, homePt, translatedSite } from './translated-site.ts';

const languages = (root: string, ...args: string[]) =>
  runTool('languages', ...args, '--root', root, '--lang', 'en');

/** A sheet of the tiny site with some texts changed, and where their rows are. */
async function tinySheet(changes: Record<string, string>) {
  const root = await copyTinySite();
  await languages(root, 'accept', '--all');
  const sheet = join(root, 'fr.csv');
  await languages(root, 'export', '--language', 'fr', '--output', sheet);
  const rows = fromCsv(await readFile(sheet, 'utf8'));
  const lines = Object.entries(changes).map(([position, text]) => {
    const index = rows.findIndex(([cell]) => cell === position);
    rows[index]![2] = text;
    return index + 1;
  });
  await writeFile(sheet, toCsv(rows));
  return { root, sheet, lines };
}

const courses = 'pages-config/pages/courses/fr.json';
const home = 'pages-config/pages/home/fr.json';

it('tells problems that a sheet would bring by its rows', async () => {
  const { root, sheet, lines } = await tinySheet({
    [`${courses}#hero/heading`]: 'Trois stages dâ€™Ã©tÃ©',
    [`${courses}#hero/lead`]: 'Commencez <b>ici</b>.',
  });
  const before = await readFolder(root);
  const { code, stdout } = await languages(root, 'import', '--language', 'fr', sheet);
  expect(code).toBe(1);
  expect(await readFolder(root)).toEqual(before);
  expect(stdout).toMatch(/^Nothing was written\. Fix these rows of the sheet/);
  for (const line of lines) expect(stdout).toContain(`fr.csv:${line}:3 error`);
  expect(stdout).not.toContain(courses);
  expect(stdout).not.toContain('npm run fix');
  expect(stdout).not.toContain('would have these problems');
});

it('tells those that are of no row in their files, as they would be', async () => {
  const { root } = await tinySheet({});
  const title = JSON.parse(await readFile(join(root, home), 'utf8')).title as string;
  const { root: changed, sheet } = await tinySheet({
    [`${courses}#title`]: title,
  });
  const before = await readFolder(changed);
  const { code, stdout } = await languages(changed, 'import', '--language', 'fr', sheet);
  expect(code).toBe(1);
  expect(await readFolder(changed)).toEqual(before);
  expect(stdout).toMatch(
    /^Nothing was written. With this sheet the site would have these problems:/,
  );
  expect(stdout).toContain(`${home}:2:`);
  expect(stdout).not.toContain('Fix these rows');
});

it('tells both, the rows first', async () => {
  const { root } = await tinySheet({});
  const title = JSON.parse(await readFile(join(root, home), 'utf8')).title as string;
  const { root: changed, sheet } = await tinySheet({
    [`${courses}#title`]: title,
    [`${courses}#hero/lead`]: 'Commencez <b>ici</b>.',
  });
  const { stdout } = await languages(changed, 'import', '--language', 'fr', sheet);
  expect(stdout).toMatch(
    /^Nothing was written\. Fix these rows[\s\S]*\n\nWith this sheet the site would have/,
  );
  expect(stdout.indexOf('text/html')).toBeLessThan(stdout.indexOf('With this sheet'));
  expect(stdout.indexOf('page/duplicate-title')).toBeGreaterThan(stdout.indexOf('With this'));
});

/** What a sheet with some texts changed would bring to a site, as it is told. */
async function broughtBy(changes: Record<string, string>, files: SiteFiles = translatedSite()) {
  const sheet = await sheetWith(files, changes);
  const { plan, changes: planned } = await imported(files, sheet);
  const { problems } = await checkPlan(files, plan);
  const after = filesAfterPlan(files, plan);
  const lineOf = (end: string) => sheet.findIndex(([cell]) => cell?.endsWith(end)) + 1;
  return { lineOf, ...problemsOfSheet(problems, planned, after, 'en.csv') };
}

it.each([
  ['a text of a page', 'home/en.json#cards/heading', 'DescriÃ§Ã£o', 'text/garbled'],
  ['a text of the interface', 'translations/en.json#common/close', '<b>close</b>', 'text/html'],
  ['a text of a form', 'forms/contact.json#submit/en', 'lorem ipsum dolor sit', 'text/filler'],
  [
    'a link in a text',
    'home/en.json#hero/lead',
    'More than 500 [a](/aboot/us)',
    'link/unknown-route',
  ],
  ['a text of the shell', 'shell/en.json#header/menus/more/label', '@common.no', 'message/unknown'],
])('a row is found by the place that it changes: %s', async (_, position, text, code) => {
  const { ofRows, others, lineOf } = await broughtBy({ [position]: text });
  expect(others).toEqual([]);
  expect(ofRows).toMatchObject([
    { code, file: 'en.csv', line: lineOf(position), column: 3, pointer: '' },
  ]);
  expect(ofRows[0]).not.toHaveProperty('edit');
});

it('rows that have the same wrong link are named together, in the order of the sheet', async () => {
  const wrong = 'More than 500 [things](/aboot/us)';
  const { ofRows, others, lineOf } = await broughtBy({
    'home/en.json#hero/lead': wrong,
    'us/en.json#hero/lead': '[Who](/aboot/us) we are',
    'home/en.json#hero/heading': '<i>Opening</i> of start',
  });
  expect(others).toEqual([]);
  const links = ofRows.filter(({ code }) => code === 'link/unknown-route');
  expect(links).toMatchObject([
    {
      line: lineOf('us/en.json#hero/lead'),
      params: { also: `en.csv:${lineOf('home/en.json#hero/lead')}`, alsoCount: '1' },
    },
  ]);
  const lines = ofRows.map(({ line }) => line);
  expect(lines).toEqual(lines.toSorted((a, b) => a - b));
});

it('what another place of the file says is not of the row', async () => {
  const statement = (heading: string, after: string) => (page: { sections: object[] }) =>
    (page.sections[1] = {
      type: 'split',
      id: 'cards',
      layout: 'statement',
      heading,
      pieces: [{ after, icon: 'heart', value: '68 bpm' }],
    });
  const { ofRows, others } = await broughtBy(
    { 'home/en.json#cards/heading': 'A good day, heart' },
    translatedSite({
      [homePt]: statement('Bom dia, coração', 'dia'),
      [homeEn]: statement('Good morning, heart', 'morning'),
    }),
  );
  expect(ofRows).toEqual([]);
  expect(others).toMatchObject([{ code: 'text/piece-place', file: homeEn }]);
  expect(others.some((problem) => 'edit' in problem)).toBe(false);
});
