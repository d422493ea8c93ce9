import type { Problem } from '../model/problem.ts';
import { byFile } from './by-file.ts';
import { printable, word } from './describe.ts';
import { type ToolLanguage } from '../messages/language.ts';
import { summary, whatHelps } from './summary.ts';
import { told } from './told.ts';

export type TextReport = {
  problems: Problem[];
  /** The text of each file, for the code frames; a file may be missing. */
  texts: Map<string, string>;
  pages: number;
  milliseconds: number;
  language: ToolLanguage;
  color: boolean;
};

const mostShown = 50;

/**
 * The report for a terminal: by file, each problem with its place, its lines of the file and what
 * to do; a summary at the end.
 */
export function reportText({
  problems,
  texts,
  pages,
  milliseconds,
  language,
  color,
}: TextReport): string {
  const paint = painter(color);
  const groups = [...byFile(problems.slice(0, mostShown))].map(([file, found]) => {
    const shown = found.map((problem) => section(problem, texts.get(file) ?? '', language, paint));
    return [paint('underline', printable(file)), ...shown].join('\n\n');
  });
  const hidden = problems.length - mostShown;
  if (hidden > 0) groups.push(word('more', language, { count: String(hidden) }));
  const seconds = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(milliseconds / 1000);
  const last = `${summary(problems, language, pages)} (${word('seconds', language, { count: seconds })})`;
  return [
    ...groups,
    [paint(problems.length > 0 ? 'red' : 'green', last), ...whatHelps(problems, language)].join(
      '\n',
    ),
  ].join('\n\n');
}

function section(problem: Problem, text: string, language: ToolLanguage, paint: Painter): string {
  const { severity, place, gravity, lineAndColumn, where, message, frame, hint, ending } = told(
    problem,
    text,
    language,
  );
  const lines = [
    `${place} ${paint(severity === 'error' ? 'red' : 'yellow', gravity)} ${paint('dim', `(${lineAndColumn})`)}`,
    where,
    paint('bold', message),
    frame,
    hint,
    paint('dim', ending),
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
