import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commandHelp } from '../../tools/cli/command-help.ts';
import { command } from '../../tools/cli/commands/languages.ts';
import { toolLanguages } from '../../tools/messages/language.ts';
import { fromCsv } from '../../tools/model/csv.ts';
import { copyTinySite, readFolder, runTool } from '../run-tool.ts';

const languages = (root: string, ...args: string[]) =>
  runTool('languages', ...args, '--root', root, '--lang', 'en');

async function replace(file: string, from: string, to: string) {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

it('tells what differs with 1, nothing with 0, and a page that is not there with 2', async () => {
  const root = await copyTinySite();
  expect(await languages(root)).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('not reviewed'),
  });
  expect(await languages(root, 'accept', '--all')).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Recorded as current: \d+ texts in 5 files\.\n$/),
  });
  const translations = join(root, 'translations/fr.json');
  const texts = JSON.parse(await readFile(translations, 'utf8')) as object;
  await writeFile(
    translations,
    JSON.stringify({
      ...texts,
      languageExceptions: {
        identicalText: { 'common/pause': 'Le même mot', 'common/errorTitle': 'Partout en anglais' },
      },
    }),
  );
  expect(await languages(root)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Nothing to do: \d+ texts say the same in en, fr\.\n$/),
  });
  expect(await languages(root, '--page', '/nowhere')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no page or file "/nowhere"'),
  });
  expect(await languages(root, '--format', 'xml')).toMatchObject({ code: 2 });
});

it('accepts one document, or all where that is said, and nothing by a word left out', async () => {
  const root = await copyTinySite();
  const before = await readFolder(root);
  expect(await languages(root, 'accept')).toEqual({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Say which page is current: .* --all\. There are: .*\/courses/),
  });
  expect(await readFolder(root)).toEqual(before);
  expect(await languages(root, 'accept', '/courses')).toMatchObject({ code: 0 });
  const changed = [...(await readFolder(root))].filter(([file, text]) => before.get(file) !== text);
  expect(changed.map(([file]) => file)).toEqual(['pages-config/pages/courses/fr.json']);
});

it('goes from accepting over a changed text, a sheet and its return to accepting again', async () => {
  const root = await copyTinySite();
  await languages(root, 'accept', '--all');
  const accepted = await readFolder(root);
  const english = join(root, 'pages-config/pages/courses/en.json');
  const { heading } = JSON.parse(await readFile(english, 'utf8')).sections[0];
  await replace(english, heading, `${heading} again`);
  const told = await languages(root, '--page', '/courses', '--format', 'json');
  expect(told.code).toBe(1);
  expect(JSON.parse(told.stdout).problems).toMatchObject([
    { code: 'language/outdated', file: 'pages-config/pages/courses/fr.json', severity: 'warning' },
  ]);

  const sheet = join(root, 'fr.csv');
  expect(await languages(root, 'export', '--language', 'fr', '--output', sheet)).toMatchObject({
    code: 0,
  });
  expect((await languages(root, 'export', '--language', 'fr', '--output', '-')).stdout).toBe(
    await readFile(sheet, 'utf8'),
  );
  expect(await languages(root, 'import', '--language', 'fr', sheet)).toMatchObject({
    code: 0,
    stdout: 'The file changes no text.\n',
  });
  await replace(english, `${heading} again`, heading);
  await writeFile(sheet, '');
  expect(await readFolder(root)).toEqual(new Map([...accepted, ['fr.csv', '']]));
});

it('shows what a sheet would change, writes it, or refuses it whole', async () => {
  const root = await copyTinySite();
  await languages(root, 'accept', '--all');
  const sheet = join(root, 'fr.csv');
  await languages(root, 'export', '--language', 'fr', '--output', sheet);
  const french = join(root, 'pages-config/pages/courses/fr.json');
  const title = JSON.parse(await readFile(french, 'utf8')).title as string;
  await replace(sheet, title, `${title} !`);
  const before = await readFile(french, 'utf8');
  const dry = await languages(root, 'import', '--language', 'fr', sheet, '--dry-run');
  expect(dry).toMatchObject({
    code: 0,
    stdout: `pages-config/pages/courses/fr.json:2 title\n- ${title}\n+ ${title} !\n1 text in 1 file would change. Nothing has been written yet.\n`,
  });
  expect(await readFile(french, 'utf8')).toBe(before);
  expect(await languages(root, 'import', '--language', 'fr', sheet)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Changed 1 text in 1 file.'),
  });
  expect(JSON.parse(await readFile(french, 'utf8')).title).toBe(`${title} !`);
  const after = await readFile(french, 'utf8');
  await replace(sheet, `${title} !`, '');
  const refused = await languages(root, 'import', '--language', 'fr', sheet);
  expect(refused).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^Nothing was written\.[\s\S]*fr\.csv:\d+:3 error/),
  });
  expect(await readFile(french, 'utf8')).toBe(after);
  expect(await languages(root, 'import', '--language', 'de', sheet)).toMatchObject({
    code: 2,
    stderr: '--language de: name one of these: fr\n',
  });
  expect(await languages(root, 'import', '--language', 'fr')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Name the file'),
  });
});

