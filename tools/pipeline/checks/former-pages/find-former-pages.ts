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

/** The pages that went, whole, since the last commit; drafts were nowhere, and are left out. */
export function formerPages(site: Site): FormerPage[] {
  const { json, removedPages } = site.files;
  const byRoute = new Map<string, string[]>();
  for (const file of removedPages?.keys() ?? []) {
    const kind = fileKindOf(file);
    if (kind?.schema === 'page' && !json.has(file))
      byRoute.set(kind.route, [...(byRoute.get(kind.route) ?? []), file]);
  }
  return [...byRoute].flatMap(([route, files]) => {
    const isThere = [...json.keys()].some((file) => routeOfFile(file) === route);
    const texts = files.map((file) => removedPages?.get(file) ?? '');
    if (isThere || texts.some((text) => read(text).status === 'draft')) return [];
    const renamedTo = routeWithText(site, new Set(texts));
    return [{ route, files, renamedTo, addresses: addressesOf(site, route, files) }];
  });
}

function routeOfFile(file: string): string | undefined {
  const kind = fileKindOf(file);
  return kind?.schema === 'page' ? kind.route : undefined;
}

/** The route of a page one of whose files has one of these texts. */
function routeWithText({ files: { json } }: Site, texts: Set<string>) {
  const file = [...json].find(
    ([file, bytes]) =>
      routeOfFile(file) !== undefined && texts.has(new TextDecoder().decode(bytes)),
  )?.[0];
  return file === undefined ? undefined : routeOfFile(file);
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
