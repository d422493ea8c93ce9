import type { Problem } from '../pipeline/problem.ts';
import { describe, type ToolLanguage } from './describe.ts';
import { summary } from './summary.ts';

/**
 * The report for GitHub Actions: workflow commands that annotate the files, and a summary line.
 * @param prefix the site's folder within the repository, with a slash at its end
 */
export function reportGithub(problems: Problem[], language: ToolLanguage, prefix = ''): string {
  const commands = problems.map((problem) => {
    const { message, hint } = describe(problem, language);
    const properties = { file: prefix + problem.file, line: problem.line, col: problem.column, title: problem.code };
    const written = Object.entries(properties).map(([name, value]) => `${name}=${inProperty(String(value))}`);
    return `::${problem.severity} ${written.join(',')}::${inData(`${message}\n${hint}`)}`;
  });
  return [...commands, summary(problems, language)].join('\n');
}

const inData = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text: string) => inData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
