import type { ToolLanguage } from '../messages/language.ts';
import { stripControlCharacters } from '../messages/printable.ts';
import { createTranslator } from '../messages/translate.ts';
import type { Problem } from '../model/problem.ts';
import { describeProblem } from '../report/describe-problem.ts';
import type { ComparisonCell, ComparisonRow, ComparisonTable } from './comparison-tables.ts';
import { problemLabel } from './problem-label.ts';

/** In characters: a little wider than the usual terminal of 80. */
const maxWidth = 100;
const pathWidth = 22;

type TableStyle = { languages: readonly string[]; language: ToolLanguage; color: boolean };

/**
 * The tables for a terminal: the place, what each language says there, and its problems below. Long
 * texts are broken into lines, never cut.
 */
export function formatTables(sheets: ComparisonTable[], style: TableStyle): string {
  const width = Math.floor((maxWidth - pathWidth) / style.languages.length) - 1;
  const head = formatRow(['', ...style.languages], width, paint(style, 'dim'));
  return sheets
    .map(({ name, rows }) =>
      [
        paint(style, 'bold')(name),
        head,
        ...groups(rows).flatMap(([group, inGroup]) => [
          ...(group ? [paint(style, 'dim')(`#${group} `.padEnd(maxWidth, '─'))] : []),
          ...inGroup.flatMap((each) => lines(each, width, style)),
        ]),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Problems that have no place in a table, one below the other. */
export const formatProblemList = (problems: Problem[], language: ToolLanguage): string =>
  problems
    .map((problem) => {
      const { message, hint } = describeProblem(problem, language);
      return `${problem.file}:${problem.line} ${message}\n  ${hint}`;
    })
    .join('\n');

function groups(rows: ComparisonRow[]): [string, ComparisonRow[]][] {
  return [...new Set(rows.map(({ group }) => group))].map((group) => [
    group,
    rows.filter((each) => each.group === group),
  ]);
}

function lines({ group, path, cells }: ComparisonRow, width: number, style: TableStyle): string[] {
  const name =
    path === group ? '' : path.startsWith(`${group}/`) ? path.slice(group.length + 1) : path;
  const texts = [wrapText(name, pathWidth - 3), ...cells.map(({ text }) => wrapText(text, width))];
  const marks = [
    [],
    ...cells.map((cell) => problemMarks(cell, style).flatMap((mark) => wrapText(mark, width))),
  ];
  return [
    ...formatColumns(texts, width, String),
    ...formatColumns(marks, width, paint(style, 'yellow')),
  ];
}

const problemMarks = ({ problems }: ComparisonCell, { language }: TableStyle): string[] =>
  problems.map(({ code, line, params }) => {
    const place = createTranslator(language)('translation.line', { line });
    return `▲ ${problemLabel(code, params, language)}, ${place}`;
  });

/** The lines of several cells beside each other. */
function formatColumns(
  cells: string[][],
  width: number,
  color: (text: string) => string,
): string[] {
  const height = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, index) =>
    formatRow(
      cells.map((cell) => cell[index] ?? ''),
      width,
      color,
    ),
  );
}

const formatRow = (
  [place = '', ...cells]: string[],
  width: number,
  color: (text: string) => string,
): string =>
  color(
    [`  ${place}`.padEnd(pathWidth - 1), ...cells.map((cell) => cell.padEnd(width))]
      .join(' ')
      .trimEnd(),
  );

/** A text in lines of a width, broken between words; a word that is too long is broken inside. */
function wrapText(text: string, width: number): string[] {
  const made: string[] = [];
  for (const word of stripControlCharacters(text).split(/(?<=[\s/])/)) {
    const last = made.at(-1);
    if (last !== undefined && (last + word).trimEnd().length <= width)
      made[made.length - 1] = last + word;
    else
      for (let rest = word; rest !== ''; rest = rest.slice(width)) made.push(rest.slice(0, width));
  }
  return made.map((line) => line.trimEnd());
}

const escapes = { bold: 1, dim: 2, yellow: 33 };
const paint =
  ({ color }: TableStyle, style: keyof typeof escapes) =>
  (text: string) =>
    color && text ? `\u001b[${escapes[style]}m${text}\u001b[0m` : text;
