import { expect, it } from 'vitest';
import { formatOnlyProblem } from '../../../../tests/pipeline/format-only-problem.ts';
import { siteFiles, testPage } from '../../../../tests/site.ts';
import { checkSite } from '../../check-site.ts';

const hours = { name: 'hours', label: 'H', limits: { min: 0, max: 8, step: 0.5 }, default: 2 };
const rate = {
  name: 'rate',
  label: 'R',
  default: 1,
  options: [
    { label: 'One', value: 1 },
    { label: 'None', value: 0 },
  ],
};

/** The home page in both languages, with a calculator of these inputs and formulas. */
const withCalculator = (inputs: object[], ...formulas: string[]) =>
  Object.fromEntries(
    ['pt', 'en'].map((language) => {
      const page = testPage(language, 'home');
      const calculator = {
        type: 'calculator',
        id: 'sums',
        heading: 'Sums',
        inputsLabel: 'I',
        resultsLabel: 'R',
        inputs,
        results: formulas.map((formula, index) => ({ label: `L${index}`, formula })),
        disclaimer: 'D',
      };
      const sections = [...page.sections, calculator];
      return [`pages-config/pages/home/${language}.json`, { ...page, sections }];
    }),
  );

const problemsOf = async (inputs: object[], ...formulas: string[]) =>
  (await checkSite(siteFiles(withCalculator(inputs, ...formulas)))).problems
    .filter(({ file }) => file.endsWith('pt.json'))
    .map(({ code, pointer, params }) => [code, pointer.replace(/^\/sections\/\d+/, ''), params]);

const noNumber = (formula: string, values: string) => [
  ['formula/no-number', '/results/0/formula', { formula, values }],
];

it.each([
  'hours * 2',
  'hours / 0.5 - -hours',
  'hours > 4 ? max(hours, 5) : round(hours) % 3',
  '1 / max(hours, 1)',
])('a formula that is well: %s', async (formula) =>
  expect(await problemsOf([hours], formula)).toEqual([]),
);

it.each([
  ['hours * 2,5', 'hours * 2,5'],
  ['hours *', 'hours *'],
  ['hours && 2', '&&'],
  ['hours.constructor', '.'],
  ['"hours"', '"hours"'],
  ['round(hours, 2)', 'round('],
  ['1e999 * hours', '1e999'],
])('what is no formula is one problem: %s', async (formula, found) =>
  expect(await problemsOf([hours], formula)).toMatchObject([
    ['formula/syntax', '/results/0/formula', { formula, found }],
  ]),
);

it.each(['hour * 2', 'sqrt(hours)', 'constructor(hours)', 'hours + toString'])(
  'a name that is not there is one problem: %s',
  async (formula) =>
    expect(await problemsOf([hours], formula)).toMatchObject([
      [
        'formula/unknown-name',
        '/results/0/formula',
        { nearest: /^hour /.test(formula) ? 'hours' : '' },
      ],
    ]),
);

it('tries the numbers at first, the limits, zero between, and each choice with each', async () => {
  expect(await problemsOf([{ ...hours, default: 0 }], '1 / hours')).toEqual(
    noNumber('1 / hours', 'hours = 0'),
  );
  expect(await problemsOf([hours], '1 / (8 - hours)')).toEqual(
    noNumber('1 / (8 - hours)', 'hours = 8'),
  );
  const around = { ...hours, limits: { min: -1, max: 1, step: 1 }, default: 1 };
  expect(await problemsOf([around], '1 / hours')).toEqual(noNumber('1 / hours', 'hours = 0'));
  expect(await problemsOf([hours, rate], '1 / (hours + rate)')).toEqual(
    noNumber('1 / (hours + rate)', 'hours = 0, rate = 0'),
  );
});

it('looks at the inputs themselves', async () => {
  const codes = async (inputs: object[], formula = 'hours') =>
    (await problemsOf(inputs, formula)).map(([code, pointer]) => `${code} ${pointer}`);
  expect(await codes([{ ...hours, default: 0.75 }])).toEqual(['formula/default /inputs/0/default']);
  expect(await codes([{ ...hours, default: 9 }])).toEqual(['formula/default /inputs/0/default']);
  expect(await codes([hours, { ...rate, default: 2 }], 'hours * rate')).toEqual([
    'formula/default /inputs/1/default',
  ]);
  expect(await codes([{ ...hours, limits: { min: 8, max: 8, step: 1 } }])).toEqual([
    'formula/limits /inputs/0/limits',
  ]);
  expect(await codes([hours, { ...rate, name: 'hours' }])).toEqual([
    'formula/same-name /inputs/1/name',
  ]);
  expect(await codes([hours, rate])).toEqual(['formula/unused /inputs/1/name']);
});

it('says what is wrong and what to do, and puts a slip right', async () => {
  const both = withCalculator([hours], 'hours * 2');
  const wrong = withCalculator([hours], 'hour * 2');
  const file = 'pages-config/pages/home/pt.json';
  const changes = { ...both, [file]: wrong[file] };
  expect(await formatOnlyProblem(changes)).toMatchInlineSnapshot(`
    "formula/unknown-name
    pages-config/pages/home/pt.json:50:22 /sections/2/results/0/formula
    A fórmula usa "hour", que não existe aqui.
    Você quis dizer "hours"? Existem: hours."
  `);
  const [{ edit } = {}] = (await checkSite(siteFiles(changes))).problems;
  expect(edit?.content).toBe('"hours * 2"');
});
