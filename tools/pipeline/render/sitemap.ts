import { SitemapStream, streamToPromise } from 'sitemap';
import type { PageData } from '../../../src/lib/page-data.ts';

/** What the sitemap says of a page. */
export type ListedPage = Pick<
  PageData,
  'path' | 'language' | 'contentLanguage' | 'search' | 'alternates'
>;

/**
 * The sitemap: each page that stands in its own language and may be found, with its
 * alternates.
 * @param url the site's public address
 */
export async function sitemap(url: string, pages: ListedPage[]): Promise<string> {
  const inOwnLanguage = pages.filter(
    ({ language, contentLanguage, search = true }) => search && language === contentLanguage,
  );
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
