import type { FormattedProblem } from '../../report/format-problem.ts';
import type { PreviewMessages } from './preview-messages.ts';

/**
 * A problem as the browser shows it: in the card of each section that it keeps from being shown,
 * and else at the foot of the page. `absolute` is its place for the editor to open, `addresses` are
 * those of its page.
 */
export type BrowserProblem = FormattedProblem & {
  editorLocation: string;
  pageAddresses: string[];
  problemCards: { address: string; id: string }[];
};

/**
 * What the browser is told of a site's editing: its problems, the addresses of its drafts, and the
 * words around them.
 */
export type EditingState = {
  problems: BrowserProblem[];
  drafts: string[];
  messages: PreviewMessages;
};
