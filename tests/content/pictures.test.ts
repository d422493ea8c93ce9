import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';
import { languages, pagesIn } from '../shipped-site.ts';

/** No picture wears thin: what a page shows, it shows once, and the site a few times. */

/** How many pages may show the same drawing: its own, and one that leads there. */
const mostPages = 2;

/** The values under a key, anywhere in a part of a page's JSON. */
function valuesOf(key: string, part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === key ? [value] : valuesOf(key, value),
  );
}

const repeated = <Value>(values: Value[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

type Mockup = {
  device: string;
  screen?: string;
  score?: number;
  figure?: string;
  alt: string;
};
/** Who a screen shows: by name, or as a row of a list. */
type Person = { portrait?: string; name?: string; value?: string };

const mockupsOf = (json: unknown) =>
  ['mockup', 'companion'].flatMap((key) => valuesOf(key, json)) as Mockup[];

type Steps = { type?: string; items?: { mockup?: Mockup }[] };

/** A page without the screens of steps that have no device around them. */
const withoutSheets = (json: unknown): unknown =>
  JSON.parse(
    JSON.stringify(json, (_key, part: Steps | null) =>
      part?.type === 'timeline'
        ? { ...part, items: part.items?.filter(({ mockup }) => mockup?.device !== 'bare') }
        : part,
    ),
  );

describe.each(languages)('in %s', (language) => {
  const pages = pagesIn(language);

  test('a person has the same face on every screen', () => {
    const people = pages.flatMap(({ json }) =>
      ['people', 'tiles'].flatMap((key) => valuesOf(key, json) as Person[][]).flat(),
    );
    const faces = new Map<string, string>();
    const changing = people.filter(({ portrait, name, value = '' }) => {
      const person = name ?? value.split(',')[0] ?? '';
      const known = faces.get(person) ?? portrait;
      if (portrait) faces.set(person, portrait);
      return portrait && portrait !== known;
    });
    expect(changing).toEqual([]);
  });

  test('no page shows a drawing twice', () => {
    const twice = pages.map(({ path, json }) => [path, repeated(valuesOf('art', json))]);
    expect(twice.filter(([, names]) => names!.length > 0)).toEqual([]);
  });

  test(`no drawing stands on more than ${mostPages} pages`, () => {
    const shown = pages.flatMap(({ json }) => valuesOf('art', json));
    const counts = [...new Set(shown)].map((name) => [name, shown.filter((n) => n === name)]);
    expect(counts.length).toBeGreaterThan(20);
    expect(counts.filter(([, pages]) => (pages as unknown[]).length > mostPages)).toEqual([]);
  });

  // The sheets of a row of steps are one picture.
  test('no page shows a screen twice, and the site shows eighteen', () => {
    const shown = pages.map(({ path, json }) => ({
      path,
      screens: mockupsOf(withoutSheets(json)).map(({ screen = 'score', device }) =>
        screen === 'score' ? `${device}: ${screen}` : screen,
      ),
    }));
    expect(shown.filter(({ screens }) => repeated(screens).length > 0)).toEqual([]);
    const kinds = new Set(shown.flatMap(({ screens }) => screens));
    expect([...kinds].filter((kind) => !kind.endsWith('score'))).toHaveLength(17);
  });

  test('no score stands twice on the site', () => {
    const scores = pages.flatMap(({ json }) =>
      mockupsOf(json).flatMap(({ score }) => (score === undefined ? [] : [score])),
    );
    expect(scores.length).toBeGreaterThan(5);
    expect(repeated(scores)).toEqual([]);
  });

  test('what a screen says in its head, it says nowhere else on the site', () => {
    const heads = pages.flatMap(({ json }) =>
      mockupsOf(json).map(({ screen, figure, alt }) => [screen, figure, alt].join(' ')),
    );
    expect(repeated(heads)).toEqual([]);
  });
});

/** How many bars may stand for lines of text in a drawing, beside what it says in words. */
const mostBars = 2;

/** The bars of a drawing in the colour of quiet text; one with another upon it measures something. */
function quietBars(drawing: string): string[] {
  const places = [
    ...drawing.matchAll(
      /<rect (x="\S+" y="\S+") width="(?:[2-9]\d|\d{3}).*?" height="[5-9](?:\.\d)?"/g,
    ),
  ].map(([, place = '']) => place);
  const quiet = [...drawing.matchAll(/<rect (x="\S+" y="\S+")[^>]*fill="var\(--sand-200\)"/g)]
    .map(([, place = '']) => place)
    .filter((place) => places.filter((each) => each === place).length === 1);
  const lines = [...drawing.matchAll(/<path d="((?:M[\d. ]+h\d+)+)"([^>]*sand-200[^>]*)/g)]
    .filter(([, , style = '']) => !/stroke-width="[1-6](?:\.\d)?"/.test(style))
    .flatMap(([, path = '']) => path.match(/h\d+/g) ?? []);
  return [...quiet, ...lines];
}

test('what a drawing of the site says, it says in words, figures and signs', () => {
  const shown = pagesIn('pt').flatMap(({ json }) => valuesOf('art', json));
  const drawings = ['drawings', 'page-drawings'].flatMap((file) => [
    ...readFileSync(join(projectRoot, `src/ui/art/${file}.svg`), 'utf8').matchAll(
      /\n {2}<g id="art-([\w-]+)">(.*?)\n {2}<\/g>/gs,
    ),
  ]);
  const bars = drawings.flatMap(([, name, drawing = '']) =>
    shown.includes(name) ? [{ name, count: quietBars(drawing).length }] : [],
  );
  expect(bars.length).toBeGreaterThan(60);
  expect(bars.filter(({ count }) => count > mostBars)).toEqual([]);
});
