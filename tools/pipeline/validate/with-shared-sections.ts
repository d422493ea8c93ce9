import type { Page, SharedSection, SharedUse } from '../../../src/generated/types.ts';
import { withChangedPages } from '../../model/other-pages.ts';
import { mainLanguageOf, type PageVersion, type Site } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';

/**
 * The site with each shared section in the places of those that name it. A page with one that
 * cannot be used is not valid; its name, or its file, is what is told of.
 */
export const withSharedSections = (site: Site): Site =>
  withChangedPages(site, (page) => expand(site, page));

const expansionCache = new WeakMap<SourceFile, PageVersion>();

function expand(site: Site, page: PageVersion): PageVersion {
  const sections: unknown = page.source.value.sections;
  if (!Array.isArray(sections) || !sections.some(isSharedUse)) return page;
  const found = sections.map((section) =>
    isSharedUse(section) ? versionFor(site, section.section, page.language) : undefined,
  );
  const cached = expansionCache.get(page.source);
  if (cached && found.every((source, index) => cached.shared.get(index) === source)) return cached;
  const shared = new Map(
    found.flatMap((source, index) => (source ? [[index, source] as const] : [])),
  );
  const value: Page = {
    ...page.source.value,
    sections: sections.map((section, index) => {
      const source = shared.get(index);
      return source ? { ...source.value.section, id: section.id } : section;
    }),
  };
  const isWhole = sections.every((section, index) => !isSharedUse(section) || shared.has(index));
  const expanded = {
    ...page,
    source: { ...page.source, value },
    shared,
    isValid: page.isValid && isWhole,
  };
  expansionCache.set(page.source, expanded);
  return expanded;
}

const isSharedUse = (section: unknown): section is SharedUse =>
  typeof section === 'object' &&
  section !== null &&
  'type' in section &&
  section.type === 'shared' &&
  'section' in section;

/** The section in a language; where that one is missing, in the main language. */
function versionFor(
  site: Site,
  name: string,
  language: string,
): SourceFile<SharedSection> | undefined {
  const versions = site.sections.get(name);
  return versions?.get(language) ?? versions?.get(mainLanguageOf(site).code);
}
