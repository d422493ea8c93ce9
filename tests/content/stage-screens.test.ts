import { describe, expect, test } from 'vitest';
import { languages, pagesIn } from '../shipped-site.ts';

/** What stands as large as the window is read, and added up. */

type Screen = {
  screen: string;
  columns: string[];
  series: { values: number[] }[];
  tiles: { value: string; tone: string; cells: string[]; marked?: boolean; note?: string }[];
  device: string;
  figure?: string;
};

const screensOf = (language: (typeof languages)[number], name: string): Screen[] =>
  pagesIn(language)
    .flatMap(({ json }) => json.sections as unknown[] as { mockup?: Screen }[])
    .flatMap(({ mockup }) => (mockup?.screen === name ? [mockup] : []));

const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

/** All digits of a text, as one number. */
const digitsOf = (text: string) => Number(text.replace(/\D/g, ''));

describe.each(languages)('in %s', (language) => {
  test('the rows of a trail are in the order of their hours, with a cell for each column', () => {
    const trails = screensOf(language, 'trail');
    expect(trails.length).toBeGreaterThan(0);
    for (const { columns, tiles } of trails) {
      const hours = tiles.map(({ cells }) => digitsOf(cells[0]!));
      expect(hours).toEqual([...hours].sort((a, b) => a - b));
      // Who it was and how it ended stand beside the cells.
      expect(tiles.filter(({ cells }) => cells.length !== columns.length - 2)).toEqual([]);
    }
  });

  test('a trail counts its rows, but in a device, and those that were refused stand out', () => {
    for (const { device, figure, tiles } of screensOf(language, 'trail')) {
      const refused = tiles.filter(({ marked }) => !marked);
      if (device === 'bare')
        expect(figure?.match(/\d+/g)).toEqual([String(tiles.length), String(refused.length)]);
      expect(tiles.filter(({ tone }) => tone === 'ipe')).toEqual(refused);
    }
  });

  test('the figures above bars are the sums of them', () => {
    const charts = screensOf(language, 'bars');
    expect(charts.length).toBeGreaterThan(0);
    for (const { series, tiles } of charts) {
      const figures = tiles.map(({ value }) => digitsOf(value));
      // Bars of money are in tens of what the figures are in, those of large figures in thousands.
      const isMoney = tiles.some(({ value }) => value.includes('$'));
      const unit = isMoney ? 10 : figures.every((figure) => figure % 1000 === 0) ? 1000 : 1;
      expect(figures).toEqual(series.map(({ values }) => unit * sum(values)));
    }
  });

  test('a period has a beginning and an end, and one moment that stands out: its end', () => {
    const periods = screensOf(language, 'period');
    expect(periods.length).toBeGreaterThan(0);
    for (const { tiles } of periods) {
      const marks = tiles.map(({ marked }) => (marked ? 'on' : 'off')).join(' ');
      expect(marks).toMatch(/^off( on)+( off)+$/);
      const end = tiles.findLastIndex(({ marked }) => marked) + 1;
      expect(tiles.filter(({ tone }) => tone === 'ipe')).toEqual([tiles[end]]);
      expect(tiles.filter(({ note }) => !/\d/.test(note ?? ''))).toEqual([]);
    }
  });

  test('no bar of days ends before it begins, or after its period', () => {
    type Calendar = { layout?: string; period?: { days: number }; items: { span: Span }[] };
    type Span = { from: number; to: number; label: string };
    const calendars = pagesIn(language)
      .flatMap(({ json }) => json.sections as unknown[] as Calendar[])
      .filter(({ layout }) => layout === 'calendar');
    expect(calendars.length).toBeGreaterThan(0);
    for (const { items, period } of calendars) {
      const spans = items.map(({ span }) => span);
      expect(spans.filter(({ from, to }) => from > to || to > period!.days)).toEqual([]);
      // What the label says is what the bar shows.
      for (const { from, to, label } of spans)
        expect(label.match(/\d+/g)).toEqual(from === to ? [`${from}`] : [`${from}`, `${to}`]);
    }
  });
});
