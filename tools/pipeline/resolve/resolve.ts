import type { PageData } from '../../../src/lib/page-data.ts';
import { trimDiskCache } from '../../model/disk-cache.ts';
import type { Site } from '../../model/site.ts';
import type { FileContent, StoreContent } from '../../model/stored-content.ts';
import { createResolver, type ResolveOptions, type SharedParts } from './create-resolver.ts';
import { pictureCacheFolder } from './encode-picture.ts';
import { renderSharePicture } from './share-picture.ts';

/** A site as it is rendered; `files` holds pictures, media and data by address. */
export type ResolvedSite = Omit<SharedParts, 'files'> & {
  files: ReadonlyMap<string, FileContent>;
  pages: PageData[];
  /** The error page of each language. */
  errorPages: PageData[];
};

/**
 * Turns a valid site into what its pages are rendered from: texts in place, pictures measured,
 * forms in the page's language.
 * @throws BuildError where a picture is damaged; where the disk refuses
 */
export async function resolve(site: Site, options: ResolveOptions): Promise<ResolvedSite> {
  const { places, page, errorPage, files, forms, shells } = createResolver(site, options);
  const languages = site.config.value.languages.map(({ code }) => code);
  const pages = await Promise.all(places.map(page));
  const shared: Awaited<ReturnType<typeof withSharePicture>>[] = [];
  for (let next = 0; next < pages.length; next += picturesAtATime)
    shared.push(
      ...(await Promise.all(
        pages
          .slice(next, next + picturesAtATime)
          .map(({ data }) =>
            options.encode ? withSharePicture(data, site, options.store) : { data, files: [] },
          ),
      )),
    );
  if (options.encode) await trimDiskCache(pictureCacheFolder);
  return {
    pages: shared.map(({ data }) => data),
    errorPages: languages.map(errorPage),
    forms,
    shells,
    files: new Map<string, FileContent>([
      ...files,
      ...[...pages, ...shared].flatMap((each) => [...each.files]),
    ]),
  };
}

/** A page that names its share picture, and the picture's file where it is drawn. */
async function withSharePicture(
  page: PageData,
  { config }: Site,
  store?: StoreContent,
): Promise<{ data: PageData; files: (readonly [string, FileContent])[] }> {
  if (page.shareImage) return { data: page, files: [] };
  const { address, content } = await renderSharePicture(page, config.value.brand.name);
  return {
    data: { ...page, shareImage: address },
    files: [[address, store ? await store(address, content) : content]],
  };
}

/** How many share pictures are drawn at a time: each takes some megabytes. */
const picturesAtATime = 32;
