import { expect, test } from 'vitest';
import { languages, pagesIn, site } from '../shipped-site.ts';

/** Each invented company is the same on every screen: one record gives its colour and its sign. */

type Client = { name: string; hue: number; sign?: string };
const clients: Client[] = site.clients;

type Screen = { at: string; tenant: string; alt: string; brands?: string[] };

/** The product screens of a part of a page's JSON, with their places. */
function screensIn(part: unknown, at: string): Screen[] {
  if (typeof part !== 'object' || part === null) return [];
  const { tenant, alt, brands } = part as Partial<Screen>;
  const own = tenant && alt ? [{ at, tenant, alt, brands }] : [];
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
    const others = screens.flatMap(({ alt, brands = [] }) => brands.map((name) => ({ alt, name })));
    expect(others).toHaveLength(2);
    expect(others.filter(({ name }) => !known.includes(name))).toEqual([]);
    expect(others.filter(({ alt, name }) => !alt.includes(name))).toEqual([]);
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

test('three brands side by side have colours that nobody takes for one another', () => {
  const hueOf = (name: string) => clients.find((client) => client.name === name)!.hue;
  const { tenant, brands } = screensOf('pt').find((screen) => screen.brands)!;
  const hues = [tenant, ...brands!].map(hueOf).sort((a, b) => a - b);
  for (const [index, hue] of hues.entries()) {
    const next = hues[index + 1] ?? hues[0]! + 360;
    expect(next - hue).toBeGreaterThan(60);
  }
});

test('a screen of an opening has its page’s colour, or one that is plainly another', () => {
  for (const { route, json } of pagesIn('pt')) {
    const { tenant } = json.sections[0]!.mockup ?? {};
    const hue = clients.find(({ name }) => name === tenant)?.hue;
    const accent: number = json.accent ?? site.theme.hue;
    if (hue === undefined || hue === accent) continue;
    const apart = Math.abs(hue - accent);
    expect(Math.min(apart, 360 - apart), route).toBeGreaterThan(30);
  }
});

test.each(languages)(
  'in %s, a market’s card has the colour of the page it leads to',
  (language) => {
    const pages = pagesIn(language);
    const cards = pages
      .find(({ route }) => route === '/')!
      .json.sections.find(({ type }) => type === 'carousel')!.items;
    expect(cards).toHaveLength(6);
    const colorOf = (accent?: number) => accent ?? site.theme.hue;
    for (const { hue, link } of cards)
      expect(colorOf(hue), link.to).toBe(
        colorOf(pages.find(({ route }) => route === link.to)!.json.accent),
      );
  },
);
