import type { ToolLanguage } from '../messages/language.ts';
import { isReminder, type Problem } from '../model/problem.ts';
import { reportPhrase } from './describe-problem.ts';

/** The last line of a report: how many problems there are, and then how many reminders. */
export function formatSummary(problems: Problem[], language: ToolLanguage, pages?: number): string {
  const flaws = problems.filter((problem) => !isReminder(problem));
  const said = formatTotal(flaws, language, pages);
  const count = problems.length - flaws.length;
  if (count === 0) return said;
  const reminders = countLabel(count, 'reminder', language);
  return reportPhrase('withReminders', language, { said, reminders });
}

/**
 * How many problems in how many files, reminders among them, or that there are none.
 * @param pages how many were looked at, where a command counts them
 */
export function formatTotal(problems: Problem[], language: ToolLanguage, pages?: number): string {
  if (problems.length === 0)
    return pages
      ? reportPhrase('clean', language, { pages: countLabel(pages, 'page', language) })
      : reportPhrase('none', language);
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

type Noun = 'page' | 'problem' | 'file' | 'reminder';

const countLabel = (count: number, noun: Noun, language: ToolLanguage) =>
  reportPhrase(count === 1 ? noun : `${noun}s`, language, { count: String(count) });
