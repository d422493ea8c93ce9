import { findNodeAtLocation, getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { error, startOf, type Place, type Problem } from './problem.ts';

/** A JSON file that was read: its text, its value, and where each value stands. */
export type Source<T = unknown> = {
  file: string;
  text: string;
  value: T;
  /** Where the value at a JSON pointer stands, or its key. */
  at: (pointer: string, part?: 'key' | 'value') => Place;
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
  let tree: Node | undefined;
  const root = () => (tree ??= parseTree(text, [], strictParsing)!);
  const at = (pointer: string, part: 'key' | 'value' = 'value') => {
    const node = findNodeAtLocation(root(), segments(root(), pointer));
    const target = part === 'key' && node?.parent?.type === 'property' ? node.parent.children![0]! : node;
    return placeAt(file, pointer, text, (target ?? root()).offset);
  };
  const source = { file, text, value, at };
  return { source, problems: oddValues(file, text, root()) };
}

/** The parts of a JSON pointer, unescaped. */
export const pointerParts = (pointer: string): string[] =>
  pointer.split('/').slice(1).map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** One part of a JSON pointer, escaped. */
export const pointerPart = (part: string | number): string => String(part).replaceAll('~', '~0').replaceAll('/', '~1');

function segments(root: Node, pointer: string) {
  let node: Node | undefined = root;
  return pointerParts(pointer).map((part) => {
    const segment = node?.type === 'array' ? Number(part) : part;
    node = node && findNodeAtLocation(node, [segment]);
    return segment;
  });
}

function placeAt(file: string, pointer: string, text: string, offset: number): Place {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { file, line: before.length, column: before.at(-1)!.length + 1, pointer };
}

function offsetBeyondDepth(text: string): number {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{\]}]/gs)) {
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
  const found = text.slice(offset, offset + 1);
  if (/[}\]]/.test(found) && before.endsWith(',')) return error('json/trailing-comma', placeAt(file, '', text, before.length - 1));
  if (reason === 'InvalidCommentToken') return error('json/comment', placeAt(file, '', text, offset));
  if (reason === 'CommaExpected') return error('json/missing-comma', placeAt(file, '', text, before.length));
  if (reason === 'UnexpectedEndOfString') return error('json/open-text', placeAt(file, '', text, offset));
  if (offset >= text.trimEnd().length) return error('json/unfinished', placeAt(file, '', text, before.length));
  return error('json/syntax', placeAt(file, '', text, offset), { found });
}

/** What JSON.parse lets through and we do not: the same key twice, halves of characters, numbers beyond range. */
function oddValues(file: string, text: string, root: Node): Problem[] {
  const problems: Problem[] = [];
  const visit = (node: Node, pointer: string) => {
    const place = placeAt.bind(null, file, pointer, text, node.offset);
    if (node.type === 'string' && !String(node.value).isWellFormed()) problems.push(error('json/half-character', place()));
    if (node.type === 'number' && !Number.isFinite(getNodeValue(node))) problems.push(error('json/number', place()));
    const seen = new Set<string>();
    node.children?.forEach((child, index) => {
      if (child.type !== 'property') return visit(child, `${pointer}/${index}`);
      const [key, value] = child.children as [Node, Node];
      const below = `${pointer}/${pointerPart(key.value)}`;
      if (seen.has(key.value)) problems.push(error('json/duplicate-key', placeAt(file, below, text, key.offset), { key: key.value }));
      seen.add(key.value);
      visit(value, below);
    });
  };
  visit(root, '');
  return problems;
}
