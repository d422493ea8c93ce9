import { parseTarget } from '../../../../src/lib/links.ts';
import { draftPaths } from '../../../model/drafts.ts';
import { error } from '../../../model/problem.ts';
import { referencesOfKind } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { groupByTarget } from '../group-by-target.ts';

/** Nothing that visitors see leads to a draft: it would lead nowhere. */
export const check: Check = (site) => {
  const paths = draftPaths(site);
  if (paths.size === 0) return [];
  const links = referencesOfKind(site, 'target').flatMap(({ value, source, pointer }) => {
    const { path } = parseTarget(value);
    const page = site.pageBySource.get(source);
    return paths.has(path) && !(page && paths.has(page.path))
      ? [{ name: path, problem: error('link/to-draft', source.at(pointer), { to: value }) }]
      : [];
  });
  return groupByTarget(site, links, () => 0);
};
