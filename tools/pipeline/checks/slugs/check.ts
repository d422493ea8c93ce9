import { localizedHref } from '../../../../src/lib/links.ts';
import { error, type Problem } from '../../../model/problem.ts';
import type { PageVersion, Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { reservedFolders } from '../reserved-names/reserved-names.ts';

/**
 * A slug gives a page an address that no other page has, or would have without its own slug, where
 * neither the server nor another language begins. The home page is where its language begins.
 */
export const check: Check = (site) => {
  const withSlug = site.pages.filter(
    ({ isValid, source }) => isValid && source.value.slug !== undefined,
  );
  if (withSlug.length === 0) return [];
  const prefixes = new Map(site.config.value.languages.map(({ code, prefix }) => [code, prefix]));
  const owners = addressesOfFolders(site);
  return withSlug.flatMap((page): Problem[] => {
    const { slug = '' } = page.source.value;
    const place = page.source.at('/slug');
    if (page.route === 'home') return [error('page/slug-of-home', place)];
    const prefix = prefixes.get(page.language) ?? '';
    const [first = ''] = slug.split('/');
    const isPrefix = [...prefixes.values()].includes(`/${first}`);
    if (prefix === '' && (reservedFolders.has(first) || isPrefix))
      return [error('page/reserved-slug', place, { slug, first })];
    const address = localizedHref(page.localPath, prefix);
    const owner = owners.get(address) ?? page;
    owners.set(address, owner);
    return owner.path === page.path
      ? []
      : [error('page/slug-taken', place, { address, file: owner.source.file })];
  });
};

/** The addresses of pages by their folders, in each language, with a version of the page. */
function addressesOfFolders({ versions, config }: Site): Map<string, PageVersion> {
  const owners = new Map<string, PageVersion>();
  for (const [path, [first]] of versions)
    for (const { code, prefix } of config.value.languages) {
      const own = versions.get(path)?.find(({ language }) => language === code) ?? first;
      if (own) owners.set(localizedHref(path, prefix), own);
    }
  return owners;
}
