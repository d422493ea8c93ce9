import type { FormattedProblem } from '../../report/format-problem.ts';
import type { PageEdit } from './new-page.ts';

/**
 * Another value at a place of a file. Without `before` nothing stood there, without `value` what
 * stood there goes.
 */
export type ValueEdit = {
  file: string;
  pointer: string;
  before?: unknown;
  value?: unknown;
  /** The value goes into a list, before what stands there; or that item goes to another place. */
  item?: 'added' | number;
};

/** A place beside a section of the same page, or the first. */
export type SectionPlace = 'first' | { before: string } | { after: string };

/** What is done to a section of the page at an address, in all languages of the page. */
export type SectionEdit = {
  action: 'move-up' | 'move-down' | 'move' | 'duplicate' | 'remove' | 'add';
  address: string;
  /** The section's id; of one that is added, that of the section that it goes after. */
  section: string;
  /** Where a section goes that is moved or added. */
  place?: SectionPlace;
  /** The block that is added, and which of its examples; without one, the least it can be. */
  type?: string;
  example?: number;
  /** Where links to a section that goes lead from now on, as `/page#section`. */
  to?: string;
};

/** A form that is made with the fields of another one. */
export type FormEdit = { name: string; from: string };

/** What `POST /__edit/values`, `…/section`, `…/page` and `…/form` are sent: each is one change. */
export type EditRequest =
  | { values: ValueEdit[] }
  | { section: SectionEdit }
  | { page: PageEdit }
  | { form: FormEdit };

/**
 * A place where somebody else wrote something else meanwhile: what stands there, or whether the
 * place itself is gone, with its section, its file or its list.
 */
export type Conflict = ValueEdit & { current?: unknown; isGone?: true };

/** A change that is not saved yet. */
export type UnsavedChange = {
  id: string;
  /** What it changes, in people's words. */
  sentence: string;
  request: EditRequest;
  /** Whether it no longer fits the files on disk, and is neither shown nor saved; and where. */
  isLeftOut: boolean;
  conflicts: Conflict[];
  /** Why it is left out, in people's words, where its places do not say it. */
  reason?: string;
  /** The file that is to be put right before: then the change fits again. */
  brokenFile?: string;
};

/** A problem in the check's own words, and the place that it is about. */
export type PlacedProblem = FormattedProblem & { file: string; pointer: string };

/**
 * What the server answers, with status 200: done, with what else is now wrong; refused since a
 * place says something else than `before`, since a value is invalid, or for another reason.
 */
export type EditAnswer =
  | {
      outcome: 'done';
      change?: UnsavedChange;
      problems: PlacedProblem[];
      commit?: string;
      branch?: string;
      /** Whether the published site is made from the branch of the commit. */
      isOnMain?: boolean;
    }
  | { outcome: 'conflict'; conflicts: Conflict[] }
  | { outcome: 'invalid'; problems: PlacedProblem[] }
  | { outcome: 'refused'; message: string };
