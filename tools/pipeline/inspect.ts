import { check } from './checks/index.ts';
import { sortProblems, type Problem } from './problem.ts';
import type { Site, SiteFiles } from './site.ts';
import { validate } from './validate.ts';

/** Validate and check: everything that can be said of a site without building it. */
export function inspect(files: SiteFiles): { site?: Site; problems: Problem[] } {
  const { site, problems } = validate(files);
  return { site, problems: sortProblems([...problems, ...(site ? check(site) : [])]) };
}
