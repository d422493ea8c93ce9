/** The signs that a text is read by, as UTF-16 code units. */
const [quote, backslash, colon] = [0x22, 0x5c, 0x3a];
const [brace, bracket, closingBrace, closingBracket] = [0x7b, 0x5b, 0x7d, 0x5d];
const lineEnds = [0x0a, 0x0d, 0x2028, 0x2029];

/**
 * What the signs of a JSON text say before it is parsed. In one pass and without patterns, since
 * every file of a site takes it.
 * @returns how many keys it has, and where it is nested deeper than allowed
 */
export function scanTokens(text: string, maxDepth: number): { keys: number; tooDeep?: number } {
  let [depth, keys] = [0, 0];
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (sign === quote) {
      index = endOfString(text, index);
      if (isBeforeColon(text, index)) keys += 1;
    } else if (sign === brace || sign === bracket) {
      depth += 1;
      if (depth > maxDepth) return { keys, tooDeep: index };
    } else if (sign === closingBrace || sign === closingBracket) depth -= 1;
  }
  return { keys };
}

/** The last sign of a string: its closing quote, or what it breaks off with, at its line's end. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (sign === quote) return index;
    if (sign === backslash && !lineEnds.includes(text.charCodeAt(index + 1))) index += 1;
    else if (sign === backslash || sign === 0x0a || sign === 0x0d) return index - 1;
  }
  return text.length;
}

function isBeforeColon(text: string, end: number): boolean {
  let next = end + 1;
  while (text.charCodeAt(next) <= 0x20) next += 1;
  return text.charCodeAt(next) === colon;
}
