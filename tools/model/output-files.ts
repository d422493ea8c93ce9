import type { Language } from '../../src/generated/types.ts';
import { dataUrl } from '../../src/lib/data-url.ts';
import { localizedHref } from '../../src/lib/links.ts';

/** A page below its address: `/clinicas` → `/clinicas/index.html`. */
export const pageFileAt = (path: string) => `${path === '/' ? '' : path}/index.html`;

/** The error page at its address: `/en/404` → `/en/404.html`. */
export const errorFileAt = (path: string) => `${path}.html`;

/** The licences of the packages that the scripts, fonts and drawings are from. */
export const licensesFile = '/licenses.txt';

/** What search engines ask for, which robots.txt names. */
export const sitemapFile = '/sitemap.xml';

/** How many pages a sitemap names: the protocol allows 50,000. */
export const maxSitemapPages = 45_000;

/**
 * The sitemaps of a site: one, or an index with those that it names.
 * @param pages how many there are in all
 */
export function sitemapFiles(pages: number): [first: string, ...parts: string[]] {
  const count = Math.ceil(pages / maxSitemapPages);
  if (count < 2) return [sitemapFile];
  return [sitemapFile, ...Array.from({ length: count }, (_, index) => `/sitemap-${index + 1}.xml`)];
}

/** What every build writes beside the pages and sitemaps. */
const siteWideFiles = ['/_headers', '/_redirects', licensesFile, '/robots.txt'];

/**
 * Whether a file would be in the way of some others: in the place of one, or of a folder of one, or
 * in a folder in the place of one. Capitals count as small letters, as on many disks.
 */
export function isTakenBy(files: Iterable<string>): (address: string) => boolean {
  const taken = new Set([...files].map((file) => file.toLowerCase()));
  const folders = new Set<string>();
  for (const file of taken)
    for (const folder of foldersOf(file)) {
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return (address) => {
    const place = address.toLowerCase();
    return folders.has(place) || [place, ...foldersOf(place)].some((each) => taken.has(each));
  };
}

/** The folders that a file is in: `/en/gyms/index.html` → `/en/gyms`, `/en`. */
function* foldersOf(file: string): Generator<string, void> {
  for (let end = file.lastIndexOf('/'); end > 0; end = file.lastIndexOf('/', end - 1))
    yield file.slice(0, end);
}

/**
 * The files that a build makes by itself, whose places nobody else's files can have.
 * @param addresses those of the pages, and those that lead to them
 */
export function ownOutputFiles(addresses: Iterable<string>, languages: Language[]): Set<string> {
  const all = [...addresses];
  return new Set([
    ...siteWideFiles,
    ...sitemapFiles(all.length),
    ...all.flatMap((address) => [pageFileAt(address), dataUrl(address)]),
    ...languages.flatMap(({ prefix }) => [
      errorFileAt(localizedHref('/404', prefix)),
      dataUrl(localizedHref('/404', prefix)),
    ]),
  ]);
}
