import { readdirSync } from 'node:fs';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import type { Check } from './check.ts';

type CheckModule = { check: Check; goesByFacts?: boolean };

/**
 * Every folder beside this file is a check: its check.ts says the rule. Vite finds them when it
 * bundles; elsewhere they are found where they are.
 */
const modules: CheckModule[] = import.meta.env
  ? Object.values(import.meta.glob<CheckModule>('./*/check.ts', { eager: true }))
  : await Promise.all(
      readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort()
        .map((name) => import(`./${name}/check.ts`) as Promise<CheckModule>),
    );

/** Finds what is wrong between the files of a site. */
export const runChecks = (site: Site): Promise<Problem[]> => runAll(modules, site);

/** The same of pages of which only the words were changed, without the site's other pages. */
export const runChecksOfWords = (site: Site): Promise<Problem[]> =>
  runAll(
    modules.filter(({ goesByFacts }) => !goesByFacts),
    site,
  );

const runAll = async (checks: CheckModule[], site: Site): Promise<Problem[]> =>
  (await Promise.all(checks.map(({ check }) => check(site)))).flat();
