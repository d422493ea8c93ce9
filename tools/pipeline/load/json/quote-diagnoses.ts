import type { Diagnosis } from './diagnosis.ts';

/** Lines that are longer were not written by hand: they are not searched. */
const maxLineLength = 4000;
const maxDiagnoses = 60;

/** A diagnosis that says what would put it right. */
type LineDiagnosis = Diagnosis & Required<Pick<Diagnosis, 'edits'>>;

/**
 * What the quotes of a line may lack: one that opens or closes a text, or a backslash before those
 * that stand within it.
 * @param offset where in the text the parser stopped
 */
export function quoteDiagnoses(text: string, offset: number): LineDiagnosis[] {
  const start =
    Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  const [line = ''] = text.slice(start, start + maxLineLength + 1).split(/[\r\n]/, 1);
  if (line.length > maxLineLength) return [];
  return [...missingQuotes(line), ...innerQuotes(line)]
    .slice(0, maxDiagnoses)
    .map(({ offset: at, edits, ...guess }) => ({
      ...guess,
      offset: start + at,
      edits: edits.map((edit) => ({ ...edit, offset: start + edit.offset })),
    }));
}

/** Each place of a line where one more quote could begin or end a text. */
function missingQuotes(line: string): LineDiagnosis[] {
  const beside = Array.from(line.matchAll(/\s*[:,{}[\]]\s*/g), ({ 0: sign, index }) => [
    index,
    index + sign.length,
  ]);
  const indent = line.search(/\S/);
  const offsets = [...new Set([indent, ...beside.flat(), line.trimEnd().length])]
    .filter((offset) => offset >= indent)
    .sort((a, b) => a - b);
  return offsets.map((offset) => {
    const before = line.slice(0, offset).replace(/\\./g, '__');
    const closes = before.split('"').length % 2 === 0;
    const edits = [{ offset, length: 0, content: '"' }];
    return closes
      ? { code: 'json/open-text', offset: before.lastIndexOf('"'), edits }
      : {
          code: 'json/unopened-text',
          offset,
          params: { found: /^[^\s":,]*/.exec(line.slice(offset))?.[0] ?? '' },
          edits,
        };
  });
}

/** Quotes within the only text of a line. */
function innerQuotes(line: string): LineDiagnosis[] {
  const [, before, inner] = /^(\s*(?:"[^"]*"\s*:\s*)?")(.*)"\s*,?\s*$/.exec(line) ?? [];
  if (before === undefined || inner === undefined) return [];
  const offsets = Array.from(inner.matchAll(/\\.|"/g))
    .filter(([found]) => found === '"')
    .map(({ index }) => before.length + index);
  const [first] = offsets;
  if (first === undefined) return [];
  const edits = offsets.map((offset) => ({ offset, length: 0, content: '\\' }));
  return [{ code: 'json/inner-quotes', offset: first, edits }];
}
