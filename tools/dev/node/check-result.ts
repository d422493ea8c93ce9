import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/** What some files say. */
export type CheckResult = { site?: Site; problems: Problem[] };
