import type { Problem } from '../model/problem.ts';
import { describe, printable, word } from './describe.ts';
import { type ToolLanguage } from '../messages/language.ts';
import { codeFrame } from './frame.ts';
import { whereIn } from './where.ts';

/** A problem in words, the same in the terminal and in the browser. */
export type ToldProblem = Pick<Problem, 'code' | 'severity'> & {
  /** `file:line:column`, which editors open. */
  place: string;
  /** "erro", and "linha 3, coluna 5". */
  gravity: string;
  lineAndColumn: string;
  /** Where on the page, in people's words; empty where the file is none that people write. */
  where: string;
  message: string;
  /** The lines of the file; empty where there are none to show. */
  frame: string;
  hint: string;
  /** The code, which `npm run explain` takes, and whether `npm run fix` mends it. */
  ending: string;
};

/** Tells of a problem. @param text the file's text, empty where there is none */
export function told(problem: Problem, text: string, language: ToolLanguage): ToldProblem {
  const { code, severity, file, line, column, edit } = problem;
  return {
    code,
    severity,
    place: `${printable(file)}:${line}:${column}`,
    gravity: word(severity, language),
    lineAndColumn: word('place', language, { line: String(line), column: String(column) }),
    where: whereIn(problem, text, language),
    ...describe(problem, language),
    frame: codeFrame(text, problem),
    ending: edit ? `${code} · npm run fix` : code,
  };
}
