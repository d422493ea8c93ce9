import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { Alternate, PageData } from '../../../src/lib/page-data.ts';
import { maxSitemapPages, sitemapFiles } from '../../model/output-files.ts';

/** What the sitemap says of a page. */
export type ListedPage = Pick<PageData, 'path' | 'language' | 'contentLanguage' | 'search'> & {
  alternates: Pick<Alternate, 'tag' | 'path'>[];
};

/** What the sitemap says of a page, and nothing else of it. */
export const listedPage = ({ alternates, ...page }: PageData): ListedPage => {
  const { path, language, contentLanguage, search } = page;
  const links = alternates.map((alternate) => ({ tag: alternate.tag, path: alternate.path }));
  return { path, language, contentLanguage, search, alternates: links };
};

/** `SitemapStream` refuses to end without a page. */
const emptySitemap =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>';

/** The pages that stand in their own language and may be found. */
const foundAmong = (pages: ListedPage[]) =>
  pages.filter(
    ({ language, contentLanguage, search = true }) => search && language === contentLanguage,
  );

/** Where the sitemaps that name some of these pages are served. */
export const sitemapAddresses = (pages: ListedPage[]) => sitemapFiles(foundAmong(pages).length);

/**
 * The sitemap, by address: each page that stands in its own language and may be found, with its
 * alternates. Of more pages than one may name there are several, and one that names those.
 * @param url the site's public address
 */
export async function sitemaps(
  url: string,
  pages: ListedPage[],
): Promise<[address: string, text: string][]> {
  const found = foundAmong(pages);
  const paths = new Set(found.map(({ path }) => path));
  const [first, ...parts] = sitemapFiles(found.length);
  if (parts.length === 0) return [[first, await sitemap(url, found, paths)]];
  const named = parts.map(async (address, index): Promise<[string, string]> => {
    const start = index * maxSitemapPages;
    return [address, await sitemap(url, found.slice(start, start + maxSitemapPages), paths)];
  });
  const stream = new SitemapIndexStream();
  for (const address of parts) stream.write({ url: url + address });
  stream.end();
  return [[first, (await streamToPromise(stream)).toString()], ...(await Promise.all(named))];
}

/** @param paths those of all pages that a sitemap names: others are nobody's alternate */
async function sitemap(url: string, pages: ListedPage[], paths: Set<string>): Promise<string> {
  if (pages.length === 0) return emptySitemap;
  const stream = new SitemapStream({
    hostname: url,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const { path, alternates } of pages) {
    const listed = alternates.filter((alternate) => paths.has(alternate.path));
    const [main] = listed;
    const links = listed.map(({ tag, path: address }) => ({ lang: tag, url: address }));
    const fallback = main ? [{ lang: 'x-default', url: main.path }] : [];
    stream.write({ url: path, links: [...links, ...fallback] });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
