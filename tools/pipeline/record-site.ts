import type { Period } from '../model/page-times.ts';
import type { Problem } from '../model/problem.ts';
import { unchangedPeriod } from '../model/publishing.ts';
import type { Site } from '../model/site.ts';
import { factsOfPages, isOfWords } from './page-facts.ts';
import type { SiteRecord } from './site-record.ts';

/** What was found of a site that was checked. @param site undefined where its settings are wrong */
export const recordOf = (
  code: string,
  inputs: SiteRecord['inputs'],
  site: Site | undefined,
  problems: Problem[],
): SiteRecord => ({
  code,
  inputs,
  period: site ? periodOf(site) : { from: null, until: null },
  problems,
  pages: site?.pages.length ?? 0,
  facts: site && problems.every(isOfWords) ? factsOfPages(site) : {},
});

/** JSON has no infinite numbers. */
function periodOf(site: Site): SiteRecord['period'] {
  const { from, until }: Period = unchangedPeriod(site);
  return {
    from: Number.isFinite(from) ? from : null,
    until: Number.isFinite(until) ? until : null,
  };
}
