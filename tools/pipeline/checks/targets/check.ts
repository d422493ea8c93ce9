import { parseTarget } from '../../../../src/lib/links.ts';
import { candidateList, closestMatch, unambiguousMatch } from '../../../model/closest-match.ts';
import { fileKindOf } from '../../../model/file-paths.ts';
import { error, type Problem } from '../../../model/problem.ts';
import { slugifyRoute } from '../../../model/routes.ts';
import { hasSection, sectionIdsOf } from '../../../model/section-ids.ts';
import type { PageVersion, Reference, Site } from '../../../model/site.ts';
import { mainLanguageOf, pathOf, referencesOfKind, usesOf } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { misnamedFolders } from '../folder-names/check.ts';
import { formerPages } from '../former-pages/find-former-pages.ts';
import { groupByTarget } from '../group-by-target.ts';

export const goesByFacts = true;

/** What leads somewhere in the site leads to a route, and to a section of its page. */
export const check: Check = (site) => {
  const links = referencesOfKind(site, 'target').filter(({ value }) => !/^https?:/.test(value));
  // Of a page whose folder was renamed it is told once, and not of each link.
  const renamed = formerPages(site).filter(({ renamedTo }) => renamedTo !== undefined);
  const paths = new Set([...pathsOf(site), ...renamed.map(({ route }) => pathOf(route))]);
  const arrivals = referencesOfKind(site, 'section').flatMap((reference) =>
    unknownSectionProblems(
      site,
      reference,
      site.pageBySource.get(reference.source),
      reference.value,
    ),
  );
  return [
    ...unknownRouteProblems(site, links, paths),
    ...links.flatMap((link) => linkProblems(site, link, paths)),
    ...arrivals,
    ...contactFlagProblems(site),
  ];
};

/**
 * Every path of the site; a page that cannot be read keeps its path and one in a misnamed folder
 * has the path that it should have.
 */
export function pathsOf(site: Site): Set<string> {
  const unread = [...site.invalidFiles]
    .flatMap((file) => /^pages-config\/pages\/(.+)\/[a-z]{2}\.json$/.exec(file)?.[1] ?? [])
    .map(pathOf);
  return new Set([
    ...site.versions.keys(),
    ...unread,
    ...misnamedFolders(site).map(({ route }) => pathOf(slugifyRoute(route))),
  ]);
}

function unknownRouteProblems(site: Site, links: Reference[], paths: Set<string>): Problem[] {
  // Thousands of links may lead to one page that is gone: what is like it is found once.
  const likeIt = new Map<string, LikePath>();
  const wrong = links.flatMap((link) => {
    const { path, section } = parseTarget(link.value);
    if (path === '' || paths.has(path)) return [];
    const like = likeIt.get(path) ?? likePath(site, path, paths);
    likeIt.set(path, like);
    return [{ name: path, problem: unknownRouteProblem(link, section && `#${section}`, like) }];
  });
  const linkedPaths = links.map(({ value }) => parseTarget(value).path);
  return groupByTarget(
    site,
    wrong,
    (nearby) => linkedPaths.filter((path) => path === parseTarget(nearby).path).length,
  );
}

/** Of a path that no page has: the one that is most like it, what was surely meant, and a list. */
type LikePath = { likely?: string; intended?: string; allowed: string };

function likePath({ config, pages }: Site, path: string, paths: Set<string>): LikePath {
  const prefix = config.value.languages.find(
    (language) =>
      language.prefix && (path === language.prefix || path.startsWith(`${language.prefix}/`)),
  )?.prefix;
  const bare = prefix ? path.slice(prefix.length) || '/' : path;
  const withSlug = pages.find(({ localPath }) => localPath === bare)?.path;
  const unprefixed = paths.has(bare) ? bare : withSlug;
  return {
    likely: unprefixed ?? closestMatch(path, paths),
    intended: unprefixed ?? unambiguousMatch(path, paths),
    allowed: candidateList(path, paths),
  };
}

