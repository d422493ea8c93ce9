import type { SourceLocation } from './problem.ts';

/** A function from an offset in a text to its line and column, both counted from 1. */
export function createPositionAt(
  text: string,
): (offset: number) => { line: number; column: number } {
  const starts = lineStarts(text);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** The location of an offset in a file whose values are not known. */
export const locationAt = (file: string, text: string, offset: number): SourceLocation => ({
  file,
  ...createPositionAt(text)(offset),
  pointer: '',
});

/** The offset of a place in its file's text. */
export const offsetAt = (
  text: string,
  { line, column }: Pick<SourceLocation, 'line' | 'column'>,
): number => Math.min((lineStarts(text)[line - 1] ?? text.length) + column - 1, text.length);

const lineStarts = (text: string) => [
  0,
  ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ 0: end, index }) => index + end.length),
];
