import type { Language } from '../../../../src/generated/types.ts';
import { parseTarget, withoutTrailingSlash } from '../../../../src/lib/links.ts';
import { addressOf } from '../../../model/addresses.ts';
import { draftPaths } from '../../../model/drafts.ts';
import { always, type Period, periodOf } from '../../../model/page-times.ts';
import { error, type Problem, type SourceLocation } from '../../../model/problem.ts';
import {
  mainLanguageOf,
  type Reference,
  referencesOfKind,
  routeOf,
  type Site,
  versionOrFallback,
} from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { groupByTarget } from '../group-by-target.ts';

/**
 * What leads to a page is there only while that page is, from now on: a site that is right today
 * is right at each of its coming changes, when nobody looks. The links of menus and footer come and
 * go with their pages.
 */
export const check: Check = (site) => {
  const drafts = draftPaths(site);
  const isTimed = site.pages.some(({ source }) => {
    const { from, until } = periodOf(source.value);
    return from > site.instant || until < Infinity;
  });
  if (!isTimed) return [];
  const links = referencesOfKind(site, 'target').filter(
    (link) =>
      !drafts.has(parseTarget(link.value).path) &&
      !drafts.has(site.pageBySource.get(link.source)?.path ?? ''),
  );
  const found = [...links.flatMap((link) => linkProblems(site, link)), ...redirectProblems(site)];
  return groupByTarget(site, found, () => 0);
};

type NamedProblem = { name: string; problem: Problem };

function linkProblems(site: Site, { value, source, pointer }: Reference): NamedProblem[] {
  const { path } = parseTarget(value);
  const page = site.pageBySource.get(source);
  if (!site.versions.has(path) || page?.path === path) return [];
  const shell = [...site.shells].find(([, shellSource]) => shellSource === source);
  if (shell && !alwaysThere.has(pointer)) return [];
  const isShownIn = ({ code }: Language) => {
    if (page) return versionOrFallback(site, page.route, code) === page;
    return !shell || code === languageOfShellLink(site, shell[0], pointer);
  };
  const period = page ? periodOf(page.source.value) : always;
  return site.config.value.languages
    .filter(isShownIn)
    .flatMap((language) => problemsInTime(site, period, path, language, source.at(pointer), value))
    .slice(0, 1);
}

/** The links of a shell that are there whatever happens. */
const alwaysThere = new Set(['/header/home/to', '/header/contact/to']);

const languageOfShellLink = (site: Site, language: string, pointer: string) =>
  pointer === '/header/home/to' && site.config.value.shell.headerLinks === 'plain'
    ? mainLanguageOf(site).code
    : language;

function redirectProblems(site: Site): NamedProblem[] {
  const { config } = site;
  const places = new Map(
    [...site.versions.keys()].flatMap((path) =>
      config.value.languages.map(
        (language) => [addressOf(site, path, language), { path, language }] as const,
      ),
    ),
  );
  return config.value.redirects.flatMap(({ to }, index) => {
    const place = places.get(withoutTrailingSlash(to.replace(/[?#].*$/, '')));
    const at = config.at(`/redirects/${index}/to`);
    return place ? problemsInTime(site, always, place.path, place.language, at, to) : [];
  });
}

/** What is wrong where a link that is there for some time leads to a page in a language. */
function problemsInTime(
  site: Site,
  link: Period,
  path: string,
  { code }: Language,
  place: SourceLocation,
  to: string,
): NamedProblem[] {
  const { value } = versionOrFallback(site, routeOf(path), code).source;
  const target = periodOf(value);
  const from = Math.max(link.from, site.instant);
  // A page that is never out is told of by the check of times.
  if (link.until <= from || target.until <= target.from) return [];
  if (target.from > from) {
    const date = value.publishAt ?? '';
    const problem = error('link/to-unpublished', place, { to, date });
    return [{ name: `${path} from ${date}`, problem }];
  }
  if (target.until >= link.until) return [];
  const date = value.unpublishAt ?? '';
  const problem = error('link/to-withdrawn', place, { to, date });
  return [{ name: `${path} until ${date}`, problem }];
}
