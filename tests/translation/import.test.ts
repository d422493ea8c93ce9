import { expect, it } from 'vitest';
import { checkPlan, filesAfterPlan } from '../../tools/editing/plan.ts';
import { describeProblem } from '../../tools/report/describe-problem.ts';
import { formatChanges } from '../../tools/translation/import.ts';
import { bytes, exported, header, imported, sheetWith, textOf } from './sheets.ts';
import { homeEn, homePt, languageProblems, translatedSite } from './translated-site.ts';

it('a sheet has the position, the source, the text and the maximum length of every text', async () => {
  const rows = await exported(translatedSite());
  expect(rows[0]).toEqual(header);
  const withoutLast = rows.map((row) => row.slice(0, 4));
  expect(withoutLast).toContainEqual([
    'pages-config/pages/home/en.json#title',
    'Mais de 500 aparelhos (início)',
    'More than 500 devices (start)',
    '65',
  ]);
  expect(withoutLast).toContainEqual([
    'pages-config/pages/home/en.json#cards/items/2/heading',
    'Segunda coisa',
    'Second thing',
    '',
  ]);
  expect(withoutLast).toContainEqual([
    'pages-config/shell/en.json#header/menus/more/label',
    'More',
    'Further',
    '',
  ]);
  expect(withoutLast).toContainEqual([
    'translations/en.json#common/close',
    'close',
    'close in English',
    '',
  ]);
  expect(withoutLast).toContainEqual([
    'pages-config/forms/contact.json#purpose/en',
    'Para responder.',
    'To answer you.',
    '',
  ]);
  expect(rows.filter(([, , text]) => text?.startsWith('@'))).toEqual([]);
});

it('what was exported changes nothing when it comes back', async () => {
  const files = translatedSite();
  expect(await imported(files, await exported(files))).toEqual({
    plan: new Map(),
    changes: [],
    problems: [],
  });
});

it('a translation is put in its place, and all else stays letter for letter', async () => {
  const files = translatedSite({
    [homePt]: (page) => (page.sections[1].heading = 'Novas vantagens'),
  });
  const { plan, changes, problems } = await imported(
    files,
    await sheetWith(files, {
      'home/en.json#cards/heading': 'New benefits',
      'home/en.json#hero/heading': 'A "new"; opening\nin two lines',
    }),
  );
  expect(problems).toEqual([]);
  expect([...plan.keys()]).toEqual([homeEn]);
  expect((await checkPlan(files, plan)).problems).toEqual([]);
  const after = filesAfterPlan(files, plan);
  const [before, now] = [textOf(files, homeEn).split('\n'), textOf(after, homeEn).split('\n')];
  expect(now).toHaveLength(before.length);
  const changed = now.filter((line, index) => line !== before[index]);
  expect(changed.slice(0, 2)).toEqual([
    '      "heading": "A \\"new\\"; opening\\nin two lines",',
    '      "heading": "New benefits",',
  ]);
  expect(changed.slice(2).every((line) => /^ {4}"(hero|cards)": "[\w -]+",?$/.test(line))).toBe(
    true,
  );
  expect(formatChanges(changes)).toBe(
    `${homeEn}:14 hero/heading\n- Opening of start\n+ A "new"; opening\n+ in two lines\n${homeEn}:26 cards/heading\n- Benefits\n+ New benefits`,
  );
});

it('what was imported is current, and what was not stays as it was', async () => {
  const files = translatedSite({
    [homePt]: (page) =>
      Object.assign(page.sections[1], { heading: 'Novas vantagens' }) &&
      (page.sections[0].heading = 'Nova abertura'),
  });
  expect((await languageProblems(files)).map(({ params }) => params.path)).toEqual([
    'hero/heading',
    'cards/heading',
  ]);
  const after = filesAfterPlan(
    files,
    (
      await imported(
        files,
        await sheetWith(files, { 'home/en.json#cards/heading': 'New benefits' }),
      )
    ).plan,
  );
  expect((await languageProblems(after)).map(({ params }) => params.path)).toEqual([
    'hero/heading',
  ]);
});

it('a text that is missing can be brought by the sheet', async () => {
  const files = translatedSite({ [homePt]: (page) => (page.sections[1].lead = 'Duas vantagens') });
  expect(await exported(files)).toContainEqual([
    `${homeEn}#cards/lead`,
    'Duas vantagens',
    '',
    '',
    '',
  ]);
  const after = filesAfterPlan(
    files,
    (await imported(files, await sheetWith(files, { 'home/en.json#cards/lead': 'Two benefits' })))
      .plan,
  );
  expect(await languageProblems(after)).toEqual([]);
  expect(JSON.parse(textOf(after, homeEn)).sections[1].lead).toBe('Two benefits');
});

