import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { error, startOf, type Place, type Problem } from './problem.ts';

/** A JSON file that was read: its text, its value, and where each value stands. */
export type Source<T = unknown> = {
  file: string;
  text: string;
  value: T;
  /** Where the value at a JSON pointer stands, or its key. */
  at: (pointer: string, part?: 'key' | 'value') => Place;
  /** Whether the file has a value at a JSON pointer; a default that was filled in is not in the file. */
  has: (pointer: string) => boolean;
};

const largestFile = 1024 * 1024;
const deepestNesting = 64;
const strictParsing = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/**
 * Reads one JSON file.
 * @returns the source, unless the file cannot be used, and what is wrong with it: at most one problem where it cannot be used
 */
export function readSource(file: string, bytes: Uint8Array): { source?: Source; problems: Problem[] } {
  const refuse = (code: string, place = startOf(file), params = {}) => ({ problems: [error(code, place, params)] });
  if (bytes.length > largestFile) return refuse('json/too-large', undefined, { size: `${Math.round(bytes.length / 1024)} kB`, limit: `${largestFile / 1024} kB` });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse('json/encoding', placeAt(file, '', new TextDecoder().decode(bytes), new TextDecoder().decode(bytes).indexOf('\uFFFD')));
  }
  if (text.startsWith('\uFEFF')) return refuse('json/byte-order-mark');
  if (text.trim() === '') return refuse('json/empty');
  const tooDeep = offsetBeyondDepth(text);
  if (tooDeep >= 0) return refuse('json/too-deep', placeAt(file, '', text, tooDeep), { limit: String(deepestNesting) });

  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    return { problems: [syntaxProblem(file, text, String((cause as Error).message))] };
  }
  const { offsets, problems } = survey(file, text);
  const place = places(text);
  const at = (pointer: string, part: 'key' | 'value' = 'value') => ({ file, ...place(offsets.get(pointer)?.[part] ?? offsets.get('')!.value), pointer });
  return { source: { file, text, value, at, has: (pointer) => offsets.has(pointer) }, problems };
}

/** One part of a JSON pointer, escaped. */
export const pointerPart = (part: string | number): string => String(part).replaceAll('~', '~0').replaceAll('/', '~1');

/** A function from an offset in a text to its line and column. */
function places(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\n|\r/g), ({ 0: end, index }) => index + end.length)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
}

const placeAt = (file: string, pointer: string, text: string, offset: number): Place => ({ file, ...places(text)(offset), pointer });

function offsetBeyondDepth(text: string): number {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[{\]}]/gs)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > deepestNesting) return index;
  }
  return -1;
}

function syntaxProblem(file: string, text: string, message: string): Problem {
  const errors: ParseError[] = [];
  parseTree(text, errors, strictParsing);
  const first = errors[0];
  const reported = /position (\d+)/.exec(message)?.[1];
  const offset = first?.offset ?? (reported ? Number(reported) : text.length);
  const before = text.slice(0, offset).trimEnd();
  const reason = first ? printParseErrorCode(first.error) : 'InvalidSymbol';
  const found = /^(\w+|.)/su.exec(text.slice(offset, offset + 40))?.[0] ?? '';
  if (/[}\]]/.test(found) && before.endsWith(',')) return error('json/trailing-comma', placeAt(file, '', text, before.length - 1));
  if (reason === 'InvalidCommentToken') return error('json/comment', placeAt(file, '', text, offset));
  if (reason === 'InvalidCharacter') return error('json/invisible-character', placeAt(file, '', text, Number(reported ?? offset)));
  if (/[\s\p{Cf}\p{Cc}]/u.test(found)) return error('json/invisible-character', placeAt(file, '', text, offset));
  if (/^Invalid(Escape|Unicode)/.test(reason)) return error('json/escape', placeAt(file, '', text, Number(reported ?? offset)));
  if (/['‘’‚“”„«»´`]/.test(found)) return error('json/quotes', placeAt(file, '', text, offset), { found });
  if (reason === 'ColonExpected') return error('json/missing-colon', placeAt(file, '', text, before.length));
  if (reason === 'CommaExpected' && /[}\]]/.test(found)) return error('json/unclosed', placeAt(file, '', text, before.length), { expected: found === ']' ? '}' : ']', found });
  if (reason === 'CommaExpected') return error('json/missing-comma', placeAt(file, '', text, before.length));
  if (reason === 'UnexpectedEndOfString') return error('json/open-text', placeAt(file, '', text, offset));
  if (offset >= text.trimEnd().length) return error('json/unfinished', placeAt(file, '', text, before.length));
  return error('json/syntax', placeAt(file, '', text, offset), { found });
}

/** Where every value stands, and what JSON.parse lets through and we do not: the same key twice, halves of characters, numbers beyond range. */
function survey(file: string, text: string) {
  const offsets = new Map<string, { key: number; value: number }>();
  const problems: Problem[] = [];
  const place = places(text);
  const tell = (code: string, pointer: string, offset: number, params = {}) => problems.push(error(code, { file, ...place(offset), pointer }, params));
  const visit = (node: Node, pointer: string, key = node) => {
    if (!offsets.has(pointer)) offsets.set(pointer, { key: key.offset, value: node.offset });
    if (node.type === 'string' && !String(node.value).isWellFormed()) tell('json/half-character', pointer, node.offset);
    if (node.type === 'number' && !Number.isFinite(getNodeValue(node))) tell('json/number', pointer, node.offset);
    const seen = new Set<string>();
    node.children?.forEach((child, index) => {
      if (child.type !== 'property') return visit(child, `${pointer}/${index}`);
      const [childKey, value] = child.children as [Node, Node];
      const below = `${pointer}/${pointerPart(childKey.value)}`;
      if (seen.has(childKey.value)) tell('json/duplicate-key', below, childKey.offset, { key: childKey.value });
      seen.add(childKey.value);
      visit(value, below, childKey);
    });
  };
  visit(parseTree(text, [], strictParsing)!, '');
  return { offsets, problems };
}
