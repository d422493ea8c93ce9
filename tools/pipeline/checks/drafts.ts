import { parseTarget } from '../../../src/lib/links.ts';
import { draftPaths } from '../../model/drafts.ts';
import { error } from '../../model/problem.ts';
import type { Check } from './check.ts';
import { once } from './once.ts';

/** Nothing that visitors see leads to a draft: it would lead nowhere. */
export const drafts: Check = {
  codes: ['link/to-draft'],
  run(site) {
    const paths = draftPaths(site);
    if (paths.size === 0) return [];
    const links = site.references.flatMap(({ kind, value, source, pointer }) => {
      const { path } = parseTarget(value);
      const own = site.pageOf.get(source);
      return kind === 'target' && paths.has(path) && !(own && paths.has(own.path))
        ? [{ name: path, problem: error('link/to-draft', source.at(pointer), { to: value }) }]
        : [];
    });
    return once(links, () => 0);
  },
};
