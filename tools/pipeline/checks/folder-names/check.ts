import { error, startOfFile } from '../../../model/problem.ts';
import { routePattern, slugifyRoute } from '../../../model/routes.ts';
import type { PageVersion, Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';

/**
 * A page's folder is its address: one that links can be written to, and that is not where a
 * language begins.
 */
export const check: Check = (site) => {
  const prefixes = site.config.value.languages.map(({ prefix }) => prefix.slice(1)).filter(Boolean);
  const misnamed = [
    ...misnamedFolders(site),
    ...site.pages.filter(({ route }) => prefixes.includes(route.split('/')[0]!)),
  ];
  const first = new Map(
    misnamed.map((page) => [page.route, site.versions.get(page.path)![0]!.source.file]),
  );
  return [...first].map(([folder, file]) =>
    error('page/folder-name', startOfFile(file), {
      folder,
      nearest: slugifyRoute(folder) === folder ? '' : slugifyRoute(folder),
    }),
  );
};

/** The pages whose folder has a name that no address can have. */
export const misnamedFolders = ({ pages }: Site): PageVersion[] =>
  pages.filter(({ route }) => !routePattern.test(route));
