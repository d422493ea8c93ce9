import { codeFrameColumns } from '@babel/code-frame';
import { stripControlCharacters } from '../messages/printable.ts';
import type { SourceLocation } from '../model/problem.ts';

const maxWidth = 96;

/**
 * The line of a problem between its neighbours, with a mark under the column; long lines are cut
 * around it. Empty where the text has nothing to show.
 */
export function codeFrame(
  text: string,
  { line, column }: Pick<SourceLocation, 'line' | 'column'>,
): string {
  const lines = text.split(/\r\n|\n|\r/);
  if (text.trim() === '' || line > lines.length) return '';
  const first = Math.max(line - 1, 1);
  const from = Math.max(0, column - 1 - maxWidth / 2);
  const shown = lines.slice(first - 1, line + 1).map((each) => cutLine(each, from));
  const options = { linesAbove: 1, linesBelow: 1, highlightCode: false, startLine: first };
  return codeFrameColumns(
    shown.join('\n'),
    { start: { line, column: from > 0 ? column - from + 1 : column } },
    options,
  );
}

/** The part of a line that begins at an offset, with an ellipsis for what is left out. */
function cutLine(line: string, from: number): string {
  const part = line.slice(from, from + maxWidth);
  return stripControlCharacters(
    `${from > 0 && line !== '' ? '…' : ''}${part}${line.length > from + maxWidth ? '…' : ''}`,
  );
}
