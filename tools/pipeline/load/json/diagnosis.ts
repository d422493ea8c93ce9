import type { Edit } from '../../../model/problem.ts';

/** What may be wrong with a text that is not JSON. */
export type Diagnosis = {
  code: string;
  offset: number;
  params?: Record<string, string>;
  /** What would put it right. */
  edits?: Edit[];
  /** Whether `npm run fix` may apply the edits: nothing else can have been meant. */
  isSafe?: boolean;
};
