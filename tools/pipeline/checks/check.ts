import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/**
 * A rule that spans files: finds what breaks it, each place with a code of the texts.json beside
 * the rule.
 */
export type Check = (site: Site) => Problem[] | Promise<Problem[]>;
