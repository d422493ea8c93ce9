import { parseTarget } from '../../../../src/lib/links.ts';
import { addressesOf } from '../../../model/addresses.ts';
import { pageFile } from '../../../model/file-paths.ts';
import { error, startOfFile } from '../../../model/problem.ts';
import { routePattern, slugifyRoute } from '../../../model/routes.ts';
import { mainLanguageOf, pathOf, referencesOfKind, versionsOf } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { formerPages } from './find-former-pages.ts';

/**
 * A page that goes, or whose folder gets another name, leaves redirects: its addresses are in
 * search engines, mails and other sites. What was there is what the last commit has.
 */
export const check: Check = (site) => {
  const { config } = site;
  const served = addressesOf(site);
  const redirected = new Set(config.value.redirects.map(({ from }) => from));
  const linked = new Set(
    referencesOfKind(site, 'target').map(({ value }) => parseTarget(value).path),
  );
  return formerPages(site).flatMap(({ route, renamedTo, addresses }) => {
    const lost = addresses.filter((address) => !served.has(address) && !redirected.has(address));
    const isLinked = linked.has(pathOf(route));
    if (renamedTo !== undefined && (lost.length > 0 || isLinked)) {
      const [first] = versionsOf(site, renamedTo);
      const file = first?.source.file ?? pageFile(renamedTo, mainLanguageOf(site).code);
      const to = routePattern.test(renamedTo) ? renamedTo : slugifyRoute(renamedTo);
      const params = { from: pathOf(route), to: pathOf(to), folder: route };
      return [error('page/renamed', startOfFile(file), params)];
    }
    // The links that lead nowhere are told first.
    if (lost.length === 0 || isLinked) return [];
    return [
      error('page/removed', config.at(config.has('/redirects') ? '/redirects' : ''), {
        route: pathOf(route),
        addresses: lost.join(', '),
        first: lost[0] ?? '',
      }),
    ];
  });
};
