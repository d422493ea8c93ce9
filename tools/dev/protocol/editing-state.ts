import type { FormattedProblem } from '../../report/format-problem.ts';
import type { UnsavedChange } from './edits.ts';
import type { PreviewMessages } from './preview-messages.ts';

/**
 * A problem as the browser shows it: in the card of each section that it keeps from being shown, or
 * else at the foot of the page. `editorLocation` is what the editor opens, `pageAddresses` are
 * those of its page.
 */
export type BrowserProblem = FormattedProblem & {
  editorLocation: string;
  pageAddresses: string[];
  problemCards: { address: string; id: string }[];
};

/**
 * What the server of `npm run dev` tells the browser: the site's problems, by address what is to be
 * said of pages that are not out, what is not saved or committed yet, and the interface texts of
 * the editing tools.
 */
export type EditingState = {
  problems: BrowserProblem[];
  notes: Record<string, string>;
  changes: UnsavedChange[];
  /** How many files of the site are saved and in no commit. */
  uncommitted: number;
  messages: PreviewMessages;
};
