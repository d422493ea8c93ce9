import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { exampleSite, languages } from '../blocks/example-site.ts';
import { testPage } from '../site.ts';
import { isNeedless, withStylesOf } from './html-shape.ts';
import { differences, plainText, shapesOf, soundSite, withMarkup } from './pages.ts';
import { seeSite } from './site-in-browser.ts';
import { type Slot, slotsOf } from './slots.ts';
import { hostileAddresses, hostileTexts } from './strings.ts';

/** How many there are: a few in a test, thousands in `npm run bench -- hostile-strings`. */
const count = Number(process.env.HOSTILE_STRINGS ?? 150);

/** Whether it is the bench: then every place of the site is taken, and every page looked at. */
const isBench = count > 1_000;

/** The example site and its places in one language: one of each kind where it is a test. */
function placesOf(holds: Slot['holds'][]) {
  const whole = exampleSite();
  const all = slotsOf(whole, (file) => /(^|\/)pt\.json$/.test(file)).filter((slot) =>
    holds.includes(slot.holds),
  );
  if (isBench) return { places: all, site: whole };
  const places = [...new Map(all.map((slot) => [`${slot.holds} ${slot.kind}`, slot])).values()];
  const folders = new Set(places.map(({ file }) => dirname(file)));
  const json = [...whole.json].filter(
    ([file]) => !file.includes('/examples/') || folders.has(dirname(file)),
  );
  return { places, site: { ...whole, json: new Map(json) } };
}

/**
 * Shares strings out among places: one each, or as many together as there are too many. What every
 * place refuses, half a character, stands together and takes no other with it.
 */
function shareOut(places: Slot[], all: string[]): Map<Slot, string[]> {
  const isWhole = (text: string) => !/\p{Cs}/u.test(text);
  const strings = [...all.filter(isWhole), ...all.filter((text) => !isWhole(text))];
  const each = Math.max(1, Math.ceil(strings.length / places.length));
  return new Map(
    places.map((slot, index) => {
      const start = (index * each) % strings.length;
      return [slot, strings.slice(start, start + each)];
    }),
  );
}

/** Of the pages in the language that has the strings, a third where it is a test. */
const isWanted = (path: string) =>
  !/^\/(en|es)(\/|$)/.test(path) && (isBench || path.length % 3 === 0);

test('in a browser, hostile texts are words: as they came, alive, and in the app', {
  timeout: 3_600_000,
}, async () => {
  const { places, site } = placesOf(['text', 'rich text']);
  const shared = shareOut(places, hostileTexts(count));
  const values = new Map([...shared].map(([slot, strings]) => [slot, strings.join(' ')]));
  const sound = await soundSite(site, values);
  const plain = new Map([...values].map(([slot, text]) => [slot, plainText(text)]));
  const [hostile, benign] = await Promise.all([
    seeSite(sound, isWanted),
    seeSite(await soundSite(site, plain), isWanted),
  ]);
  const shown = new Set([...values.keys()].flatMap((slot) => shared.get(slot) ?? []));
  if (isBench)
    console.log(
      `${shown.size} texts in ${values.size} of ${places.length} places, ${hostile.shapes.size} looks at pages in a browser`,
    );
  expect(hostile.incidents).toEqual(benign.incidents);
  expect(hostile.shapes.size).toBeGreaterThan(20);
  expect(shown.size).toBeGreaterThan(count * 0.8);
  const marked = await shapesOf(await soundSite(site, withMarkup(plain)), 'pt', true);
  const styles = [...marked.values()].flatMap(({ elements }) => elements);
  const faults = [...hostile.shapes].flatMap(([name, elements]) =>
    differences(elements, withStylesOf(benign.shapes.get(name) ?? [], styles))
      .filter((what) => !isNeedless(what))
      .map((what) => `${name}: ${what}`),
  );
  expect(faults).toEqual([]);
});

/** How many links a page of nothing else has. */
const linksOfPage = 120;

/** A site with pages of links to elsewhere, as many as there are strings. */
function siteOfLinks(strings: number) {
  const whole = exampleSite();
  const json = [...whole.json].filter(([file]) => !file.includes('/examples/'));
  const item = (index: number) => ({ heading: `Link ${index}`, href: 'https://example.com/guia' });
  const section = (index: number) => ({
    type: 'related',
    id: `links-${index}`,
    heading: `Links ${index}`,
    items: Array.from({ length: 4 }, (_, each) => item(each)),
  });
  const sections = Array.from({ length: linksOfPage / 4 }, (_, index) => section(index));
  const pages = Array.from({ length: Math.ceil(strings / linksOfPage) }, (_, page) =>
    languages.map((language) => {
      const route = `links/${page + 1}`;
      const content = testPage(language, route, { arrivals: [], sections });
      const bytes = new TextEncoder().encode(JSON.stringify(content));
      return [`pages-config/pages/${route}/${language}.json`, bytes] as const;
    }),
  );
  const site = { ...whole, json: new Map([...json, ...pages.flat()]) };
  const places = slotsOf(site, (file) => /links\/\d+\/pt\.json$/.test(file));
  return { site, places: places.filter(({ holds }) => holds === 'address') };
}

test('in a browser, hostile addresses run nothing and ask nobody', {
  timeout: 3_600_000,
}, async () => {
  const strings = hostileAddresses(count);
  const { site, places } = siteOfLinks(strings.length);
  const values = new Map(
    strings.flatMap((address, index) => {
      const slot = places[index];
      return slot ? [[slot, address] as const] : [];
    }),
  );
  expect(values.size).toBe(strings.length);
  const sound = await soundSite(site, values);
  const seen = await seeSite(sound, (path) => path.startsWith('/links/'));
  if (isBench)
    console.log(
      `${strings.length} addresses: ${strings.length - values.size} refused, ${values.size} in links, ${seen.shapes.size} looks at pages in a browser`,
    );
  expect(values.size).toBeGreaterThan(10);
  expect(seen.incidents).toEqual([]);
  expect(seen.unsafe).toEqual([]);
});
