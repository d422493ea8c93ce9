import type { ToolLanguage } from '../messages/language.ts';
import { stripControlCharacters } from '../messages/printable.ts';
import type { Problem } from '../model/problem.ts';
import { reportPhrase } from './describe-problem.ts';
import { formatProblem } from './format-problem.ts';
import { groupByFile } from './group-by-file.ts';
import { formatSummary, nextCommands } from './summary.ts';

export type TextReportInput = {
  problems: Problem[];
  /** The text of each file, for the code frames; a file may be missing. */
  texts: Map<string, string>;
  pages: number;
  milliseconds: number;
  language: ToolLanguage;
  color: boolean;
};

const maxShown = 50;

/**
 * The report for a terminal: by file, each problem with its place, its lines of the file and what
 * to do; a summary at the end.
 */
export function formatText({
  problems,
  texts,
  pages,
  milliseconds,
  language,
  color,
}: TextReportInput): string {
  const paint = painter(color);
  const groups = [...groupByFile(problems.slice(0, maxShown))].map(([file, found]) => {
    const shown = found.map((problem) =>
      formatProblemBlock(problem, texts.get(file) ?? '', language, paint),
    );
    return [paint('underline', stripControlCharacters(file)), ...shown].join('\n\n');
  });
  const hidden = problems.length - maxShown;
  if (hidden > 0) groups.push(reportPhrase('more', language, { count: String(hidden) }));
  const seconds = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(milliseconds / 1000);
  const duration = reportPhrase('seconds', language, { count: seconds });
  const last = `${formatSummary(problems, language, pages)} (${duration})`;
  return [
    ...groups,
    [paint(problems.length > 0 ? 'red' : 'green', last), ...nextCommands(problems, language)].join(
      '\n',
    ),
  ].join('\n\n');
}

function formatProblemBlock(
  problem: Problem,
  text: string,
  language: ToolLanguage,
  paint: Painter,
): string {
  const {
    severity,
    location,
    severityLabel,
    lineAndColumn,
    breadcrumb,
    message,
    frame,
    hint,
    footer,
  } = formatProblem(problem, text, language);
  const lines = [
    [
      location,
      paint(severity === 'error' ? 'red' : 'yellow', severityLabel),
      paint('dim', `(${lineAndColumn})`),
    ].join(' '),
    breadcrumb,
    paint('bold', message),
    frame,
    hint,
    paint('dim', footer),
  ];
  return lines
    .filter(Boolean)
    .map((each) => each.replace(/^/gm, '  '))
    .join('\n');
}

const codes = { bold: 1, dim: 2, underline: 4, red: 31, green: 32, yellow: 33 };
type Painter = ReturnType<typeof painter>;
const painter = (color: boolean) => (style: keyof typeof codes, text: string) =>
  color ? `\u001b[${codes[style]}m${text}\u001b[0m` : text;
