import { idsOf } from '../../editing/section-references.ts';
import { placeholderMark } from '../../model/placeholder-mark.ts';
import { type Site, versionsOf } from '../../model/site.ts';
import { pageAt } from './page-at.ts';

/** Whether a value has a text that waits to be written. */
export const isUnwritten = (value: unknown): boolean =>
  JSON.stringify(value).includes(`"${placeholderMark}`);

/**
 * The places of the page at an address with texts that wait, in any of its languages: the ids of
 * sections in their order, and last an empty text for the page's own settings.
 */
export function waitingPlaces(site: Site, address: string): string[] {
  const page = pageAt(site, address);
  if (!page) return [];
  const versions = versionsOf(site, page.route).map(({ source }) => source.value);
  const waits = (id: string) =>
    versions.some(({ sections }) => isUnwritten(sections.filter((each) => each.id === id)));
  const own = versions.map(({ sections: _sections, ...settings }) => settings);
  return [...idsOf(site, page.route).filter(waits), ...(isUnwritten(own) ? [''] : [])];
}
