import type { Page, Section } from '../../../src/generated/types.ts';
import type { Reference, Site } from '../../model/site.ts';
import { withLocalTargets } from './resolve-links.ts';
import { messagesOf, resolveMessages } from './resolve-messages.ts';
import { withTones } from './tones.ts';

/** The sections of a site as they are in a language, each by what its file says. */
type SectionsOfLanguage = WeakMap<Section, Section>;

const sectionCache = new WeakMap<Site, Map<string, SectionsOfLanguage>>();

/**
 * What a page says in a language: with the messages that it names, the addresses that its targets
 * have there, and the site's tones. A section that several pages have is made once.
 * @param references what the page names
 */
export function resolveContent(
  site: Site,
  page: Page,
  language: string,
  references: Reference[],
): Page {
  const ofSite = sectionCache.get(site) ?? new Map<string, SectionsOfLanguage>();
  const known: SectionsOfLanguage = ofSite.get(language) ?? new WeakMap();
  sectionCache.set(site, ofSite.set(language, known));
  const resolved = <Part>(part: Part, named: Reference[]): Part =>
    withTones(
      site.config.value.theme,
      resolveMessages(
        withLocalTargets(site, part, named, language),
        messagesOf(site, language).value,
      ),
    );
  const sections = page.sections.map((section, index) => {
    const made = known.get(section) ?? resolved(section, within(`/sections/${index}`, references));
    known.set(section, made);
    return made;
  });
  const around = references.filter(({ pointer }) => !pointer.startsWith('/sections/'));
  return { ...resolved({ ...page, sections: [] }, around), sections };
}

/** The references of a part, by pointers within it. */
const within = (place: string, references: Reference[]): Reference[] =>
  references.flatMap((reference) =>
    reference.pointer.startsWith(`${place}/`)
      ? [{ ...reference, pointer: reference.pointer.slice(place.length) }]
      : [],
  );
