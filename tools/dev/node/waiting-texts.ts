import { idsOf } from '../../editing/section-references.ts';
import { placeholderMark } from '../../model/placeholder-mark.ts';
import { referencesOfKind, type Site, versionsOf } from '../../model/site.ts';
import type { Waiting } from '../protocol/text-marks.ts';
import { pageAt } from './page-at.ts';

/** How a text that waits begins in JSON. */
const unwritten = `"${placeholderMark}`;

/** Whether a value has a text that waits to be written. */
export const isUnwritten = (value: unknown): boolean => JSON.stringify(value).includes(unwritten);

/**
 * What waits to be written on the page at an address, in any of its languages: in its sections, in
 * the forms that they show, and in its own settings.
 */
export function waitingOn(site: Site, address: string): Waiting {
  const page = pageAt(site, address);
  if (!page) return { places: [], count: 0 };
  const versions = versionsOf(site, page.route).map(({ source }) => source.value);
  const waits = (id: string) =>
    versions.some(({ sections }) => isUnwritten(sections.filter((each) => each.id === id)));
  const own = versions.map(({ sections: _sections, ...settings }) => settings);
  const forms = formsOf(site, page.route).filter(([, form]) => isUnwritten(form));
  return {
    places: [
      ...idsOf(site, page.route).filter(waits),
      ...forms.map(([name]) => `form/${name}`),
      ...(isUnwritten(own) ? [''] : []),
    ],
    count: JSON.stringify([versions, forms]).split(unwritten).length - 1,
  };
}

/** The forms of a page, each after the one that it extends. */
function formsOf(site: Site, route: string): [name: string, form: unknown][] {
  const found = new Map<string, unknown>();
  const add = (name: string) => {
    const form = site.forms.get(name)?.value;
    if (!form || found.has(name)) return;
    if (form.extends !== undefined) add(form.extends);
    found.set(name, form);
  };
  for (const { value, source } of referencesOfKind(site, 'form'))
    if (site.pageBySource.get(source)?.route === route) add(value);
  return [...found];
}
