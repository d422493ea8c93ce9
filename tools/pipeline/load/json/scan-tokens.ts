/** The signs that a text is read by, as UTF-16 code units. */
const [quote, backslash, colon] = [0x22, 0x5c, 0x3a];
const [brace, bracket, closingBrace, closingBracket] = [0x7b, 0x5b, 0x7d, 0x5d];
const lineEnds = [0x0a, 0x0d, 0x2028, 0x2029];

/** Where something begins in a text, and where it has ended. */
export type Span = [from: number, to: number];

/** How deep a page's sections are, each a group of keys in a list in the page. */
const sectionDepth = 3;
const sectionsKey = '"sections"';

/**
 * What the signs of a JSON text say before it is parsed. In one pass and without patterns, since
 * every file of a site takes it.
 * @returns how many keys it has, where it is nested deeper than allowed, and where its sections are
 */
export function scanTokens(
  text: string,
  maxDepth = Number.POSITIVE_INFINITY,
): { keys: number; tooDeep?: number; sections: Span[] } {
  let [depth, keys, start, isInSections] = [0, 0, 0, false];
  const endOfString = stringEnds(text);
  const sections: Span[] = [];
  for (let index = 0; index < text.length; index++) {
    const sign = text.charCodeAt(index);
    if (sign === quote) {
      const from = index;
      index = endOfString(index);
      if (!isBeforeColon(text, index)) continue;
      keys += 1;
      if (depth === 1) isInSections = text.startsWith(sectionsKey, from);
    } else if (sign === brace || sign === bracket) {
      depth += 1;
      if (depth > maxDepth) return { keys, tooDeep: index, sections };
      if (depth === sectionDepth) start = index;
    } else if (sign === closingBrace || sign === closingBracket) {
      const isSection = depth === sectionDepth && sign === closingBrace;
      if (isSection && isInSections) sections.push([start, index + 1]);
      depth -= 1;
    }
  }
  return { keys, sections };
}

/**
 * What finds the last sign of each string of a text, in their order. Where no sign is escaped
 * before the next quote, and no line ends, that is it: the engine finds signs faster than a loop.
 */
function stringEnds(text: string): (start: number) => number {
  const next = (sign: string, from: number) => {
    const found = text.indexOf(sign, from);
    return found < 0 ? text.length : found;
  };
  let [backslashAt, lineEnd] = [next('\\', 0), next('\n', 0)];
  return (start) => {
    if (backslashAt < start) backslashAt = next('\\', start);
    if (lineEnd < start) lineEnd = next('\n', start);
    const end = next('"', start + 1);
    return end < backslashAt && end < lineEnd ? end : endOfString(text, start);
  };
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
