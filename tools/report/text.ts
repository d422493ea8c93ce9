import type { ToolLanguage } from '../messages/language.ts';
import { stripControlCharacters } from '../messages/printable.ts';
import type { Problem } from '../model/problem.ts';
import { reportPhrase } from './describe-problem.ts';
import { formatProblem } from './format-problem.ts';
import { groupByFile } from './group-by-file.ts';
import { formatLastLine, type LastLineInput, type Painter, painter } from './last-line.ts';
import { nextCommands } from './summary.ts';

export type TextReportInput = LastLineInput & {
  /** The text of each file, for the code frames; a file may be missing. */
  texts: Map<string, string>;
};

const maxShown = 50;

/**
 * The report for a terminal: by file, each problem with its place, its lines of the file and what
 * to do; a summary at the end.
 */
export function formatText(input: TextReportInput): string {
  const { problems, texts, language, color } = input;
  const paint = painter(color);
  const groups = [...groupByFile(problems.slice(0, maxShown))].map(([file, found]) => {
    const shown = found.map((problem) =>
      formatProblemBlock(problem, texts.get(file) ?? '', language, paint),
    );
    return [paint('underline', stripControlCharacters(file)), ...shown].join('\n\n');
  });
  const hidden = problems.length - maxShown;
  if (hidden > 0) groups.push(reportPhrase('more', language, { count: String(hidden) }));
  groups.push([formatLastLine(input), ...nextCommands(problems, language)].join('\n'));
  return groups.join('\n\n');
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
