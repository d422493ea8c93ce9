import type { Language } from '../../src/generated/types.ts';
import { dataUrl } from '../../src/lib/data-url.ts';
import { localizedHref } from '../../src/lib/links.ts';

/** A page below its address: `/clinicas` → `/clinicas/index.html`. */
export const pageFileAt = (path: string) => `${path === '/' ? '' : path}/index.html`;

/** The error page at its address: `/en/404` → `/en/404.html`. */
export const errorFileAt = (path: string) => `${path}.html`;

/** The licences of the packages that the scripts, fonts and drawings are from. */
export const licensesFile = '/licenses.txt';

/** What every build writes beside the pages. */
const siteWideFiles = ['/_headers', '/_redirects', licensesFile, '/robots.txt', '/sitemap.xml'];

/**
 * The files that a build makes by itself, whose places nobody else's files can have.
 * @param addresses those of the pages, and those that lead to them
 */
export function ownOutputFiles(addresses: Iterable<string>, languages: Language[]): Set<string> {
  return new Set([
    ...siteWideFiles,
    ...[...addresses].flatMap((address) => [pageFileAt(address), dataUrl(address)]),
    ...languages.flatMap(({ prefix }) => [
      errorFileAt(localizedHref('/404', prefix)),
      dataUrl(localizedHref('/404', prefix)),
    ]),
  ]);
}
