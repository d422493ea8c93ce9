import { localizedHref } from '../../../../src/lib/links.ts';
import { fileKindOf } from '../../../model/file-paths.ts';
import { pathOf, type Site } from '../../../model/site.ts';

/** A page that the last commit has and the site has no more. */
export type FormerPage = {
  route: string;
  /** The files that it had. */
  files: string[];
  /** Where it is now, if its folder has only got another name. */
  renamedTo?: string;
  /** The addresses at which it was, one a language. */
  addresses: string[];
};

const known = new WeakMap<Site, FormerPage[]>();

/** The pages that went, whole, since the last commit; drafts were nowhere, and are left out. */
export function formerPages(site: Site): FormerPage[] {
  const found = known.get(site) ?? findFormerPages(site);
  known.set(site, found);
  return found;
}

function findFormerPages(site: Site): FormerPage[] {
  const { json, removedPages = new Map<string, string>() } = site.files;
  const byRoute = new Map<string, string[]>();
  for (const file of removedPages.keys()) {
    const route = routeOfFile(file);
    if (route !== undefined && !json.has(file))
      byRoute.set(route, [...(byRoute.get(route) ?? []), file]);
  }
  if (byRoute.size === 0) return [];
  const pages = [...json].flatMap(([file, bytes]) => {
    const route = routeOfFile(file);
    return route === undefined ? [] : [{ route, bytes }];
  });
  const routes = new Set(pages.map(({ route }) => route));
  const removed = [...byRoute].filter(([route]) => !routes.has(route));
  const withText = pagesByText(pages, new Set([...removedPages.values()].map(withoutReturns)));
  return removed.flatMap(([route, files]) => {
    const texts = files.map((file) => removedPages.get(file) ?? '');
    if (texts.some((text) => read(text).status === 'draft')) return [];
    // Of several pages with its texts, the first.
    const [first] = texts
      .flatMap((text) => withText.get(withoutReturns(text)) ?? [])
      .sort((a, b) => a - b);
    const renamedTo = first === undefined ? undefined : pages[first]?.route;
    return [{ route, files, renamedTo, addresses: addressesOf(site, route, files) }];
  });
}

function routeOfFile(file: string): string | undefined {
  const kind = fileKindOf(file);
  return kind?.schema === 'page' ? kind.route : undefined;
}

/** A text with the line ends of commits: git may give a folder those of Windows. */
const withoutReturns = (text: string) => text.replaceAll('\r\n', '\n');

/** Where, among some pages, the first one with each of some texts is. */
function pagesByText(pages: { bytes: Uint8Array }[], wanted: Set<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const [index, { bytes }] of pages.entries()) {
    const text = withoutReturns(new TextDecoder().decode(bytes));
    if (wanted.has(text) && !found.has(text)) found.set(text, index);
  }
  return found;
}

function addressesOf({ config, files: { removedPages } }: Site, route: string, files: string[]) {
  return config.value.languages.map(({ code, prefix }) => {
    const own = files.find((file) => file.endsWith(`/${code}.json`));
    const { slug } = read(removedPages?.get(own ?? '') ?? '');
    return localizedHref(typeof slug === 'string' ? `/${slug}` : pathOf(route), prefix);
  });
}

/** What a file said of its page; nothing where it was no JSON. */
function read(text: string): { status?: unknown; slug?: unknown } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
