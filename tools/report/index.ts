import { reportGithub } from './github.ts';
import { reportJson } from './json.ts';
import { reportSarif } from './sarif.ts';
import { reportText, type TextReport } from './text.ts';

export const reportFormats = ['text', 'json', 'github', 'sarif'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** Writes problems in one of the formats. */
export function report(format: ReportFormat, input: TextReport & { prefix?: string }): string {
  const { problems, texts, pages, language, prefix } = input;
  if (format === 'json') return reportJson(problems, pages, language);
  if (format === 'github') return reportGithub(problems, texts, language, prefix);
  return format === 'sarif' ? reportSarif(problems, texts, language, prefix) : reportText(input);
}
