import { describe, expect, test } from 'vitest';
import { shareIn } from '../../src/ui/mockup/share-in.ts';
import { languages, pagesIn } from '../shipped-site.ts';

/** The panels of the shipped site look used: enough rows, at places that are there, and axes. */

type Tile = {
  tone?: string;
  value: string;
  label: string;
  note?: string;
  trend?: string;
  cells?: string[];
  marked?: boolean;
  column?: number;
  row?: number;
};
type Panel = {
  at: string;
  device: string;
  figure?: string;
  screen?: string;
  columns?: string[];
  hours?: string[];
  series?: { label: string; values: number[]; unit?: string }[];
  total?: number;
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

const screensOf = (language: (typeof languages)[number]) =>
  pagesIn(language).flatMap(({ route, json }) =>
    panelsIn(json.sections, `${route} in ${language}`),
  );

/** Days, steps or points of so many: "18 of 20". */
const partOfAll = /\d (?:de|of) \d/;

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
  const screens = screensOf(language);
  const panels = screens.filter(({ device }) => device === 'dashboard');
  const groups = ['cohort', 'changes', 'ribbons'].flatMap((name) => shown(screens, name));

  test('a sign of percent stands beside its figure', () => {
    const apart = screens.filter((screen) => /\d\s%|"scoreLabel":"%/.test(JSON.stringify(screen)));
    expect(apart.map(({ at }) => at)).toEqual([]);
  });

  test('lists and tables of panels have enough rows', () => {
    const few = [
      ...shown(panels, 'risks').filter(({ tiles, columns }) => tiles.length < 6 || !columns),
      ...shown(panels, 'agenda').filter(({ tiles }) => tiles.length < 9),
      ...shown(panels, 'record').filter(({ tiles }) => tiles.length < 4),
      ...groups.filter(({ series = [] }) => series.length < 5),
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

  test('a table has a name for each of its cells, and a count that its head says', () => {
    const wrong = shown(panels, 'risks').filter(({ columns = [], figure, total, tiles }) => {
      const unnamed = tiles.some(
        ({ trend, cells = [] }) => columns.length !== 3 + (trend ? 1 : 0) + cells.length,
      );
      const other = total && (total <= tiles.length || total !== Number.parseInt(figure ?? '', 10));
      return unnamed || other;
    });
    expect(wrong.map(({ at }) => at)).toEqual([]);
  });

  test('a schedule says no more entries than it shows', () => {
    const timed = shown(panels, 'agenda').filter(({ hours }) => hours);
    const more = timed.filter(
      ({ figure = '', tiles }) => Number.parseInt(figure, 10) > tiles.length,
    );
    expect(more.map(({ at, figure }) => `${at}: ${figure}`)).toEqual([]);
  });

  test('what is not all done has no check', () => {
    const undone = screens.flatMap(({ at, tiles = [] }) =>
      tiles
        .filter(({ label, marked }) => marked && partOfAll.test(label) && shareIn(label) !== 100)
        .map(({ label }) => `${at}: ${label}`),
    );
    expect(undone).toEqual([]);
  });

  test('two states of a list that differ in words differ in colour', () => {
    const alike = shown(panels, 'risks').flatMap(({ at, tiles }) => {
      const notes = new Map(tiles.map(({ note = '', tone = 'brand' }) => [note, tone]));
      const byUrgency = tiles.some(({ tone }) => tone === 'coral') && notes.size < 4;
      return byUrgency && new Set(notes.values()).size < notes.size ? [at] : [];
    });
    expect(alike).toEqual([]);
  });

  test('no group of a table has more values than the table has periods, or beyond 100', () => {
    const strange = groups.flatMap(({ at, columns = [], series = [] }) =>
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
