import type { ToolLanguage } from '../messages/language.ts';
import type { Problem } from '../model/problem.ts';
import { describeProblem } from './describe-problem.ts';

/** The report for programs: one JSON object, as the contract has it. */
export function formatJson(problems: Problem[], pages: number, language: ToolLanguage): string {
  const described = problems.map((problem) => {
    const { code, severity, file, line, column, pointer } = problem;
    return { code, severity, file, line, column, pointer, ...describeProblem(problem, language) };
  });
  return JSON.stringify({ problems: described, pages }, null, 2);
}
