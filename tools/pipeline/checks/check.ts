import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/** A rule that spans files. */
export type Check = {
  /** The codes of the problems it finds. */
  codes: string[];
  run: (site: Site) => Problem[];
};
