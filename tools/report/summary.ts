import type { Problem } from '../model/problem.ts';
import { word } from './describe.ts';
import { type ToolLanguage } from '../messages/language.ts';

/** The last line of a report: how many problems in how many files, or that there are none. */
export function summary(problems: Problem[], language: ToolLanguage, pages?: number): string {
  if (problems.length === 0)
    return pages === undefined
      ? word('none', language)
      : word('clean', language, { pages: counted(pages, 'page', language) });
  const files = new Set(problems.map(({ file }) => file)).size;
  return word('found', language, {
    problems: counted(problems.length, 'problem', language),
    files: counted(files, 'file', language),
  });
}

/**
 * What else the tool can do about some problems: mend those that leave no doubt, and explain a
 * code.
 */
export function whatHelps(problems: Problem[], language: ToolLanguage): string[] {
  const fixable = problems.filter(({ edit }) => edit).length;
  return [
    ...(fixable > 0 ? [word('fixable', language, { count: String(fixable) })] : []),
    ...problems.slice(0, 1).map(({ code }) => word('explained', language, { code })),
  ];
}

const counted = (count: number, noun: 'page' | 'problem' | 'file', language: ToolLanguage) =>
  word(count === 1 ? noun : `${noun}s`, language, { count: String(count) });