function unknownRouteProblem(
  { value, source, pointer }: Reference,
  anchor: string,
  { likely, intended, allowed }: LikePath,
): Problem {
  return error(
    'link/unknown-route',
    source.at(pointer),
    { to: value, nearest: likely ? likely + anchor : '', allowed },
    intended ? source.rewrite(pointer, intended + anchor) : undefined,
  );
}

function linkProblems(site: Site, link: Reference, paths: Set<string>): Problem[] {
  const { path, section } = parseTarget(link.value);
  const page = site.pageBySource.get(link.source);
  const uses = path === '' && !page ? usesOf(site, link.source).map((use) => use.page) : [];
  if (path === '' && !page && fileKindOf(link.source.file)?.schema !== 'section')
    return [error('link/section-without-page', link.source.at(link.pointer), { to: link.value })];
  if (uses.length > 0)
    return uses.flatMap((use) => unknownSectionProblems(site, link, use, section)).slice(0, 1);
  if (!section || (path !== '' && !paths.has(path))) return [];
  return unknownSectionProblems(
    site,
    link,
    path === '' || path === page?.path ? page : versionAt(site, path, link.language),
    section,
    path,
  );
}

/** The page at a path in a language, or in the main language where that one is missing. */
function versionAt(site: Site, path: string, language?: string): PageVersion | undefined {
  const all = site.versions.get(path) ?? [];
  const { code: main } = mainLanguageOf(site);
  return (
    all.find((page) => page.language === language) ?? all.find((page) => page.language === main)
  );
}

/**
 * A section that another version of the page has is told of by the check of page structure, not by
 * every link to it.
 */
function unknownSectionProblems(
  { versions }: Site,
  { source, pointer, kind }: Reference,
  page: PageVersion | undefined,
  section: string,
  path = '',
): Problem[] {
  const ids = page && !hasSection(page.source.value, section) ? idsOf(page) : undefined;
  if (
    !page ||
    !ids ||
    versions.get(page.path)?.some((version) => idsOf(version)?.includes(section))
  )
    return [];
  const intended = unambiguousMatch(section, ids);
  const rewritten = intended && (kind === 'section' ? intended : `${path}#${intended}`);
  return [
    error(
      'link/unknown-section',
      source.at(pointer),
      {
        section,
        path: page.path,
        nearest: closestMatch(section, ids) ?? '',
        allowed: ids.join(', '),
      },
      rewritten ? source.rewrite(pointer, rewritten) : undefined,
    ),
  ];
}

/** The ids of a page's sections, unless one of them cannot be read. */
function idsOf({ source }: PageVersion): string[] | undefined {
  const sections = source.value.sections;
  if (!Array.isArray(sections) || sections.length === 0) return undefined;
  const ids = sectionIdsOf(sections).map(({ id }) => id);
  return ids.every((id) => /^[a-z][a-z0-9-]*$/.test(id) && id !== 'undefined') ? ids : undefined;
}

/**
 * The header's contact button sends a flag that its page expects. A flag that another version of
 * the page expects is told of by the check of page structure.
 */
function contactFlagProblems(site: Site): Problem[] {
  return [...site.shells].flatMap(([language, source]) => {
    const { to, flag } = source.value.header.contact;
    const page = versionAt(site, parseTarget(to).path, language);
    if (!page?.isValid) return [];
    const flagsOf = (version: PageVersion) =>
      version.isValid ? version.source.value.arrivals.map((arrival) => arrival.flag) : [];
    if (site.versions.get(page.path)?.some((version) => flagsOf(version).includes(flag))) return [];
    const flags = flagsOf(page);
    const intended = unambiguousMatch(flag, flags);
    return [
      error(
        'link/unknown-flag',
        source.at('/header/contact/flag'),
        {
          flag,
          path: page.path,
          nearest: closestMatch(flag, flags) ?? '',
          allowed: flags.join(', '),
        },
        intended ? source.rewrite('/header/contact/flag', intended) : undefined,
      ),
    ];
  });
}
