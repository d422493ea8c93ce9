import { fileKindOf } from '../model/file-paths.ts';
import { sortProblems } from '../model/problem.ts';
import type { Site } from '../model/site.ts';
import { toldInOrder } from './check-site.ts';
import { runChecksOfWords } from './checks/run-checks.ts';
import { loadSome } from './load/load.ts';
import { factsOfPages, isOfWords, type PageFacts } from './page-facts.ts';
import type { SiteRecord } from './site-record.ts';
import { validate } from './validate/validate.ts';

/**
 * A site with the pages that were changed and all that is no page, and the facts and the problems
 * of all pages.
 */
export type ChangedPages = { site: Site } & Pick<SiteRecord, 'facts' | 'problems'>;

/**
 * Looks at the pages that were changed since a site was checked, and at nothing of the others.
 * @param inputs the site's files now
 * @param changed the files that were changed, added or removed
 * @returns undefined where more is wrong than words, or the change may be seen elsewhere than on
 *   these pages: then the whole site has to be looked at
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
  const routes = new Set(changed.map(routeOf));
  const isNeeded = (file: string) => {
    const route = routeOf(file);
    return route === undefined || routes.has(route);
  };
  const { site, problems: found } = validate(
    loadSome(root, Object.keys(inputs).filter(isNeeded)),
    instant,
  );
  if (!site || found.length > 0) return undefined;
  const own = factsOfPages(site);
  const now = { ...facts, ...own };
  const isThere = changed.every((file) => own[file]);
  const isSame = Object.entries(own).every(([file, page]) => facts[file]?.facts === page.facts);
  if (!isThere || !isSame || !areDistinct(Object.values(now))) return undefined;
  const ofThese = await runChecksOfWords(site);
  if (!ofThese.every(isOfWords)) return undefined;
  const ofOthers = problems.filter(({ file }) => !isNeeded(file));
  const told = toldInOrder(site, ofThese);
  return { site, facts: now, problems: sortProblems([...ofOthers, ...told]) };
}

/** No two pages of a site that is right share a title or a description. */
const areDistinct = (pages: PageFacts[]): boolean =>
  (['title', 'description'] as const).every(
    (key) => new Set(pages.map((page) => page[key])).size === pages.length,
  );

const routeOf = (file: string): string | undefined => {
  const kind = fileKindOf(file);
  return kind?.schema === 'page' ? kind.route : undefined;
};
