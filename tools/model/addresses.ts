import type { Language } from '../../src/generated/types.ts';
import { localizedHref, parseTarget } from '../../src/lib/links.ts';
import type { Site } from './site.ts';

/**
 * Where a page is in a language, without the language's prefix: `/gyms`.
 * @param path what links name it by: `/academias`
 */
export const localPathOf = (
  { versions }: Pick<Site, 'versions'>,
  path: string,
  language: string,
): string =>
  versions.get(path)?.find((version) => version.language === language)?.localPath ?? path;

/** The address of a page in a language: `/academias` → `/en/gyms`. */
export const addressOf = (
  site: Pick<Site, 'versions'>,
  path: string,
  { code, prefix }: Language,
): string => localizedHref(localPathOf(site, path, code), prefix);

/** A target as it is called in a language: `/academias#plans` → `/gyms#plans`. */
export function localTarget(site: Pick<Site, 'versions'>, to: string, language: string): string {
  const { path, section } = parseTarget(to);
  return path === '' ? to : localPathOf(site, path, language) + (section && `#${section}`);
}

/**
 * The addresses that pages would have without their slugs, each with the page's own: who comes
 * there is led on.
 */
export function formerAddresses(site: Pick<Site, 'pages' | 'config'>): Map<string, string> {
  const prefixes = new Map(site.config.value.languages.map(({ code, prefix }) => [code, prefix]));
  return new Map(
    site.pages
      .filter(({ path, localPath }) => path !== localPath)
      .map(({ path, localPath, language }) => {
        const prefix = prefixes.get(language) ?? '';
        return [localizedHref(path, prefix), localizedHref(localPath, prefix)];
      }),
  );
}

/** Every address of a site's pages, with those from which a slug leads on. */
export const addressesOf = (site: Site): Set<string> =>
  new Set([
    ...[...site.versions.keys()].flatMap((path) =>
      site.config.value.languages.map((language) => addressOf(site, path, language)),
    ),
    ...formerAddresses(site).keys(),
  ]);
