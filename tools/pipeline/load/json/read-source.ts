import { getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { error, startOf, type Edit, type Problem } from '../../../model/problem.ts';
import { strictParsing, syntaxProblem } from './syntax.ts';
import { placeIn, places } from '../../../model/places.ts';
import { type Source } from '../../../model/source.ts';
import { pointerPart } from '../../../model/json-pointer.ts';

const largestFile = 1024 * 1024;
const deepestNesting = 64;
const byteOrderMark = '\uFEFF';

/**
 * Reads one JSON file.
 * @returns the source, unless the file cannot be used, and what is wrong with it: at most one
 *   problem where it cannot be used
 */
export function readSource(
  file: string,
  bytes: Uint8Array,
): { source?: Source; problems: Problem[] } {
  const refuse = (code: string, place = startOf(file), params = {}, edit?: Edit) => ({
    problems: [error(code, place, params, edit)],
  });
  if (bytes.length > largestFile)
    return refuse('json/too-large', undefined, {
      size: `${Math.round(bytes.length / 1024)} kB`,
      limit: `${largestFile / 1024} kB`,
    });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return refuse(
      'json/encoding',
      placeIn(
        file,
        new TextDecoder().decode(bytes),
        new TextDecoder().decode(bytes).indexOf('\uFFFD'),
      ),
    );
  }
  if (text.startsWith(byteOrderMark))
    return refuse(
      'json/byte-order-mark',
      undefined,
      {},
      { offset: 0, length: byteOrderMark.length, content: '' },
    );
  if (text.trim() === '') return refuse('json/empty');
  const tooDeep = offsetBeyondDepth(text);
  if (tooDeep >= 0)
    return refuse('json/too-deep', placeIn(file, text, tooDeep), { limit: String(deepestNesting) });

  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    return { problems: [syntaxProblem(file, text, String((cause as Error).message))] };
  }
  let toPlace: ReturnType<typeof places> | undefined;
  let known: ReturnType<typeof survey> | undefined;
  const place = (offset: number) => (toPlace ??= places(text))(offset);
  const surveyed = () => (known ??= survey(file, text, place));
  const offsetOf = (pointer: string, part: 'key' | 'value') =>
    surveyed().offsets.get(pointer)?.[part] ?? surveyed().offsets.get('')!.value;
  const at: Source['at'] = (pointer, part = 'value') => ({
    file,
    ...place(offsetOf(pointer, part)),
    pointer,
  });
  const rewrite: Source['rewrite'] = (pointer, word, part = 'value') => {
    const offset = offsetOf(pointer, part);
    return {
      offset,
      length: /^"(?:[^"\\]|\\.)*"/.exec(text.slice(offset))![0].length,
      content: JSON.stringify(word),
    };
  };
  return {
    source: { file, text, value, at, has: (pointer) => surveyed().offsets.has(pointer), rewrite },
    problems: isPlain(text, value) ? [] : surveyed().problems,
  };
}

function offsetBeyondDepth(text: string): number {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\r\n]|\\.)*"?|[[{\]}]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth > deepestNesting) return index;
  }
  return -1;
}

/**
 * Whether a text surely has nothing that JSON.parse lets through and we do not: as many keys as its
 * value, no half of a character, no large number. It spares most files the survey.
 */
function isPlain(text: string, value: unknown): boolean {
  let keys = 0;
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g))
    if (colon !== undefined) keys += 1;
  return keys === keysIn(value) && !/\\u[dD][89a-fA-F]|\d[eE][+\d]|\d{300}/.test(text);
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  return inner.reduce<number>(
    (sum, each) => sum + keysIn(each),
    Array.isArray(value) ? 0 : inner.length,
  );
}

/**
 * Where every value stands, and what JSON.parse lets through and we do not: the same key twice,
 * halves of characters, numbers beyond range.
 */
function survey(file: string, text: string, place: ReturnType<typeof places>) {
  const offsets = new Map<string, { key: number; value: number }>();
  const problems: Problem[] = [];
  const tell = (code: string, pointer: string, offset: number, params = {}) =>
    problems.push(error(code, { file, ...place(offset), pointer }, params));
  const visit = (node: Node, pointer: string, key = node) => {
    if (!offsets.has(pointer)) offsets.set(pointer, { key: key.offset, value: node.offset });
    if (node.type === 'string' && !String(node.value).isWellFormed())
      tell('json/half-character', pointer, node.offset);
    if (node.type === 'number' && !Number.isFinite(getNodeValue(node)))
      tell('json/number', pointer, node.offset);
    const seen = new Set<string>();
    node.children?.forEach((child, index) => {
      if (child.type !== 'property') return visit(child, `${pointer}/${index}`);
      const [childKey, value] = child.children as [Node, Node];
      const below = `${pointer}/${pointerPart(childKey.value)}`;
      if (seen.has(childKey.value))
        tell('json/duplicate-key', below, childKey.offset, { key: childKey.value });
      seen.add(childKey.value);
      visit(value, below, childKey);
    });
  };
  visit(parseTree(text, [], strictParsing)!, '');
  return { offsets, problems };
}