it('a part of a sheet will do, in any order', async () => {
  const files = translatedSite();
  const [first, ...rows] = await sheetWith(files, { 'home/en.json#cards/heading': 'New benefits' });
  const { changes } = await imported(files, [
    first!,
    ...rows.filter(([position]) => position?.includes('cards')).reverse(),
  ]);
  expect(changes.map(({ after }) => after)).toEqual(['New benefits']);
});

const withMessage = (text: string) => (messages: { common: Record<string, string> }) =>
  (messages.common.fieldTooLong = text);
const placeholders = {
  'translations/pt.json': withMessage('Até {max}'),
  'translations/en.json': withMessage('At most {max}'),
};
const plurals = {
  'translations/pt.json': withMessage('{max, plural, one {# letra} other {# letras}}'),
  'translations/en.json': withMessage('{max, plural, one {# letter} other {# letters}}'),
};

it.each<[string, Parameters<typeof sheetWith>[1], string]>([
  [
    'a broken placeholder',
    { 'common/fieldTooLong': 'At most {mx}' },
    'language/import-placeholders 3',
  ],
  [
    'a brace that is not closed',
    { 'common/fieldTooLong': 'At most {max' },
    'language/import-placeholders 3',
  ],
  [
    'another figure',
    { 'home/en.json#hero/lead': 'More than 50 devices' },
    'language/import-figures 3',
  ],
  [
    'a text that is too long',
    { 'home/en.json#title': 'x'.repeat(66) },
    'language/import-too-long 3',
  ],
  ['an empty text', { 'home/en.json#cards/heading': ' ' }, 'language/import-empty 3'],
  [
    'a source that has changed since',
    { 'home/en.json#cards/heading': ['Outras vantagens', 'Other benefits'] },
    'language/import-conflict 2',
  ],
])('one row refuses the whole sheet: %s', async (_, changes, expected) => {
  const files = translatedSite(placeholders);
  const { plan, problems } = await imported(
    files,
    await sheetWith(files, { ...changes, 'home/en.json#hero/heading': 'A good one' }),
  );
  expect(problems.map(({ code, column }) => `${code} ${column}`)).toEqual([expected]);
  expect(plan.size).toBe(0);
});

it('a message keeps its values in its plurals too', async () => {
  const files = translatedSite(plurals);
  const taken = async (text: string) =>
    (await imported(files, await sheetWith(files, { 'common/fieldTooLong': text }))).problems.map(
      ({ code }) => code,
    );
  expect(await taken('{max, plural, one {just # letter} other {# letters}}')).toEqual([]);
  for (const broken of [
    '{mx, plural, one {# letter} other {# letters}}',
    '{max, plural, one {# letter}}',
    'Too long',
  ])
    expect(await taken(broken)).toEqual(['language/import-placeholders']);
});

it('rows that lead nowhere, and rows that come twice, are refused by their number', async () => {
  const files = translatedSite();
  const [first, second, third, ...rest] = await exported(files);
  const sheet = [
    first!,
    second!,
    ['pages-config/pages/home/en.json#cards/headin', 'a', 'b', ''],
    third!,
    third!,
    ...rest,
  ];
  expect(
    (await imported(files, sheet)).problems.map((problem) => [
      problem.line,
      problem.column,
      describeProblem(problem, 'pt').message,
    ]),
  ).toEqual([
    [3, 1, 'Não existe mais nenhum texto em "pages-config/pages/home/en.json#cards/headin".'],
    [5, 1, `A posição "${third![0]}" já apareceu na linha 4.`],
  ]);
});

it('figures that differ on purpose are taken', async () => {
  const files = translatedSite({
    [homeEn]: (page) =>
      (page.languageExceptions = { otherFigures: { 'hero/lead': 'Counted otherwise there' } }),
  });
  expect(
    (
      await imported(
        files,
        await sheetWith(files, { 'home/en.json#hero/lead': 'More than 50 devices' }),
      )
    ).problems,
  ).toEqual([]);
});

it.each<[string, Uint8Array, string]>([
  ['no UTF-8', new Uint8Array([0x61, 0xe7, 0x3b]), 'language/import-encoding 1'],
  ['other columns', bytes('only one column\nx'), 'language/import-columns 1'],
  ['quotes that do not close', bytes('a;b;c\n"x;y;z'), 'language/import-quotes 2'],
  ['nothing at all', new Uint8Array(), 'language/import-columns 1'],
])('a file that is no sheet is refused: %s', async (_, sheet, expected) => {
  expect(
    (await imported(translatedSite(), sheet)).problems.map(({ code, line }) => `${code} ${line}`),
  ).toEqual([expected]);
});
