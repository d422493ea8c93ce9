import { parseTarget } from '../../../src/lib/links.ts';
import { certain, choices, nearest } from '../../model/nearest.ts';
import { error, type Problem } from '../../model/problem.ts';
import type { PageSource, Reference, Site } from '../../model/site.ts';
import { pathOf } from '../../model/site.ts';
import { routeFrom } from '../../model/routes.ts';
import type { Check } from './check.ts';
import { misnamedFolders } from './folders.ts';
import { once } from './once.ts';

/** What leads somewhere in the site leads to a route, and to a section of its page. */
export const targets: Check = {
  codes: [
    'link/unknown-route',
    'link/unknown-section',
    'link/section-without-page',
    'link/unknown-flag',
  ],
  run(site) {
    const links = site.references.filter(({ kind }) => kind === 'target');
    const paths = pathsOf(site);
    const arrivals = site.references
      .filter(({ kind }) => kind === 'section')
      .flatMap((reference) =>
        judgeSection(site, reference, site.pageOf.get(reference.source), reference.value),
      );
    return [
      ...unknownRoutes(site, links, paths),
      ...links.flatMap((link) => judgeLink(site, link, paths)),
      ...arrivals,
      ...contactFlags(site),
    ];
  },
};

/**
 * Every path of the site; a page that cannot be read keeps its path, and one in a misnamed folder
 * has the path that it should have.
 */
export function pathsOf(site: Site): Set<string> {
  const { versions, unsound } = site;
  const unread = [...unsound]
    .flatMap((file) => /^pages-config\/pages\/(.+)\/[a-z]{2}\.json$/.exec(file)?.[1] ?? [])
    .map(pathOf);
  return new Set([
    ...versions.keys(),
    ...unread,
    ...misnamedFolders(site).map(({ route }) => pathOf(routeFrom(route))),
  ]);
}

function unknownRoutes(site: Site, links: Reference[], paths: Set<string>): Problem[] {
  const wrong = links.flatMap((link) => {
    const { path, section } = parseTarget(link.value);
    return path === '' || paths.has(path)
      ? []
      : [{ name: path, problem: unknownRoute(site, link, path, section && `#${section}`, paths) }];
  });
  const led = links.map(({ value }) => parseTarget(value).path);
  return once(wrong, (nearby) => led.filter((path) => path === parseTarget(nearby).path).length);
}

function unknownRoute(
  { config }: Site,
  { value, source, pointer }: Reference,
  path: string,
  anchor: string,
  paths: Set<string>,
): Problem {
  const prefix = config.value.languages.find(
    (language) =>
      language.prefix && (path === language.prefix || path.startsWith(`${language.prefix}/`)),
  )?.prefix;
  const bare = prefix ? path.slice(prefix.length) || '/' : path;
  const known = paths.has(bare) ? bare : undefined;
  const [likely, meant] = [known ?? nearest(path, paths), known ?? certain(path, paths)];
  return error(
    'link/unknown-route',
    source.at(pointer),
    { to: value, nearest: likely ? likely + anchor : '', allowed: choices(path, paths) },
    meant ? source.rewrite(pointer, meant + anchor) : undefined,
  );
}

function judgeLink(site: Site, link: Reference, paths: Set<string>): Problem[] {
  const { path, section } = parseTarget(link.value);
  const own = site.pageOf.get(link.source);
  if (path === '' && !own)
    return [error('link/section-without-page', link.source.at(link.pointer), { to: link.value })];
  if (!section || (path !== '' && !paths.has(path))) return [];
  return judgeSection(
    site,
    link,
    path === '' || path === own?.path ? own : versionOf(site, path, link.language),
    section,
    path,
  );
}

/** The page at a path in a language, or in the main language where that one is missing. */
function versionOf(
  { versions, config }: Site,
  path: string,
  language = config.value.languages[0]!.code,
): PageSource | undefined {
  const all = versions.get(path) ?? [];
  return (
    all.find((page) => page.language === language) ??
    all.find((page) => page.language === config.value.languages[0]!.code)
  );
}

/**
 * A section that another version of the page has is told of by the check of page structure, not by
 * every link to it.
 */
function judgeSection(
  { versions }: Site,
  { source, pointer, kind }: Reference,
  page: PageSource | undefined,
  section: string,
  path = '',
): Problem[] {
  const ids = page && idsOf(page);
  if (
    !page ||
    !ids ||
    versions.get(page.path)!.some((version) => idsOf(version)?.includes(section))
  )
    return [];
  const meant = certain(section, ids);
  const rewritten = meant && (kind === 'section' ? meant : `${path}#${meant}`);
  return [
    error(
      'link/unknown-section',
      source.at(pointer),
      { section, path: page.path, nearest: nearest(section, ids) ?? '', allowed: ids.join(', ') },
      rewritten ? source.rewrite(pointer, rewritten) : undefined,
    ),
  ];
}

/** The ids of a page's sections, unless one of them cannot be read. */
function idsOf({ source }: PageSource): string[] | undefined {
  const sections = source.value.sections;
  if (!Array.isArray(sections) || sections.length === 0) return undefined;
  const ids = sections.map((each) => String(each?.id));
  return ids.every((id) => /^[a-z][a-z0-9-]*$/.test(id) && id !== 'undefined') ? ids : undefined;
}

/**
 * The header's contact button sends a flag that its page expects. A flag that another version of
 * the page expects is told of by the check of page structure.
 */
function contactFlags(site: Site): Problem[] {
  return [...site.shells].flatMap(([language, source]) => {
    const { to, flag } = source.value.header.contact;
    const page = versionOf(site, parseTarget(to).path, language);
    if (!page?.sound) return [];
    const flagsOf = (version: PageSource) =>
      version.sound ? version.source.value.arrivals.map((arrival) => arrival.flag) : [];
    if (site.versions.get(page.path)!.some((version) => flagsOf(version).includes(flag))) return [];
    const flags = flagsOf(page);
    const meant = certain(flag, flags);
    return [
      error(
        'link/unknown-flag',
        source.at('/header/contact/flag'),
        { flag, path: page.path, nearest: nearest(flag, flags) ?? '', allowed: flags.join(', ') },
        meant ? source.rewrite('/header/contact/flag', meant) : undefined,
      ),
    ];
  });
}
