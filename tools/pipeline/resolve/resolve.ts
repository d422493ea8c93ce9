import type { PageData } from '../../../src/lib/page-data.ts';
import type { Site } from '../../model/site.ts';
import type { FileContent } from '../../model/stored-content.ts';
import {
  createResolver,
  type PagePlace,
  type ResolveOptions,
  type Resolver,
} from './create-resolver.ts';
import { shareLogo } from './share-logo.ts';
import { type SharePicture, sharePicture } from './share-picture.ts';

/** What a site's pages are rendered from, each page when it is asked for. */
export type SiteParts = Pick<Resolver, 'forms' | 'shells' | 'files' | 'places'> & {
  /**
   * A page, the files that it needs, pictures and media by address, and its share picture, where
   * that is made for it.
   * @throws BuildError where a picture is damaged; where the disk refuses
   */
  page: (place: PagePlace) => Promise<{
    data: PageData;
    files: ReadonlyMap<string, FileContent>;
    picture?: SharePicture;
  }>;
  /** The error page of each language. */
  errorPages: PageData[];
};

/** A site with all its pages. */
export type ResolvedSite = SiteParts & { pages: PageData[] };

/**
 * Turns a valid site into what its pages are rendered from: texts in place, pictures measured,
 * forms in the page's language.
 * @throws BuildError where the logo is damaged
 */
export async function resolveParts(site: Site, options: ResolveOptions): Promise<SiteParts> {
  const { page, errorPage, ...parts } = await createResolver(site, options);
  let logo: ReturnType<typeof shareLogo> | undefined;
  return {
    ...parts,
    errorPages: site.config.value.languages.map(({ code }) => errorPage(code)),
    async page(place) {
      const { data, files } = await page(place);
      if (!options.encode || data.shareImage) return { data, files };
      logo ??= shareLogo(site);
      const picture = sharePicture(data, await logo);
      return { data: { ...data, shareImage: picture.address }, files, picture };
    },
  };
}

/** The same with all pages at once. */
export async function resolve(site: Site, options: ResolveOptions): Promise<ResolvedSite> {
  const parts = await resolveParts(site, options);
  const pages = await Promise.all(parts.places.map(parts.page));
  return { ...parts, pages: pages.map(({ data }) => data) };
}
