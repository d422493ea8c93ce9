import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Series } from '../../src/generated/types.ts';
import Trend from '../../src/ui/mockup/trend.tsx';

/** Charts of product screens: an axis is of one unit, and an area begins at zero. */

const heart = { label: 'Coração', unit: 'bpm', values: [72, 70, 64] };
const intervals = { label: 'Variabilidade', unit: 'ms', values: [44, 46, 60] };
const pressure = { label: 'Pulso', unit: 'bpm', values: [80, 78, 74] };

/** What each axis of a chart is of: its ticks, and the units and curves beside it. */
const axesOf = (series: Series[]) =>
  renderToString(<Trend series={series} columns={['ago', 'set']} />)
    .split('</svg>')
    .slice(0, -1)
    .map((chart) => ({
      ticks: [...chart.matchAll(/<span>(\d+)<\/span>/g)].map(([, tick]) => Number(tick)),
      units: [...new Set([...chart.matchAll(/\d\u00a0(\w+)<\/b>/g)].map(([, unit]) => unit))],
      hasArea: /H0Z"/.test(chart),
    }));

test('two units never share an axis', () => {
  expect(axesOf([heart, intervals])).toEqual([
    { ticks: [80, 70, 60], units: ['bpm'], hasArea: false },
    { ticks: [60, 50, 40], units: ['ms'], hasArea: false },
  ]);
  expect(axesOf([heart, { label: 'Pessoas', values: [4, 5, 6] }])).toHaveLength(2);
});

test('two curves of one unit do', () => {
  expect(axesOf([heart, pressure])).toEqual([
    { ticks: [80, 70, 60], units: ['bpm'], hasArea: false },
  ]);
});

test('there is an area only where the axis begins at zero', () => {
  const areas = (values: number[]) => axesOf([{ label: 'Pagas', unit: 'x', values }]);
  expect(areas([24, 98, 186]).map(({ hasArea }) => hasArea)).toEqual([true]);
  expect(areas([124, 148, 186]).map(({ hasArea }) => hasArea)).toEqual([false]);
});

test('the periods are named once, below all', () => {
  const html = renderToString(<Trend series={[heart, intervals]} columns={['ago', 'set']} />);
  expect(html.split('ago').length).toBe(2);
  expect(html.lastIndexOf('</svg>')).toBeLessThan(html.indexOf('ago'));
});
