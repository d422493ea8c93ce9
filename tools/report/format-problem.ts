import type { ToolLanguage } from '../messages/language.ts';
import { stripControlCharacters } from '../messages/printable.ts';
import type { Problem } from '../model/problem.ts';
import { breadcrumbOf } from './breadcrumb.ts';
import { codeFrame } from './code-frame.ts';
import { describeProblem, reportPhrase } from './describe-problem.ts';

/** A problem in words, the same in the terminal and in the browser. */
export type FormattedProblem = Pick<Problem, 'code' | 'severity'> & {
  /** `file:line:column`, which editors open. */
  location: string;
  /** "erro", and "linha 3, coluna 5". */
  severityLabel: string;
  lineAndColumn: string;
  /** Where on the page, in people's words; empty where the file is none that people write. */
  breadcrumb: string;
  message: string;
  /** The lines of the file; empty where there are none to show. */
  frame: string;
  hint: string;
  /** The code, which `npm run explain` takes, and whether `npm run fix` can fix it. */
  footer: string;
};

/** Puts a problem into words. @param text the file's text, empty where there is none */
export function formatProblem(
  problem: Problem,
  text: string,
  language: ToolLanguage,
): FormattedProblem {
  const { code, severity, file, line, column, edit } = problem;
  return {
    code,
    severity,
    location: `${stripControlCharacters(file)}:${line}:${column}`,
    severityLabel: reportPhrase(severity, language),
    lineAndColumn: reportPhrase('place', language, { line: String(line), column: String(column) }),
    breadcrumb: breadcrumbOf(problem, text, language),
    ...describeProblem(problem, language),
    frame: codeFrame(text, problem),
    footer: edit ? `${code} · npm run fix` : code,
  };
}
