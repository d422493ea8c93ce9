import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { toolLanguages } from '../../tools/messages/language.ts';
import { createTranslator } from '../../tools/messages/translate.ts';
import { fromCsv, toCsv } from '../../tools/model/csv.ts';
import type { Problem } from '../../tools/model/problem.ts';
import { describeProblem } from '../../tools/report/describe-problem.ts';
import { copyTinySite, runTool } from '../run-tool.ts';
import { exported, header, imported, sheetWith, withFourColumns } from './sheets.ts';
import { homeEn, homePt, translatedSite } from './translated-site.ts';

const heading = 'home/en.json#cards/heading';
const untouched = () => translatedSite();
/** The site after a colleague has corrected a translation. */
const corrected = () =>
  translatedSite({ [homeEn]: (page) => (page.sections[1].heading = 'Corrected benefits') });
/** The site after the source of that translation has changed. */
const rewritten = () =>
  translatedSite({ [homePt]: (page) => (page.sections[1].heading = 'Outras vantagens') });
/** The site after the section of that translation was taken away. */
const shortened = () =>
  translatedSite({
    [homePt]: (page) => page.sections.splice(1, 1),
    [homeEn]: (page) => page.sections.splice(1, 1),
  });

const codesOf = (problems: Problem[]) => problems.map(({ code }) => code);

it('the last column of a sheet is the translation as it was when exported', async () => {
  const [first, ...rows] = await exported(untouched());
  expect(first?.at(-1)).toBe('translation when exported');
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.map((row) => row[4])).toEqual(rows.map(([, , text]) => text));
});

it.each([
  ['a colleague has corrected its translation', corrected],
  ['its source has changed', rewritten],
  ['its text is gone', shortened],
])('a row that nobody touched changes nothing, also where %s', async (_, later) => {
  const sheet = await sheetWith(untouched(), { 'home/en.json#hero/heading': 'A new opening' });
  const { changes, problems } = await imported(later(), sheet);
  expect(problems).toEqual([]);
  expect(changes.map(({ position, after }) => `${position} ${after}`)).toEqual([
    `${homeEn}#hero/heading A new opening`,
  ]);
});

it('a line break that a spreadsheet writes in its own way is no change', async () => {
  const files = translatedSite({ [homeEn]: (page) => (page.sections[0].lead = 'More\nthan 500') });
  const sheet = (await exported(files)).map(([position = '', source = '', text = '', ...rest]) => [
    position,
    source,
    text.replaceAll('\n', '\r\n'),
    ...rest,
  ]);
  expect(await imported(untouched(), sheet)).toMatchObject({ changes: [], problems: [] });
});

it('a text that both have changed is refused at its cell, with what the site says', async () => {
  const sheet = await sheetWith(untouched(), { [heading]: 'New benefits' });
  const { plan, problems } = await imported(corrected(), sheet);
  expect(plan.size).toBe(0);
  const row = sheet.findIndex(([position]) => position?.endsWith(heading)) + 1;
  expect(problems).toMatchObject([
    { code: 'language/import-changed', file: 'en.csv', line: row, column: 3 },
  ]);
  expect(describeProblem(problems[0]!, 'en').message).toBe(
    `The translation of "${homeEn}#cards/heading" has changed on the site since the export. It now says: Corrected benefits`,
  );
});

it('what both have changed is shown from where it differs', async () => {
  const long = 'word '.repeat(50);
  const before = translatedSite({ [homeEn]: (page) => (page.sections[0].lead = `${long}one`) });
  const after = translatedSite({ [homeEn]: (page) => (page.sections[0].lead = `${long}two`) });
  const sheet = await sheetWith(before, { 'home/en.json#hero/lead': 'More than 500' });
  const { problems } = await imported(after, sheet);
  expect(describeProblem(problems[0]!, 'en').message).toMatch(/says: …(?:word ){4}two$/);
});

it('what both have changed to the same is no conflict', async () => {
  const sheet = await sheetWith(untouched(), { [heading]: 'Corrected benefits' });
  expect(await imported(corrected(), sheet)).toMatchObject({ changes: [], problems: [] });
});

