import type { Problem } from '../problem.ts';
import type { Site } from '../site.ts';

/** A rule that spans files. */
export type Check = {
  /** The codes of the problems it finds. */
  codes: string[];
  run: (site: Site) => Problem[];
};
