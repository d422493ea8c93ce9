import { languageOfPath, withoutTrailingSlash } from '../../../src/lib/links.ts';
import type { PageData, ResolvedForm, ShellData } from '../../../src/lib/page-data.ts';
import { addressOf, formerAddresses } from '../../model/addresses.ts';
import { pathOf, type Site } from '../../model/site.ts';
import { createResolver, type Resolver } from '../../pipeline/index.ts';
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
  /**
   * The same pages but for some of which only the words are other; nothing else is made again.
   * @param changed the site with these pages alone
   * @param whole the site with all of its pages
   */
  with: (changed: Site, whole: Site) => Promise<LivePages>;
};

/** Each page by its address, made when it is first asked for. */
type PageMakers = ReadonlyMap<string, () => Promise<PageData>>;

/**
 * Prepares a site's pages for the browser: nothing is encoded or hashed but what pages share. Their
 * forms send nothing to a provider, and who agrees to be measured is not.
 */
export async function createLivePages(published: Site): Promise<LivePages> {
  const site = withoutProviders(published);
  const consent = consentSettings(site.config.value);
  const year = new Date(site.instant).getFullYear();
  const options = { build: 'dev', encode: false, year };
  const resolver = await createResolver(site, options);
  const { errorPage, shells, forms } = resolver;
  const files = new Map(resolver.files);
  if (consent) files.set(consent.address, consent.content);
  const { languages } = site.config.value;
  const moved = formerAddresses(site);
  const withMakers = (makers: PageMakers): LivePages => ({
    async at(path) {
      const address = withoutTrailingSlash(path);
      const make = makers.get(address);
      return make ? make() : errorPage(languageOfPath(languages, address).code);
    },
    movedTo: (path) => moved.get(withoutTrailingSlash(path)),
    shells,
    forms,
    consent: consent?.address,
    files,
    async with(changed, { versions }) {
      const ofChanged = withoutProviders({ ...changed, versions });
      const made = await createResolver(ofChanged, { ...options, shells });
      return withMakers(new Map([...makers, ...makersOf(ofChanged, made)]));
    },
  });
  return withMakers(makersOf(site, resolver));
}

function makersOf(site: Site, { places, page }: Resolver): PageMakers {
  return new Map(
    places.map((place) => {
      let made: Promise<PageData> | undefined;
      const make = () => (made ??= page(place).then(({ data }) => data));
      return [addressOf(site, pathOf(place.route), place.language), make];
    }),
  );
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
