import { draftPaths } from './drafts.ts';
import { pageFile } from './file-paths.ts';
import { withPages } from './other-pages.ts';
import { contains, type Period, periodOf, readTime } from './page-times.ts';
import { namesPublicFile } from './schema.ts';
import {
  mainLanguageOf,
  type PageVersion,
  type Site,
  versionOrFallback,
  versionsOf,
} from './site.ts';

/**
 * The site as it is published at its instant: without drafts and pages that are not out, and
 * without the pictures that only those show.
 */
export function publishedSite(site: Site): Site {
  const drafts = draftPaths(site);
  const hiddenFiles = new Set(
    site.pages.filter((page) => drafts.has(page.path) || !isOut(page, site)).map(fileOf),
  );
  if (hiddenFiles.size === 0) return site;
  const references = site.references.filter(({ source }) => !hiddenFiles.has(source.file));
  const named = new Set(references.map(({ value }) => value));
  const isHiddenFile = new Set(
    site.references
      .filter(({ kind, value }) => namesPublicFile(kind) && !named.has(value))
      .map(({ value }) => value),
  );
  const publicFiles = [...site.files.publicFiles].filter(([address]) => !isHiddenFile.has(address));
  return {
    ...withPages(site, (page) => !hiddenFiles.has(fileOf(page))),
    files: { ...site.files, publicFiles: new Map(publicFiles) },
    references,
    hiddenFiles,
  };
}

const fileOf = ({ source }: PageVersion) => source.file;

/** Whether a page is out at its site's instant; whether it is a draft is another matter. */
export const isOut = ({ source }: PageVersion, { instant }: Pick<Site, 'instant'>): boolean =>
  contains(periodOf(source.value), instant);

/**
 * The page that a route shows in a language: its own, or the one that stands in for it; undefined
 * where that one is not out, or there is none at all.
 */
export const shownVersion = (
  site: Site,
  route: string,
  language: string,
): PageVersion | undefined =>
  isHidden(site, route, language) || versionsOf(site, route).length === 0
    ? undefined
    : versionOrFallback(site, route, language);

/** Whether a route has a page in a language, its own or another in its place, that is not out. */
export function isHidden(
  site: Pick<Site, 'hiddenFiles' | 'versions' | 'config'>,
  route: string,
  language: string,
): boolean {
  const { hiddenFiles } = site;
  if (!hiddenFiles) return false;
  const hides = (code: string) => hiddenFiles.has(pageFile(route, code));
  const hasOwn = versionsOf(site, route).some((version) => version.language === language);
  return hides(language) || (!hasOwn && hides(mainLanguageOf(site).code));
}

/** When the site changes by itself after its instant, in ms since 1970, the next time first. */
export function comingInstants(site: Site): number[] {
  const drafts = draftPaths(site);
  const times = site.pages
    .filter(({ path }) => !drafts.has(path))
    .flatMap(({ source }) => Object.values(periodOf(source.value)))
    .filter((time) => Number.isFinite(time) && time > site.instant);
  return [...new Set(times)].sort((one, other) => one - other);
}

/**
 * When a site changes by itself, as a page's file says it, and the files of the pages it is about.
 */
export type NextChange = { time: string; files: string[] };

/** The first change of a site after its instant. */
export function nextChange(site: Site): NextChange | undefined {
  const [at] = comingInstants(site);
  const drafts = draftPaths(site);
  const pages = site.pages.filter(({ path }) => !drafts.has(path));
  const times = pages.flatMap(({ source: { value, file } }) =>
    [value.publishAt, value.unpublishAt].flatMap((time) =>
      time !== undefined && readTime(time) === at ? [{ time, file }] : [],
    ),
  );
  const [first] = times;
  return first && { time: first.time, files: times.map(({ file }) => file) };
}

/** The time around the site's instant in which the same pages are out. */
export function unchangedPeriod(site: Site): Period {
  const around = { from: -Infinity, until: Infinity };
  for (const { source } of site.pages)
    for (const time of Object.values(periodOf(source.value)))
      if (time <= site.instant) around.from = Math.max(around.from, time);
      else if (time > site.instant) around.until = Math.min(around.until, time);
  return around;
}
