import type { Edit, ProblemCode, ProblemContent } from '../../../model/problem.ts';

/** What may be wrong with a text that is not JSON. */
export type Diagnosis = ProblemContent<Extract<ProblemCode, `json/${string}`>> & {
  offset: number;
  /** What would put it right. */
  edits?: Edit[];
  /** Whether `npm run fix` may apply the edits: nothing else can have been meant. */
  isSafe?: boolean;
};
