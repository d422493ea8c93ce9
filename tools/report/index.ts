import type { ReportFormat } from './formats.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatSarif } from './sarif.ts';
import { formatText, type TextReportInput } from './text.ts';

/** Writes problems in one of the formats. */
export function formatReport(
  format: ReportFormat,
  input: TextReportInput & { prefix?: string },
): string {
  const { problems, texts, pages, language, prefix } = input;
  if (format === 'json') return formatJson(problems, pages, language);
  if (format === 'github') return formatGithub(problems, texts, language, prefix);
  return format === 'sarif' ? formatSarif(problems, texts, language, prefix) : formatText(input);
}
