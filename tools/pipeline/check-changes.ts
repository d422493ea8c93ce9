import { fileKindOf } from '../model/file-paths.ts';
import { sortProblems } from '../model/problem.ts';
import type { Site, SiteFiles } from '../model/site.ts';
import { toldInOrder } from './check-site.ts';
import { runChecksOfWords } from './checks/run-checks.ts';
import { loadSome } from './load/load.ts';
import { factsOfPages, isOfWords, type PageFacts } from './page-facts.ts';
import type { SiteRecord } from './site-record.ts';
import { validate } from './validate/validate.ts';

/** A site with the pages that were changed and all that is no page, with facts and problems. */
export type ChangedPages = { site: Site } & Pick<SiteRecord, 'facts' | 'problems'>;

/**
 * Looks at the pages that were changed since a site was checked, and at nothing of the others.
 * @param inputs the site's files now
 * @param changed the files that were changed, added or removed
 * @returns the facts and problems of all pages; undefined where more is wrong than words, or the
 *   change may be seen elsewhere than on these pages: then the whole site has to be looked at
 */
export async function checkChangedPages(
  root: string,
  { problems, facts }: SiteRecord,
  inputs: SiteRecord['inputs'],
  changed: string[],
  instant: number,
): Promise<ChangedPages | undefined> {
  if (!problems.every(isOfWords) || !changed.every((file) => facts[file] && inputs[file]))
    return undefined;
  const isNeeded = neededWith(changed);
  const found = await wordsOf(loadSome(root, Object.keys(inputs).filter(isNeeded)), facts, instant);
  if (!found) return undefined;
  const now = { ...facts, ...found.facts };
  const isThere = changed.every((file) => found.facts[file]);
  if (!isThere || !areDistinct(Object.values(now))) return undefined;
  const ofOthers = problems.filter(({ file }) => !isNeeded(file));
  const told = toldInOrder(found.site, found.problems);
  return { site: found.site, facts: now, problems: sortProblems([...ofOthers, ...told]) };
}

/** Says what is looked at with some pages: these in all languages, and all that is no page. */
export function neededWith(pages: string[]): (file: string) => boolean {
  const routes = new Set(pages.map(pageRouteOf));
  return (file) => {
    const route = pageRouteOf(file);
    return route === undefined || routes.has(route);
  };
}

/**
 * Looks at the words of some pages.
 * @param files these pages, and what is needed with them
 * @param former what was known of these pages before
 * @returns the facts and problems of these pages alone; undefined where more is other than words,
 *   or more is wrong
 */
export async function wordsOf(
  files: SiteFiles,
  former: SiteRecord['facts'],
  instant: number,
): Promise<ChangedPages | undefined> {
  const { site, problems } = validate(files, instant);
  if (!site || problems.length > 0) return undefined;
  const facts = factsOfPages(site);
  if (Object.entries(facts).some(([file, page]) => former[file]?.facts !== page.facts))
    return undefined;
  const found = await runChecksOfWords(site);
  return found.every(isOfWords) ? { site, facts, problems: found } : undefined;
}

/** No two pages of a site that is right share a title or a description. */
const areDistinct = (pages: PageFacts[]): boolean =>
  (['title', 'description'] as const).every(
    (key) => new Set(pages.map((page) => page[key])).size === pages.length,
  );

/** The route of a page's file; undefined of all else. */
export const pageRouteOf = (file: string): string | undefined => {
  const kind = fileKindOf(file);
  return kind?.schema === 'page' ? kind.route : undefined;
};
