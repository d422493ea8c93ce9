import { describe, expect, test } from 'vitest';
import { languages, pagesIn } from '../shipped-site.ts';

/** The panels of the shipped site look used: enough rows, at places that are there, and axes. */

type Tile = { value: string; label: string; column?: number; row?: number };
type Panel = {
  at: string;
  device: string;
  screen?: string;
  columns?: string[];
  hours?: string[];
  series?: { label: string; values: number[]; unit?: string }[];
  tiles: Tile[];
  score?: number;
};

function panelsIn(part: unknown, at: string): Panel[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, each]) => {
    if (key === 'mockup') return [{ at, ...(each as Omit<Panel, 'at'>) }];
    return panelsIn(each, at);
  });
}

const panelsOf = (language: (typeof languages)[number]) =>
  pagesIn(language)
    .flatMap(({ route, json }) => panelsIn(json.sections, `${route} in ${language}`))
    .filter(({ device }) => device === 'dashboard');

const shown = (panels: Panel[], name: string) =>
  panels.filter(({ screen = 'score' }) => screen === name);

/** Two entries of a day, each of an hour, at the same time. */
const clashesIn = ({ at, tiles }: Panel) =>
  tiles.flatMap((one, index) =>
    tiles
      .slice(index + 1)
      .filter(({ column, row = 0 }) => column === one.column && Math.abs(row - one.row!) < 2)
      .map((other) => `${at}: ${one.value} and ${other.value}`),
  );

describe.each(languages)('in %s', (language) => {
  const panels = panelsOf(language);

  test('lists and tables of panels have enough rows', () => {
    const few = [
      ...shown(panels, 'risks').filter(({ tiles, columns }) => tiles.length < 6 || !columns),
      ...shown(panels, 'agenda').filter(({ tiles }) => tiles.length < 9),
      ...shown(panels, 'record').filter(({ tiles }) => tiles.length < 4),
      ...shown(panels, 'cohort').filter(({ series = [] }) => series.length < 5),
    ];
    expect(panels.length).toBeGreaterThan(12);
    expect(few.map(({ at, screen }) => `${at}: ${screen}`)).toEqual([]);
  });

  test('no entry of a schedule stands outside its hours and days, or over another', () => {
    const timed = shown(panels, 'agenda').filter(({ hours }) => hours);
    const outside = timed.flatMap(({ at, columns = [], hours = [], tiles }) =>
      tiles
        .filter(({ column = 0, row = 0 }) => column < 1 || column > columns.length || row < 1)
        .concat(tiles.filter(({ row = 0 }) => row + 1 > 2 * hours.length))
        .map(({ value }) => `${at}: ${value}`),
    );
    expect(timed.length).toBeGreaterThan(1);
    expect([...outside, ...timed.flatMap(clashesIn)]).toEqual([]);
  });

  test('no group of a table has more values than the table has periods, or beyond 100', () => {
    const strange = shown(panels, 'cohort').flatMap(({ at, columns = [], series = [] }) =>
      series
        .filter(({ values }) => values.length > columns.length || Math.max(...values) > 100)
        .map(({ label }) => `${at}: ${label}`),
    );
    expect(strange).toEqual([]);
  });

  test('a curve that ends with the ring’s figure or a row’s ends with that value', () => {
    const records = shown(panels, 'record');
    expect(records.filter(({ columns }) => !columns).map(({ at }) => at)).toEqual([]);
    expect(
      records.flatMap(({ at, series = [] }) => series.filter(({ unit }) => !unit).map(() => at)),
    ).toEqual([]);
    const unmet = shown(panels, 'score').filter(({ score, series = [], tiles }) => {
      const figures = [String(score), ...tiles.map(({ value }) => value)];
      return !figures.includes(String(series[0]?.values.at(-1)));
    });
    expect(unmet.map(({ at }) => at)).toEqual([]);
  });
});
