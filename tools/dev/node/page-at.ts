import { addressOf } from '../../model/addresses.ts';
import { type PageVersion, type Site, versionOrFallback } from '../../model/site.ts';

/** The version of a page that an address shows; undefined where no page is there. */
export const pageAt = (site: Site, address: string): PageVersion | undefined =>
  site.config.value.languages.flatMap((language) =>
    site.pages
      .filter(({ path }) => addressOf(site, path, language) === address)
      .map(({ route }) => versionOrFallback(site, route, language.code)),
  )[0];
