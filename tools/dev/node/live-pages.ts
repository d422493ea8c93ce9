import { languageOfPath, withoutTrailingSlash } from '../../../src/lib/links.ts';
import type { PageData, ResolvedForm, ShellData } from '../../../src/lib/page-data.ts';
import { addressOf, formerAddresses } from '../../model/addresses.ts';
import { pathOf, type Site } from '../../model/site.ts';
import { createResolver } from '../../pipeline/index.ts';
import { consentSettings } from '../../pipeline/resolve/consent-settings.ts';

/** The pages of a site by address, each made when it is first asked for. */
export type LivePages = {
  /** The page at an address; the error page of its language where there is none. */
  at: (address: string) => Promise<PageData>;
  /** Where the address leads that a page would have without its slug. */
  movedTo: (address: string) => string | undefined;
  shells: Map<string, ShellData>;
  /** Every form of the site, by language and name. */
  forms: Map<string, Map<string, ResolvedForm>>;
  /** The address of what is asked before visits are measured, where the site does so. */
  consent?: string;
  /** What pages share, the drawings, and what is asked for consent, by address. */
  files: ReadonlyMap<string, string | Uint8Array>;
};

/**
 * Prepares a site's pages for the browser: nothing is encoded or hashed but what pages share. Their
 * forms send nothing to a provider, and who agrees to be measured is not.
 */
export async function createLivePages(published: Site): Promise<LivePages> {
  const site = withoutProviders(published);
  const consent = consentSettings(site.config.value);
  const { places, page, errorPage, shells, forms, files } = await createResolver(site, {
    build: 'dev',
    encode: false,
    year: new Date(site.instant).getFullYear(),
  });
  const { languages } = site.config.value;
  const placesByAddress = new Map(
    places.map((place) => [addressOf(site, pathOf(place.route), place.language), place]),
  );
  const moved = formerAddresses(site);
  const pageCache = new Map<string, Promise<PageData>>();
  return {
    async at(path) {
      const address = withoutTrailingSlash(path);
      const place = placesByAddress.get(address);
      if (!place) return errorPage(languageOfPath(languages, address).code);
      const made = pageCache.get(address) ?? page(place).then(({ data }) => data);
      pageCache.set(address, made);
      return made;
    },
    movedTo: (path) => moved.get(withoutTrailingSlash(path)),
    shells,
    forms,
    consent: consent?.address,
    files: consent ? new Map([...files, [consent.address, consent.content]]) : files,
  };
}

/** A site whose forms go to its own server, and which is measured by a script that does nothing. */
function withoutProviders(site: Site): Site {
  const { leads, analytics } = site.config.value;
  const value = {
    ...site.config.value,
    leads: { ...leads, mode: 'inbox' as const },
    ...(analytics && { analytics: { ...analytics, src: 'data:text/javascript,', attributes: [] } }),
  };
  return { ...site, config: { ...site.config, value } };
}
