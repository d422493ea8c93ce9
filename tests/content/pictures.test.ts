import { describe, expect, test } from 'vitest';
import { languages, pagesIn } from '../shipped-site.ts';

/** No picture wears thin: what a page shows, it shows once, and the site a few times. */

/** How many pages may show the same drawing. */
const mostPages = 5;

/** The values under a key, anywhere in a part of a page's JSON. */
function valuesOf(key: string, part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === key ? [value] : valuesOf(key, value),
  );
}

const repeated = <Value>(values: Value[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

type Mockup = { device: string; score: number };
const mockupsOf = (json: unknown) => valuesOf('mockup', json) as Mockup[];

describe.each(languages)('in %s', (language) => {
  const pages = pagesIn(language);

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

  test('no page shows two telephones or two panels', () => {
    const twice = pages.map(({ path, json }) => [
      path,
      repeated(mockupsOf(json).map(({ device }) => device)),
    ]);
    expect(twice.filter(([, screens]) => screens!.length > 0)).toEqual([]);
  });

  test('no score stands twice on the site', () => {
    const scores = pages.flatMap(({ json }) => mockupsOf(json).map(({ score }) => score));
    expect(scores.length).toBeGreaterThan(15);
    expect(repeated(scores)).toEqual([]);
  });
});
