import type { Site } from './site.ts';

/**
 * The paths of pages that are drafts. A page is a draft if it is one in any language, so that no
 * language is published without the others.
 */
export const draftPaths = ({ pages }: Site): Set<string> =>
  new Set(pages.filter(({ source }) => source.value.status === 'draft').map(({ path }) => path));
