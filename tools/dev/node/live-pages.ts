import { languageOfPath, localizedHref, withoutTrailingSlash } from '../../../src/lib/links.ts';
import type { PageData, ShellData } from '../../../src/lib/page-data.ts';
import { pathOf, type Site } from '../../model/site.ts';
import { createResolver } from '../../pipeline/index.ts';

/** The pages of a site by address, each made when it is first asked for. */
export type LivePages = {
  /** The page at an address; the error page of its language where there is none. */
  at: (address: string) => Promise<PageData>;
  shells: Map<string, ShellData>;
  /** The shells' data and the sheet of drawings, by address. */
  files: ReadonlyMap<string, string | Uint8Array>;
};

/** Prepares a site's pages for the browser: nothing is encoded or hashed but what pages share. */
export function createLivePages(site: Site): LivePages {
  const { routes, page, errorPage, shells, files } = createResolver(site, {
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
  return {
    async at(path) {
      const address = withoutTrailingSlash(path);
      const place = routesByAddress.get(address);
      if (!place) return errorPage(languageOfPath(languages, address).code);
      const made = pageCache.get(address) ?? page(place.route, place.code).then(({ data }) => data);
      pageCache.set(address, made);
      return made;
    },
    shells,
    files,
  };
}
