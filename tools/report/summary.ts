import type { ToolLanguage } from '../messages/language.ts';
import type { Problem } from '../model/problem.ts';
import { reportPhrase } from './describe-problem.ts';

/** The last line of a report: how many problems in how many files, or that there are none. */
export function formatSummary(problems: Problem[], language: ToolLanguage, pages?: number): string {
  if (problems.length === 0)
    return pages === undefined
      ? reportPhrase('none', language)
      : reportPhrase('clean', language, { pages: countLabel(pages, 'page', language) });
  const files = new Set(problems.map(({ file }) => file)).size;
  return reportPhrase('found', language, {
    problems: countLabel(problems.length, 'problem', language),
    files: countLabel(files, 'file', language),
  });
}

/**
 * Which commands help with some problems: `fix` where an edit is known, and `explain` with a code.
 */
export function nextCommands(problems: Problem[], language: ToolLanguage): string[] {
  const fixable = problems.filter(({ edit }) => edit).length;
  return [
    ...(fixable > 0 ? [reportPhrase('fixable', language, { count: String(fixable) })] : []),
    ...problems.slice(0, 1).map(({ code }) => reportPhrase('explained', language, { code })),
  ];
}

const countLabel = (count: number, noun: 'page' | 'problem' | 'file', language: ToolLanguage) =>
  reportPhrase(count === 1 ? noun : `${noun}s`, language, { count: String(count) });
