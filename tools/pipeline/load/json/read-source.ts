import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { escapePointerPart, parentPointer, pointerParts } from '../../../model/json-pointer.ts';
import { literalAt, literalSpan, literalWords } from '../../../model/literal-offsets.ts';
import { createPositionAt, locationAt } from '../../../model/positions.ts';
import { error, type Problem, startOfFile } from '../../../model/problem.ts';
import { linkSpan } from '../../../model/rich-text/link-pointer.ts';
import type { SourceFile } from '../../../model/source.ts';
import { type FindSection, isSurelyStrict, parseAround } from './parse-around.ts';
import { scanTokens } from './scan-tokens.ts';
import { strictParseOptions, syntaxProblem } from './syntax-problem.ts';

const maxFileBytes = 1024 * 1024;
const maxDepth = 64;
const byteOrderMark = '\uFEFF';
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads one JSON file.
 * @param findSection gives the value of a section that was read before, by its text
 * @returns the source, unless the file cannot be used, and what is wrong with it: at most one
 *   problem where it cannot be used. The texts of its sections where it is a page
 */
export function readSource(
  file: string,
  bytes: Uint8Array,
  findSection: FindSection = () => undefined,
): { source?: SourceFile; problems: Problem[]; sectionTexts?: string[] } {
  const refuse = (problem: Problem) => ({ problems: [problem] });
  if (bytes.length > maxFileBytes)
    return refuse(
      error('json/too-large', startOfFile(file), {
        size: `${Math.round(bytes.length / 1024)} kB`,
        limit: `${maxFileBytes / 1024} kB`,
      }),
    );
  let text: string;
  try {
    text = strictDecoder.decode(bytes);
  } catch {
    const readable = new TextDecoder().decode(bytes);
    return refuse(error('json/encoding', locationAt(file, readable, readable.indexOf('\uFFFD'))));
  }
  if (text.startsWith(byteOrderMark))
    return refuse(
      error(
        'json/byte-order-mark',
        startOfFile(file),
        {},
        { offset: 0, length: byteOrderMark.length, content: '' },
      ),
    );
  if (text.trim() === '') return refuse(error('json/empty', startOfFile(file)));
  const { tooDeep, keys, sections } = scanTokens(text, maxDepth);
  if (tooDeep !== undefined)
    return refuse(
      error('json/too-deep', locationAt(file, text, tooDeep), { limit: String(maxDepth) }),
    );

  const sectionTexts = sections.map(([from, to]) => text.slice(from, to));
  const known = parseAround(text, sections, sectionTexts.map(findSection));
  if (known) return { source: sourceOf(file, bytes, known), problems: [], sectionTexts };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    return { problems: [syntaxProblem(file, text, String((cause as Error).message))] };
  }
  return {
    source: sourceOf(file, bytes, value),
    problems: isSurelyStrict(text, keys, value)
      ? []
      : indexPositions(file, text, createPositionAt(text)).problems,
    sectionTexts,
  };
}

/**
 * A file that was read. Its text is made of its bytes where somebody asks for it: the texts of a
 * large site take more memory than all else that is known of it.
 */
function sourceOf(file: string, bytes: Uint8Array, value: unknown): SourceFile {
  const textOf = lazy(() => new TextDecoder().decode(bytes));
  const positionAt = lazy(() => createPositionAt(textOf()));
  const index = lazy(() => indexPositions(file, textOf(), positionAt()));
  const offsetOfPart = (pointer: string, part: 'key' | 'value') =>
    index().offsets.get(pointer)?.[part] ??
    linkAt(pointer)?.offset ??
    index().offsets.get('')?.value ??
    0;
  const linkAt = (pointer: string) => {
    const holder = index().offsets.get(parentPointer(pointer))?.value;
    if (holder === undefined || index().offsets.has(pointer)) return undefined;
    const link = linkSpan(literalAt(textOf(), holder), pointerParts(pointer).at(-1) ?? '');
    return link && { ...link, offset: holder + link.offset };
  };
  return {
    file,
    value,
    get text() {
      return textOf();
    },
    at: (pointer, part = 'value') => ({
      file,
      ...positionAt()(offsetOfPart(pointer, part)),
      pointer,
    }),
    has: (pointer) => index().offsets.has(pointer),
    rewrite(pointer, word, part = 'value') {
      const link = linkAt(pointer);
      if (link) return { ...link, content: literalWords(word) };
      const offset = offsetOfPart(pointer, part);
      return { offset, length: literalAt(textOf(), offset).length, content: JSON.stringify(word) };
    },
    atCharacter(pointer, character) {
      const offset = offsetOfPart(pointer, 'value');
      const within = literalSpan(literalAt(textOf(), offset), character, character).offset;
      return { file, ...positionAt()(offset + within), pointer };
    },
  };
}

/** What is made when it is first asked for: most files are never asked for positions. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/**
 * Where every value stands, and what JSON.parse lets through and we do not: the same key twice,
 * halves of characters, numbers beyond range.
 */
function indexPositions(
  file: string,
  text: string,
  positionAt: ReturnType<typeof createPositionAt>,
) {
  const offsets = new Map<string, { key: number; value: number }>();
  const problems: Problem[] = [];
  const locate = (pointer: string, offset: number) => ({ file, ...positionAt(offset), pointer });
  const visit = (node: Node, pointer: string, key = node) => {
    if (!offsets.has(pointer)) offsets.set(pointer, { key: key.offset, value: node.offset });
    if (node.type === 'string' && !String(node.value).isWellFormed())
      problems.push(error('json/half-character', locate(pointer, node.offset)));
    if (node.type === 'number' && !Number.isFinite(getNodeValue(node)))
      problems.push(error('json/number', locate(pointer, node.offset)));
    const seen = new Set<string>();
    for (const [index, child] of node.children?.entries() ?? []) {
      const [childKey, value] = child.children ?? [];
      if (child.type !== 'property' || !childKey || !value) {
        visit(child, `${pointer}/${index}`);
        continue;
      }
      const below = `${pointer}/${escapePointerPart(childKey.value)}`;
      if (seen.has(childKey.value))
        problems.push(
          error('json/duplicate-key', locate(below, childKey.offset), { key: childKey.value }),
        );
      seen.add(childKey.value);
      visit(value, below, childKey);
    }
  };
  const root = parseTree(text, [], strictParseOptions);
  if (root) visit(root, '');
  return { offsets, problems };
}
