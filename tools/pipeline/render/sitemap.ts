import { SitemapStream, streamToPromise } from 'sitemap';
import type { Alternate, PageData } from '../../../src/lib/page-data.ts';

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

/**
 * The sitemap: each page that stands in its own language and may be found, with its
 * alternates.
 * @param url the site's public address
 */
export async function sitemap(url: string, pages: ListedPage[]): Promise<string> {
  const inOwnLanguage = pages.filter(
    ({ language, contentLanguage, search = true }) => search && language === contentLanguage,
  );
  if (inOwnLanguage.length === 0) return emptySitemap;
  const paths = new Set(inOwnLanguage.map(({ path }) => path));
  const stream = new SitemapStream({
    hostname: url,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const { path, alternates } of inOwnLanguage) {
    const listed = alternates.filter((alternate) => paths.has(alternate.path));
    const [main] = listed;
    const links = listed.map(({ tag, path: address }) => ({ lang: tag, url: address }));
    const fallback = main ? [{ lang: 'x-default', url: main.path }] : [];
    stream.write({ url: path, links: [...links, ...fallback] });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
