import type { PageData, ShellData } from '../../../src/lib/page-data.ts';
import { localizedHref, withoutTrailingSlash } from '../../../src/lib/links.ts';
import { createResolver, type ResolvedSite } from '../../pipeline/resolve/resolve.ts';
import { pathOf, type Site } from '../../model/site.ts';

/** The pages of a site by address, each made when it is first asked for. */
export type LivePages = {
  /** The page at an address; the error page of its language where there is none. */
  at: (address: string) => Promise<PageData>;
  shells: Map<string, ShellData>;
  files: ResolvedSite['files'];
};

/** Prepares a site's pages for the browser: nothing is encoded or hashed but what pages share. */
export async function createLivePages(site: Site): Promise<LivePages> {
  const { routes, page, errorPage, shells, files } = await createResolver(site, {
    build: 'dev',
    encode: false,
    year: new Date().getFullYear(),
  });
  const { languages } = site.config.value;
  const routesByAddress = new Map(
    languages.flatMap(({ code, prefix }) =>
      routes.map((route) => [localizedHref(pathOf(route), prefix), { route, code }] as const),
    ),
  );
  const pageCache = new Map<string, Promise<PageData>>();
  const languageAt = (address: string) =>
    (
      languages.find(
        ({ prefix }) => prefix && (address === prefix || address.startsWith(`${prefix}/`)),
      ) ?? languages[0]!
    ).code;
  return {
    async at(path) {
      const address = withoutTrailingSlash(path);
      const place = routesByAddress.get(address);
      if (!place) return errorPage(languageAt(address));
      const cached = pageCache.get(address) ?? page(place.route, place.code);
      pageCache.set(address, cached);
      return cached;
    },
    shells,
    files,
  };
}
