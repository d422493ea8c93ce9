import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';
import { parentPointer, pointerParts } from '../model/json-pointer.ts';
import { literalAt, literalWords } from '../model/literal-offsets.ts';
import type { Edit } from '../model/problem.ts';
import { isLinkPart, linkSpan } from '../model/rich-text/link-pointer.ts';

/**
 * The parts of a JSON pointer as jsonc-parser wants them: keys as strings, indexes in lists as
 * numbers.
 */
function toJsonPath(text: string, pointer: string): JSONPath {
  const root = parseTree(text);
  const path: JSONPath = [];
  for (const part of pointerParts(pointer)) {
    const holder = root && findNodeAtLocation(root, path);
    path.push(holder?.type === 'array' ? Number(part) : part);
  }
  return path;
}

/**
 * Sets the value at a pointer, or, undefined, removes it. All else stays as it is: order,
 * indentation, line ends; and of a text with links all but where the link leads that the pointer
 * names.
 */
export const withValue = (text: string, pointer: string, value: unknown): string =>
  applyEdits(
    text,
    editOfLink(text, pointer, value) ??
      modify(text, toJsonPath(text, pointer), value, { formattingOptions: formattingOf(text) }),
  );

function editOfLink(text: string, pointer: string, value: unknown): Edit[] | undefined {
  const root = parseTree(text);
  const part = pointerParts(pointer).at(-1) ?? '';
  if (!root || !isLinkPart(part)) return undefined;
  const holder = findNodeAtLocation(root, toJsonPath(text, parentPointer(pointer)));
  if (holder?.type !== 'string') return undefined;
  const span = linkSpan(literalAt(text, holder.offset), part);
  return (
    span && [{ ...span, offset: holder.offset + span.offset, content: literalWords(String(value)) }]
  );
}

/**
 * Adds an item to the list at a pointer: at a place, or at the end; makes the list where there is
 * none.
 */
export function withItem(text: string, pointer: string, value: unknown, index = -1): string {
  const path = toJsonPath(text, pointer);
  const root = parseTree(text);
  if (!root || !findNodeAtLocation(root, path)) return withValue(text, pointer, [value]);
  return applyEdits(
    text,
    modify(text, [...path, index], value, {
      formattingOptions: formattingOf(text),
      isArrayInsertion: true,
    }),
  );
}

/** How a text is indented and its lines end, so that what is added looks the same. */
function formattingOf(text: string) {
  const indent = /\n([ \t]+)/.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
