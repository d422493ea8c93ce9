import { readdirSync } from 'node:fs';
import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';
import type { Check } from './check.ts';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** Every folder beside this file is a check: its check.ts says the rule. */
const checks = await Promise.all(
  folders.map(async (name) => {
    const { check }: { check: Check } = await import(`./${name}/check.ts`);
    return check;
  }),
);

/** Finds what is wrong between the files of a site. */
export const runChecks = async (site: Site): Promise<Problem[]> =>
  (await Promise.all(checks.map((check) => check(site)))).flat();
