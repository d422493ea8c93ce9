import type { Problem } from '../pipeline/problem.ts';
import { describe, type ToolLanguage } from './describe.ts';

/** The report for programs: one JSON object, as the contract has it. */
export function reportJson(problems: Problem[], pages: number, language: ToolLanguage): string {
  const described = problems.map((problem) => {
    const { code, severity, file, line, column, pointer } = problem;
    return { code, severity, file, line, column, pointer, ...describe(problem, language) };
  });
  return JSON.stringify({ problems: described, pages }, null, 2);
}
