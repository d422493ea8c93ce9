import { SitemapStream, streamToPromise } from 'sitemap';
import type { PageData } from '../../../src/lib/page-data.ts';

/**
 * The sitemap: each page that stands in its own language, with its alternates.
 * @param url the site's public address
 */
export async function sitemap(url: string, pages: PageData[]): Promise<string> {
  const inOwnLanguage = pages.filter(
    ({ language, contentLanguage }) => language === contentLanguage,
  );
  const paths = new Set(inOwnLanguage.map(({ path }) => path));
  const stream = new SitemapStream({
    hostname: url,
    xmlns: { news: false, video: false, image: false, xhtml: true },
  });
  for (const { path, alternates } of inOwnLanguage) {
    const [main] = alternates;
    const links = alternates
      .filter((alternate) => paths.has(alternate.path))
      .map(({ tag, path: address }) => ({ lang: tag, url: address }));
    const fallback = main ? [{ lang: 'x-default', url: main.path }] : [];
    stream.write({ url: path, links: [...links, ...fallback] });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
