import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/** What checking a site's files gave. */
export type CheckResult = { site?: Site; problems: Problem[] };
