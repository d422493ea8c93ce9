import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import type { SiteFiles } from '../../tools/model/site.ts';
import { exampleSite } from '../blocks/example-site.ts';
import { tryValues } from './pages.ts';
import { type Slot, slotsOf } from './slots.ts';
import { hostileAddresses, hostileTexts } from './strings.ts';

/** Thousands in `npm run bench -- hostile-strings`, in every place; else one in each kind of place. */
const count = Number(process.env.HOSTILE_STRINGS ?? 0);
const language = 'pt';
const files = exampleSite();
const slots = slotsOf(files, (file) => /(^|\/)pt\.json$|site\.json$|\/forms\//.test(file));

/** The places of a kind of value, and a site that has them. */
function placesOf(holds: Slot['holds']): { places: Slot[]; site: SiteFiles } {
  const all = slots.filter((slot) => slot.holds === holds);
  if (count > 0) return { places: all, site: files };
  const places = [...new Map(all.map((slot) => [slot.kind, slot])).values()];
  const folders = new Set(places.map(({ file }) => dirname(file)));
  const json = [...files.json].filter(
    ([file]) => !file.includes('/examples/') || folders.has(dirname(file)),
  );
  return { places, site: { ...files, json: new Map(json) } };
}

test.each([
  ['text', hostileTexts(count || 200)],
  ['rich text', hostileTexts(count || 35)],
  ['address', hostileAddresses(count || 30)],
] as const)(
  'in every kind of %s of a site a hostile string is refused, or shown as words',
  {
    timeout: 3_600_000,
  },
  async (holds, strings) => {
    const { places, site } = placesOf(holds);
    const kinds = new Set(places.map(({ kind }) => kind)).size;
    expect(kinds).toBeGreaterThan(25);
    let [shown, refused] = [0, 0];
    const faults: string[] = [];
    for (let first = 0; first < strings.length; first += places.length) {
      const values = new Map(
        places.map((slot, index) => [slot, strings[(first + index) % strings.length] ?? '']),
      );
      const outcome = await tryValues(site, values, language);
      shown += outcome.shown.length;
      refused += outcome.refused.length;
      faults.push(...outcome.faults);
    }
    if (count > 0)
      console.log(
        `${holds}: ${strings.length} strings in ${places.length} places of ${kinds} kinds: ${shown} shown as words, ${refused} refused`,
      );
    expect(faults).toEqual([]);
    expect(holds === 'address' ? refused : shown).toBeGreaterThan(places.length / 4);
  },
);
