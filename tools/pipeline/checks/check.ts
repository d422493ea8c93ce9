import type { Problem } from '../../model/problem.ts';
import type { Site } from '../../model/site.ts';

/**
 * A rule that spans files: finds what breaks it, each place with a code of the texts.json beside
 * the rule.
 *
 * Where only words of some pages were changed, it looks at these pages alone, with all that is no
 * page, and where it finds more than `isOfWords` names, at the whole site again. A rule that goes
 * by nothing that `page-facts.ts` leaves out exports `goesByFacts = true` beside it: it is not
 * asked then. One that compares the words of one page with those of another has to put them among
 * the facts.
 */
export type Check = (site: Site) => Problem[] | Promise<Problem[]>;
