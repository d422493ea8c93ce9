import type { ToolLanguage } from '../messages/language.ts';
import { isReminder, type Problem } from '../model/problem.ts';
import { reportPhrase } from './describe-problem.ts';
import { formatSummary } from './summary.ts';

export type LastLineInput = {
  problems: Problem[];
  pages: number;
  milliseconds: number;
  language: ToolLanguage;
  color: boolean;
};

/** The line of a report that says how many problems there are, and how long it took. */
export function formatLastLine(input: LastLineInput): string {
  const { problems, pages, milliseconds, language, color } = input;
  // To ask Intl for one number takes a quarter of the time that Node takes to start.
  const seconds = (milliseconds / 1000)
    .toFixed(1)
    .replace('.', reportPhrase('decimalSign', language));
  const duration = reportPhrase('seconds', language, { count: seconds });
  const line = `${formatSummary(problems, language, pages)} (${duration})`;
  return painter(color)(problems.every(isReminder) ? 'green' : 'red', line);
}

const codes = { bold: 1, dim: 2, underline: 4, red: 31, green: 32, yellow: 33 };

/** What paints a text for a terminal, or leaves it as it is. */
export type Painter = ReturnType<typeof painter>;
export const painter = (color: boolean) => (style: keyof typeof codes, text: string) =>
  color ? `\u001b[${codes[style]}m${text}\u001b[0m` : text;
