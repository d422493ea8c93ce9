import type { ToldProblem } from '../../report/told.ts';
import type { PreviewWords } from './words.ts';

/**
 * A problem as the browser shows it: in the card of each section that it keeps from being shown,
 * and else at the foot of the page. `absolute` is its place for the editor to open, `addresses` are
 * those of its page.
 */
export type ShownProblem = ToldProblem & {
  absolute: string;
  addresses: string[];
  cards: { address: string; id: string }[];
};

/**
 * What the browser is told of a site's editing: its problems, the addresses of its drafts, and the
 * words around them.
 */
export type EditingState = { problems: ShownProblem[]; drafts: string[]; words: PreviewWords };
