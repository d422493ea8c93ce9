import { readFileSync } from 'node:fs';
import { problemExampleFile } from '../model/problem-texts.ts';

/**
 * What an example says of one file: that it is missing (null); its text by lines, as it stands or
 * saved in another encoding; one line many times over; where it leads, as a symbolic link; what the
 * last commit has of it, where it is gone; or values at JSON pointers, all else being as in any
 * site. A pointer with a "-" before it is removed.
 */
export type ProblemExampleFile =
  | null
  | string[]
  | { latin1: string[] }
  | { line: string; times: number }
  | { link: string }
  | { committed: object }
  | Record<string, unknown>;

export type ProblemExampleFiles = Record<string, ProblemExampleFile>;

/**
 * A code's example: what is wrong, the same put right, and why it matters, in the languages of the
 * reports.
 */
export type ProblemExample = {
  pt: string;
  en: string;
  es: string;
  /** What both sites need so that the example is about one thing; not shown. */
  around?: ProblemExampleFiles;
  bad: ProblemExampleFiles;
  good: ProblemExampleFiles;
};

/** The example of a code. @throws where there is none beside its texts: examples/<code>.json */
export const readProblemExample = (code: string): ProblemExample =>
  JSON.parse(readFileSync(problemExampleFile(code), 'utf8'));
