import type { Problem } from '../model/problem.ts';
import { describe, printable } from '../report/describe.ts';
import { type ToolLanguage } from '../messages/language.ts';
import type { Cell, Row, Sheet } from './sheets.ts';
import { words } from './words.ts';

/** As wide as a terminal that somebody made a little wider. */
const widest = 100;
const placeWidth = 22;

type Look = { languages: readonly string[]; language: ToolLanguage; color: boolean };

/**
 * The sheets as tables: the place, and what each language says there; under it, what is the matter.
 * Long texts are broken, never cut.
 */
export function table(sheets: Sheet[], look: Look): string {
  const width = Math.floor((widest - placeWidth) / look.languages.length) - 1;
  const head = row(['', ...look.languages], width, paint(look, 'dim'));
  return sheets
    .map(({ name, rows }) =>
      [
        paint(look, 'bold')(name),
        head,
        ...groups(rows).flatMap(([group, inGroup]) => [
          ...(group ? [paint(look, 'dim')(`#${group} `.padEnd(widest, '─'))] : []),
          ...inGroup.flatMap((each) => lines(each, width, look)),
        ]),
      ].join('\n'),
    )
    .join('\n\n');
}

/** Problems that have no place in a table, one below the other. */
export const listed = (problems: Problem[], language: ToolLanguage): string =>
  problems
    .map((problem) => {
      const { message, hint } = describe(problem, language);
      return `${problem.file}:${problem.line} ${message}\n  ${hint}`;
    })
    .join('\n');

function groups(rows: Row[]): [string, Row[]][] {
  return [...new Set(rows.map(({ group }) => group))].map((group) => [
    group,
    rows.filter((each) => each.group === group),
  ]);
}

function lines({ group, path, cells }: Row, width: number, look: Look): string[] {
  const name =
    path === group ? '' : path.startsWith(`${group}/`) ? path.slice(group.length + 1) : path;
  const texts = [broken(name, placeWidth - 3), ...cells.map(({ text }) => broken(text, width))];
  const marks = [
    [],
    ...cells.map((cell) => marksOf(cell, look).flatMap((mark) => broken(mark, width))),
  ];
  return [...columns(texts, width, String), ...columns(marks, width, paint(look, 'yellow'))];
}

const marksOf = ({ problems }: Cell, { language }: Look): string[] =>
  problems.map(
    ({ code, line, params }) =>
      `▲ ${words[language].mark(code, params)}, ${words[language].line(line)}`,
  );

/** The lines of several cells beside each other. */
function columns(cells: string[][], width: number, color: (text: string) => string): string[] {
  const height = Math.max(...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, index) =>
    row(
      cells.map((cell) => cell[index] ?? ''),
      width,
      color,
    ),
  );
}

const row = (
  [place = '', ...cells]: string[],
  width: number,
  color: (text: string) => string,
): string =>
  color(
    [`  ${place}`.padEnd(placeWidth - 1), ...cells.map((cell) => cell.padEnd(width))]
      .join(' ')
      .trimEnd(),
  );

/** A text in lines of a width, broken between words; a word that is too long is broken inside. */
function broken(text: string, width: number): string[] {
  const made: string[] = [];
  for (const word of printable(text).split(/(?<=[\s/])/)) {
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
  ({ color }: Look, style: keyof typeof escapes) =>
  (text: string) =>
    color && text ? `\u001b[${escapes[style]}m${text}\u001b[0m` : text;