it('exports the rows of one page, or those that wait for a translator, and no others', async () => {
  const root = await copyTinySite();
  await languages(root, 'accept', '--all');
  const exported = async (...args: string[]) => {
    const { stdout } = await languages(
      root,
      'export',
      '--language',
      'fr',
      '--output',
      '-',
      ...args,
    );
    return fromCsv(stdout).map(([position]) => position);
  };
  const all = await exported();
  const ofCourses = all.filter((position) => position?.startsWith('pages-config/pages/courses/'));
  expect(ofCourses.length).toBeGreaterThan(0);
  expect(await exported('--page', '/courses')).toEqual([all[0], ...ofCourses]);
  expect(await exported('--stale')).toEqual([all[0]]);
  const english = join(root, 'pages-config/pages/courses/en.json');
  const { title } = JSON.parse(await readFile(english, 'utf8'));
  await replace(english, title, `${title} again`);
  const french = 'pages-config/pages/courses/fr.json';
  expect(await exported('--stale')).toEqual([all[0], `${french}#title`]);
  expect(await exported('--stale', '--page', '/')).toEqual([all[0]]);
  expect(await languages(root, 'export', '--language', 'fr', '--page', '/none')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no page or file "/none"'),
  });
});

it('writes no sheet without a text, and says what to copy where the page is not there', async () => {
  const root = await copyTinySite();
  await languages(root, 'accept', '--all');
  const sheet = join(root, 'fr.csv');
  const exported = (...args: string[]) =>
    languages(root, 'export', '--language', 'fr', '--output', sheet, ...args);
  expect(await exported('--stale')).toEqual({
    code: 0,
    stdout: 'Nothing to translate in fr: no file was written.\n',
    stderr: '',
  });
  const folder = 'pages-config/pages/courses';
  const page = JSON.parse(await readFile(join(root, folder, 'en.json'), 'utf8'));
  await writeFile(join(root, folder, 'en.json'), JSON.stringify({ ...page, missingIn: ['fr'] }));
  await rm(join(root, folder, 'fr.json'));
  for (const name of ['/courses', 'courses/'])
    expect(await exported('--page', name)).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(`Copy ${folder}/en.json to ${folder}/fr.json`),
    });
  expect(existsSync(sheet)).toBe(false);
});

it('writes a sheet beside those that are there, as what opens it expects', async () => {
  const root = await copyTinySite();
  const before = process.cwd();
  try {
    process.chdir(root);
    const first = await languages(root, 'export', '--language', 'fr');
    expect(first).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^\d+ texts in translation-fr\.csv\..* npm run languages -- import --language fr .*csv$/m,
      ),
    });
    // What it says to be typed, as it stands.
    const [, typed = ''] = /npm run languages -- (import .*)/.exec(first.stdout) ?? [];
    expect(await languages(root, ...typed.split(' '))).toMatchObject({ code: 0 });
    const sheet = await readFile(join(root, 'translation-fr.csv'), 'utf8');
    await writeFile('translation-fr.csv', `${sheet}mine`);
    expect(await languages(root, 'export', '--language', 'fr')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is a file translation-fr.csv already'),
    });
    expect(await readFile('translation-fr.csv', 'utf8')).toBe(`${sheet}mine`);
  } finally {
    process.chdir(before);
  }
  expect(
    await languages(root, 'export', '--language', 'fr', '--output', 'texts.xlsx'),
  ).toMatchObject({ code: 2, stderr: expect.stringContaining('Call it texts.csv') });
});

it.each([
  ['export', '--all', 'export'],
  ['import', '--stale', 'import'],
  ['accept', '--dry-run', 'accept'],
])('refuses an option that would not count: %s %s', async (word, option, named) => {
  const root = await copyTinySite();
  expect(await languages(root, word, option)).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(`${option} is not for "${named}".`),
  });
});

it('helps in three languages', () => {
  const helps = toolLanguages.map((language) => commandHelp('languages', command, language));
  expect(new Set(helps).size).toBe(3);
  for (const text of helps)
    expect(text).toMatch(/accept[\s\S]*export[\s\S]*import[\s\S]*languageExceptions/);
});
