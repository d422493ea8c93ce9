import { error, startOfFile } from '../../../model/problem.ts';
import { routePattern, slugifyRoute } from '../../../model/routes.ts';
import { type PageVersion, type Site, versionsOf } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { formerPages } from '../former-pages/find-former-pages.ts';

/**
 * A page's folder is its address: one that links can be written to, and that is not where a
 * language begins.
 */
export const check: Check = (site) => {
  const prefixes = site.config.value.languages.map(({ prefix }) => prefix.slice(1)).filter(Boolean);
  const renamed = new Set(formerPages(site).map(({ renamedTo }) => renamedTo));
  const misnamed = [
    ...misnamedFolders(site).filter(({ route }) => !renamed.has(route)),
    ...site.pages.filter(({ route }) => prefixes.some((prefix) => prefix === route.split('/')[0])),
  ];
  const folders = new Set(misnamed.map(({ route }) => route));
  const first = [...folders].flatMap((folder) => versionsOf(site, folder).slice(0, 1));
  return first.map(({ route: folder, source }) =>
    error('page/folder-name', startOfFile(source.file), {
      folder,
      nearest: slugifyRoute(folder) === folder ? '' : slugifyRoute(folder),
    }),
  );
};

/** The pages whose folder has a name that no address can have. */
export const misnamedFolders = ({ pages }: Site): PageVersion[] =>
  pages.filter(({ route }) => !routePattern.test(route));
