import type { Language } from '../../src/generated/types.ts';
import { dataUrl } from '../../src/lib/data-url.ts';
import { localizedHref } from '../../src/lib/links.ts';

/** A page below its address: `/clinicas` → `/clinicas/index.html`. */
export const pageFileAt = (path: string) => `${path === '/' ? '' : path}/index.html`;

/** The error page at its address: `/en/404` → `/en/404.html`. */
export const errorFileAt = (path: string) => `${path}.html`;

/** What every build writes beside the pages. */
const siteWideFiles = ['/_headers', '/_redirects', '/robots.txt', '/sitemap.xml'];

/**
 * The files that a build makes by itself, whose places nobody else's files can have.
 * @param paths those of the pages, without a language's prefix
 */
export function ownOutputFiles(paths: Iterable<string>, languages: Language[]): Set<string> {
  const all = [...paths];
  return new Set([
    ...siteWideFiles,
    ...languages.flatMap(({ prefix }) => [
      ...all.flatMap((path) => {
        const address = localizedHref(path, prefix);
        return [pageFileAt(address), dataUrl(address)];
      }),
      errorFileAt(localizedHref('/404', prefix)),
      dataUrl(localizedHref('/404', prefix)),
    ]),
  ]);
}
