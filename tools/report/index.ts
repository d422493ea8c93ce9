import { reportGithub } from './github.ts';
import { reportJson } from './json.ts';
import { reportText, type TextReport } from './text.ts';

export const reportFormats = ['text', 'json', 'github'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Writes problems in one of the formats. */
export function report(format: ReportFormat, input: TextReport & { prefix?: string }): string {
  const { problems, pages, language, prefix } = input;
  if (format === 'json') return reportJson(problems, pages, language);
  return format === 'github' ? reportGithub(problems, language, prefix) : reportText(input);
}
