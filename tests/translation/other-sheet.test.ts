import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeProblem } from '../../tools/report/describe-problem.ts';
import { copyTinySite, readFolder, runTool } from '../run-tool.ts';
import { exported, imported, sheetWith } from './sheets.ts';
import { translatedSite } from './translated-site.ts';

const languages = (root: string, ...args: string[]) =>
  runTool('languages', ...args, '--root', root, '--lang', 'en');

/** The tiny site with a third language, of which there are no files yet. */
async function withGerman(): Promise<string> {
  const root = await copyTinySite();
  const file = join(root, 'pages-config/site.json');
  const config = JSON.parse(await readFile(file, 'utf8'));
  config.languages.push({ code: 'de', tag: 'de', name: 'Deutsch', prefix: '/de' });
  await writeFile(file, JSON.stringify(config, null, 2));
  return root;
}

it('a sheet of another language is told in one sentence, with what to type', async () => {
  const root = await withGerman();
  const sheet = join(root, 'texts.csv');
  await languages(root, 'export', '--language', 'fr', '--output', sheet);
  const before = await readFolder(root);
  expect(await languages(root, 'import', '--language', 'de', sheet)).toEqual({
    code: 2,
    stdout: '',
    stderr: 'This sheet is for Français, but Deutsch was asked for. Use --language fr.\n',
  });
  expect(await readFolder(root)).toEqual(before);
  expect(await languages(root, 'import', '--language', 'fr', sheet)).toMatchObject({
    code: 0,
    stdout: 'The file changes no text.\n',
  });
});

it.each<[string, (row: string[]) => string[]]>([
  ['the first one moved to the end', ([a = '', ...rest]) => [...rest, a]],
  ['source and translation changed places', ([a = '', b = '', c = '', ...d]) => [a, c, b, ...d]],
  ['a column before the others', (row) => ['', ...row]],
  ['the source deleted', (row) => row.toSpliced(1, 1)],
  ['the translation deleted', (row) => row.toSpliced(2, 1)],
  ['another language of no site', ([a = '', b = '', c = '', ...d]) => [a, b, `${c}?`, ...d]],
])('columns that are not those of an export are one problem: %s', async (_, change) => {
  const files = translatedSite();
  const sheet = (await exported(files)).map(change);
  const { problems, plan } = await imported(files, sheet);
  expect(plan.size).toBe(0);
  expect(problems).toMatchObject([{ code: 'language/import-columns', file: 'en.csv', line: 1 }]);
  expect(describeProblem(problems[0]!, 'en').hint).toContain('first row');
});

it('a row of names that a spreadsheet took away is missed', async () => {
  const files = translatedSite();
  const [, ...rows] = await sheetWith(files, { 'home/en.json#cards/heading': 'New benefits' });
  expect((await imported(files, rows)).problems).toMatchObject([
    { code: 'language/import-columns' },
  ]);
});

it('what stands around the names of the columns does not count', async () => {
  const files = translatedSite();
  const [first = [], ...rows] = await sheetWith(files, {
    'home/en.json#cards/heading': 'New benefits',
  });
  const sheet = [first.map((name) => ` ${name} `), ...rows];
  const { changes, problems } = await imported(files, sheet);
  expect(problems).toEqual([]);
  expect(changes.map(({ after }) => after)).toEqual(['New benefits']);
});

it('a file that is not there, or is a folder, is told as such', async () => {
  const root = await copyTinySite();
  await mkdir(join(root, 'sheets'));
  await writeFile(join(root, 'plain.txt'), '');
  for (const name of ['none.csv', 'sheets', 'plain.txt/texts.csv']) {
    const file = join(root, name);
    expect(await languages(root, 'import', '--language', 'fr', file)).toEqual({
      code: 2,
      stdout: '',
      stderr: `There is no file ${file}. Check the name and the folder.\n`,
    });
  }
});
