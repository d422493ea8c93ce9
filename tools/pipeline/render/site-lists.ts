import type { Redirect } from '../../../src/generated/types.ts';
import { withoutTrailingSlash } from '../../../src/lib/links.ts';
import { pageFileAt } from '../../model/output-files.ts';
import { type ListedPage, sitemapAddresses, sitemaps } from './sitemap.ts';

/** What the files that tell of all pages at once are made of. */
export type SiteLists = {
  /** The site's public address. */
  url: string;
  /** The pages in the site's order, without the error pages. */
  pages: ListedPage[];
  /** The redirects that the site's settings name. */
  redirects: Redirect[];
  /** Those from the addresses that pages would have without their slugs. */
  slugRedirects: Redirect[];
};

const redirectsFile = '/_redirects';

/** Where those files are served. */
export const listAddresses = ({ pages }: SiteLists): string[] => [
  redirectsFile,
  ...sitemapAddresses(pages),
];

/**
 * The files that tell of all pages at once, by address.
 * @param isPage whether a file of the output, such as `/clinicas/index.html`, is a page
 */
export async function listFiles(
  { url, pages, redirects, slugRedirects }: SiteLists,
  isPage: (file: string) => boolean,
): Promise<[address: string, text: string][]> {
  // An old address leads on unless a page is there now that is not always.
  const isFree = ({ from }: Redirect) => !isPage(pageFileAt(withoutTrailingSlash(from)));
  const lines = [...redirects.filter(isFree), ...slugRedirects];
  return [
    // As static hosts read it.
    [redirectsFile, lines.map(({ from, to }) => `${from} ${to} 301\n`).join('')],
    ...(await sitemaps(url, pages)),
  ];
}
