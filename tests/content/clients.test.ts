import { expect, test } from 'vitest';
import { languages, pagesIn, site } from '../shipped-site.ts';

/** Each invented company is the same on every screen: one record gives its colour and its sign. */

type Client = { name: string; hue: number; sign?: string };
const clients: Client[] = site.clients;

type Screen = { at: string; tenant: string; alt: string };

/** The product screens of a part of a page's JSON, with their places. */
function screensIn(part: unknown, at: string): Screen[] {
  if (typeof part !== 'object' || part === null) return [];
  const { tenant, alt } = part as Partial<Screen>;
  const own = tenant && alt ? [{ at, tenant, alt }] : [];
  return [
    ...own,
    ...Object.entries(part).flatMap(([key, each]) => screensIn(each, `${at}/${key}`)),
  ];
}

const screensOf = (language: (typeof languages)[number]) =>
  pagesIn(language).flatMap(({ route, json }) => screensIn(json.sections, route));

test.each(languages)(
  'in %s, whoever a screen is of is known, and named in its text',
  (language) => {
    const known = [site.brand.name, ...clients.map(({ name }) => name)];
    const screens = screensOf(language);
    expect(screens.length).toBeGreaterThan(20);
    expect(screens.filter(({ tenant }) => !known.includes(tenant))).toEqual([]);
    expect(screens.filter(({ tenant, alt }) => !alt.includes(tenant))).toEqual([]);
  },
);

test('a screen is of the same company in every language', () => {
  const [first, ...others] = languages.map((language) =>
    screensOf(language).map(({ at, tenant }) => `${at}: ${tenant}`),
  );
  for (const other of others) expect(other).toEqual(first);
});

test('no two companies have the same name or sign, and each is on a screen', () => {
  const shown = new Set(screensOf('pt').map(({ tenant }) => tenant));
  expect(clients.filter(({ name }) => !shown.has(name))).toEqual([]);
  expect(new Set(clients.map(({ name }) => name)).size).toBe(clients.length);
  expect(clients.filter(({ sign }) => !sign)).toEqual([]);
  expect(new Set(clients.map(({ sign }) => sign)).size).toBe(clients.length);
});
