import { type Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/** What some files say. */
export type Look = { site?: Site; problems: Problem[] };
