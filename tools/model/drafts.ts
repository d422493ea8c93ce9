import { type Site, withPages } from './site.ts';

/**
 * The paths of pages that are drafts. A page is a draft if it is one in any language, so that no
 * language is published without the others.
 */
export const draftPaths = ({ pages }: Site): Set<string> =>
  new Set(pages.filter(({ source }) => source.value.status === 'draft').map(({ path }) => path));

/** The site as it is published: without drafts, which show only while editing. */
export function withoutDrafts(site: Site): Site {
  const drafts = draftPaths(site);
  const hidden = new Set(
    site.pages.filter(({ path }) => drafts.has(path)).map(({ source }) => source.file),
  );
  return {
    ...withPages(site, ({ path }) => !drafts.has(path)),
    references: site.references.filter(({ source }) => !hidden.has(source.file)),
  };
}
