import { parseTarget } from '../../../src/lib/links.ts';
import { nearest } from '../nearest.ts';
import { error, type Problem } from '../problem.ts';
import type { PageSource, Reference, Site } from '../site.ts';
import { pathOf } from '../site.ts';
import type { Check } from './check.ts';

/** What leads somewhere in the site leads to a route, and to a section of its page. */
export const targets: Check = {
  codes: ['link/unknown-route', 'link/unknown-section', 'link/section-without-page', 'link/unknown-flag'],
  run(site) {
    const links = site.references.filter(({ kind }) => kind === 'target').flatMap((reference) => judgeTarget(site, reference));
    const arrivals = site.references
      .filter(({ kind }) => kind === 'section')
      .flatMap((reference) => judgeSection(site, reference, site.pages.find(({ source }) => source === reference.source), reference.value));
    return [...links, ...arrivals, ...contactFlags(site)];
  },
};

/** Every path of the site; a page that cannot be read keeps its path. */
function pathsOf({ pages, unsound }: Site): string[] {
  const unread = [...unsound].flatMap((file) => /^pages-config\/pages\/(.+)\/[a-z]{2}\.json$/.exec(file)?.[1] ?? []).map(pathOf);
  return [...new Set([...pages.map(({ path }) => path), ...unread])];
}

function judgeTarget(site: Site, reference: Reference): Problem[] {
  const { path, section } = parseTarget(reference.value);
  const own = site.pages.find(({ source }) => source === reference.source);
  const place = () => reference.source.at(reference.pointer);
  if (path === '' && !own) return [error('link/section-without-page', place(), { to: reference.value })];
  const paths = pathsOf(site);
  if (path !== '' && !paths.includes(path)) {
    const prefix = site.config.value.languages.find((language) => language.prefix && (path === language.prefix || path.startsWith(`${language.prefix}/`)))?.prefix;
    const bare = prefix ? path.slice(prefix.length) || '/' : path;
    const meant = paths.includes(bare) ? bare : nearest(path, paths);
    return [error('link/unknown-route', place(), { to: reference.value, nearest: meant ? meant + (section && `#${section}`) : '' })];
  }
  if (!section) return [];
  return judgeSection(site, reference, path === '' || path === own?.path ? own : versionOf(site, path, reference.language), section);
}

/** The page at a path in a language, or in the main language where that one is missing. */
function versionOf({ pages, config }: Site, path: string, language = config.value.languages[0]!.code): PageSource | undefined {
  const versions = pages.filter((page) => page.path === path);
  return versions.find((page) => page.language === language) ?? versions.find((page) => page.language === config.value.languages[0]!.code);
}

/** A section that another version of the page has is told of by the check of page structure, not by every link to it. */
function judgeSection(site: Site, reference: Reference, page: PageSource | undefined, section: string): Problem[] {
  const ids = page && idsOf(page);
  if (!page || !ids || site.pages.some((version) => version.path === page.path && idsOf(version)?.includes(section))) return [];
  return [error('link/unknown-section', reference.source.at(reference.pointer), { section, path: page.path, nearest: nearest(section, ids) ?? '', allowed: ids.join(', ') })];
}

/** The ids of a page's sections, unless one of them cannot be read. */
function idsOf({ source }: PageSource): string[] | undefined {
  const sections = source.value.sections;
  if (!Array.isArray(sections) || sections.length === 0) return undefined;
  const ids = sections.map((each) => String(each?.id));
  return ids.every((id) => /^[a-z][a-z0-9-]*$/.test(id) && id !== 'undefined') ? ids : undefined;
}

/** The header's contact button sends a flag that its page expects. */
function contactFlags(site: Site): Problem[] {
  return [...site.shells].flatMap(([language, source]) => {
    const { to, flag } = source.value.header.contact;
    const page = versionOf(site, parseTarget(to).path, language);
    if (!page?.sound) return [];
    const flags = page.source.value.arrivals.map((arrival) => arrival.flag);
    if (flags.includes(flag)) return [];
    return [error('link/unknown-flag', source.at('/header/contact/flag'), { flag, path: page.path, nearest: nearest(flag, flags) ?? '', allowed: flags.join(', ') })];
  });
}