it('a translation that was missing and has come since is not written over', async () => {
  const withLead = (page: { sections: { lead?: string }[] }) =>
    (page.sections[1]!.lead = 'Duas vantagens');
  const before = translatedSite({ [homePt]: withLead });
  const after = translatedSite({
    [homePt]: withLead,
    [homeEn]: (page) => (page.sections[1].lead = 'Two of them'),
  });
  const lead = 'home/en.json#cards/lead';
  expect(await imported(after, await exported(before))).toMatchObject({
    changes: [],
    problems: [],
  });
  const { problems } = await imported(after, await sheetWith(before, { [lead]: 'Two benefits' }));
  expect(codesOf(problems)).toEqual(['language/import-changed']);
});

it('a translation that was taken out of the sheet is still told', async () => {
  const { problems } = await imported(untouched(), await sheetWith(untouched(), { [heading]: '' }));
  expect(codesOf(problems)).toEqual(['language/import-empty']);
});

it('a sheet of four columns, as exported before, is compared with the site', async () => {
  const sheet = withFourColumns(await sheetWith(untouched(), { [heading]: 'New benefits' }));
  const { changes, problems } = await imported(corrected(), sheet);
  expect(problems).toEqual([]);
  expect(changes.map(({ after }) => after)).toEqual(['New benefits']);
  const { problems: refused } = await imported(rewritten(), sheet);
  expect(codesOf(refused)).toEqual(['language/import-conflict']);
  expect(describeProblem(refused[0]!, 'en').hint).toMatch(
    /^It now says: "[^"]+"\. Export again and translate that text, or delete this row\.$/,
  );
});

it('a fifth column of somebody else is not taken for the translation when exported', async () => {
  const [, ...rows] = withFourColumns(await sheetWith(untouched(), { [heading]: 'New benefits' }));
  const sheet = [[...header.slice(0, 4), 'notes'], ...rows.map((row) => [...row, row[2] ?? ''])];
  const { changes } = await imported(untouched(), sheet);
  expect(changes.map(({ after }) => after)).toEqual(['New benefits']);
});

it.each(toolLanguages)('the column is known in %s, and beside others', async (language) => {
  const {
    position,
    limit,
    exported: last,
  } = {
    position: createTranslator(language)('translation.columns.position'),
    limit: createTranslator(language)('translation.columns.limit'),
    exported: createTranslator(language)('translation.columns.exported'),
  };
  const [, ...rows] = await exported(untouched());
  const sheet = [
    [position, 'Português', 'English', limit, 'notes', last],
    ...rows.map((row) => row.toSpliced(4, 0, 'as it is')),
  ];
  expect(await imported(corrected(), sheet)).toMatchObject({ changes: [], problems: [] });
});

it('a correction on the site outlives a sheet that was exported before it', async () => {
  const root = await copyTinySite();
  const languages = (...args: string[]) =>
    runTool('languages', ...args, '--language', 'fr', '--root', root, '--lang', 'en');
  const sheet = join(root, 'fr.csv');
  await languages('export', '--output', sheet);
  const french = join(root, 'pages-config/pages/courses/fr.json');
  const page = JSON.parse(await readFile(french, 'utf8'));
  page.sections[0].heading = 'Trois stages, un seul port';
  await writeFile(french, JSON.stringify(page, null, 2));
  const rows = fromCsv(await readFile(sheet, 'utf8'));
  expect(rows[0]?.at(-1)).toBe('translation when exported');
  const row = rows.find(([position]) => position?.endsWith('courses/fr.json#hero/lead'));
  row![2] = 'Venez comme vous êtes.';
  await writeFile(sheet, toCsv(rows));
  expect(await languages('import', sheet)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Changed 1 text in 1 file.'),
  });
  const [{ heading, lead }] = JSON.parse(await readFile(french, 'utf8')).sections;
  expect([heading, lead]).toEqual(['Trois stages, un seul port', 'Venez comme vous êtes.']);
});
