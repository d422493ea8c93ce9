import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import Chart from '../../src/blocks/chart.tsx';
import type { ChartSection } from '../../src/generated/types.ts';
import type { PageData, ShellData } from '../../src/lib/page-data.ts';
import { PageContext } from '../../src/state/page-context.ts';
import { namedPeriods } from '../../src/ui/chart-plot.tsx';

/** A chart is drawn from its values, begins at zero, and says all of them to who does not see it. */

const shell = { drawings: { hash: 'd', files: [] } } as unknown as ShellData;
const plain: ChartSection = {
  type: 'chart',
  id: 'c',
  ground: 'dark',
  heading: 'Três momentos',
  measure: 'Pacientes, em %.',
  unit: '%',
  axisFrom: 0,
  periods: ['Mês 1', 'Mês 2', 'Mês 3'],
  lines: [
    { label: 'Com o app', values: [100, 90, 80] },
    { label: 'Sem o app', values: [100, 75, 50] },
  ],
  marks: [{ period: 2, icon: 'bell', heading: 'O começo' }],
};

const render = (section: Partial<ChartSection> = {}) =>
  renderToString(
    <IntlProvider locale="pt">
      <PageContext value={{ page: {} as PageData, shell }}>
        <Chart {...plain} {...section} />
      </PageContext>
    </IntlProvider>,
  )
    .replaceAll('<!-- -->', '')
    .replace(/<style.*?<\/style>/gs, '')
    .replace(/ (class|data-emotion)="[^"]*"/g, '');

const stairs = (html: string) => [...html.matchAll(/<path d="([^"]*)"/g)].map(([, d]) => d);
const cells = (html: string) =>
  [...html.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, text]) => text);

test('each line is a stair as high as its values, over an axis that begins at zero', () => {
  expect(stairs(render())).toEqual([
    'M0 0H1V10H2V20H3V100H0Z',
    'M0 0H1V25H2V50H3V100H0Z',
    'M0 0H1V25H2V50H3',
    'M0 0H1V10H2V20H3',
  ]);
  const [line] = plain.lines;
  expect(stairs(render({ lines: [line!] }))).toEqual([
    'M0 0H1V10H2V20H3V100H0Z',
    'M0 0H1V10H2V20H3',
  ]);
});

test('an axis that begins higher says where', () => {
  const html = render({ axisFrom: 40 });
  expect(stairs(html)).toContain('M0 0H1V41.7H2V83.3H3');
  expect(html).toContain('<b>40%</b>');
  expect(render()).not.toContain('%</b>');
});

test('a table has every value by its period and its line', () => {
  expect(cells(render())).toEqual([
    '',
    'Com o app',
    'Sem o app',
    ...['Mês 1', '100', '100'],
    ...['Mês 2', '90', '75'],
    ...['Mês 3', '80', '50'],
  ]);
});

test('the last values stand beside the heading, with their unit', () => {
  expect([...render().matchAll(/<dd>([^<]*)/g)].map(([, value]) => value)).toEqual(['80%', '50%']);
  expect(render({ unit: ' min' })).toContain('<dd>80<span> min</span></dd>');
});

test('a mark says its period and how far the last line falls there, and nothing where it rises', () => {
  const html = render();
  expect(html).toContain('−25');
  expect(html).toMatch(/<p>Mês 2<\/p><h3>O começo<\/h3>/);
  const marks = [{ period: 1, heading: 'No primeiro' }];
  expect(html).not.toContain('+');
  expect(render({ marks })).not.toContain('−');
});

test('a mark says how far the last line comes back before the next one', () => {
  const periods = ['1', '2', '3', '4', '5'];
  const lines = [
    { label: 'Com o app', values: [100, 98, 96, 94, 92] },
    { label: 'Sem o app', values: [90, 70, 78, 82, 60] },
  ];
  const marks = [2, 5].map((period) => ({ period, heading: `No ${period}` }));
  const said = [...render({ periods, lines, marks }).matchAll(/[−+]\d+/g)].map(([said]) => said);
  expect(said).toEqual(['−20', '+12', '−22']);
});

test('a mark of a period that is not there is left out', () => {
  const html = render({ marks: [{ period: 9, heading: 'Nunca' }] });
  expect(html).not.toContain('Nunca');
});

test('on a telephone the marked periods are named, and the last one where there is room', () => {
  expect(namedPeriods(12, [2, 5, 9])).toEqual([2, 5, 9, 12]);
  expect(namedPeriods(12, [2, 10])).toEqual([2, 10]);
  expect(namedPeriods(12, [12])).toEqual([12]);
  expect(namedPeriods(3, [2, 7])).toEqual([2]);
  expect(namedPeriods(7, [])).toEqual([1, 4, 7]);
});
