import { idsOf } from '../../editing/section-references.ts';
import { placeholderMark } from '../../model/placeholder-mark.ts';
import { type Site, versionsOf } from '../../model/site.ts';
import type { Waiting } from '../protocol/text-marks.ts';
import { pageAt } from './page-at.ts';

/** How a text that waits begins in JSON. */
const unwritten = `"${placeholderMark}`;

/** Whether a value has a text that waits to be written. */
export const isUnwritten = (value: unknown): boolean => JSON.stringify(value).includes(unwritten);

/** What waits to be written on the page at an address, in any of its languages. */
export function waitingOn(site: Site, address: string): Waiting {
  const page = pageAt(site, address);
  if (!page) return { places: [], count: 0 };
  const versions = versionsOf(site, page.route).map(({ source }) => source.value);
  const waits = (id: string) =>
    versions.some(({ sections }) => isUnwritten(sections.filter((each) => each.id === id)));
  const own = versions.map(({ sections: _sections, ...settings }) => settings);
  return {
    places: [...idsOf(site, page.route).filter(waits), ...(isUnwritten(own) ? [''] : [])],
    count: JSON.stringify(versions).split(unwritten).length - 1,
  };
}
