/** The text between JSON's quotes at an offset of a file, with its quotes; empty where none is. */
export const literalAt = (text: string, offset: number): string => {
  literalPattern.lastIndex = offset;
  return literalPattern.exec(text)?.[0] ?? '';
};

const literalPattern = /"(?:[^"\\]|\\.)*"/y;

/**
 * Where in a literal each character of its text stands, and where the text ends: an escaped one
 * takes two characters or six.
 */
function literalOffsets(literal: string): number[] {
  const offsets: number[] = [];
  for (let at = 1; at < literal.length - 1; ) {
    offsets.push(at);
    at += literal[at] !== '\\' ? 1 : literal[at + 1] === 'u' ? 6 : 2;
  }
  return [...offsets, Math.max(1, literal.length - 1)];
}

/** The part of a literal that holds some characters of its text. */
export function literalSpan(
  literal: string,
  from: number,
  to: number,
): { offset: number; length: number } {
  const offsets = literalOffsets(literal);
  const offset = offsets[from] ?? 0;
  return { offset, length: (offsets[to] ?? offset) - offset };
}

/** Words as they stand between the quotes of a literal. */
export const literalWords = (words: string): string => JSON.stringify(words).slice(1, -1);
