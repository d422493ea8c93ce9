import { findNodeAtLocation, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import { parentPointer, pointerParts } from '../model/json-pointer.ts';
import { required } from '../model/required.ts';

/**
 * Sets the value at a pointer, or, undefined, removes it. All else stays as it is: order,
 * indentation, line ends.
 */
export function withValue(text: string, pointer: string, value: unknown): string {
  const node = nodeAt(text, pointer);
  if (value === undefined) return node ? withoutChild(text, pointer) : text;
  if (node) {
    const content = render(text, value, lineIndent(text, node.offset));
    return text.slice(0, node.offset) + content + text.slice(node.offset + node.length);
  }
  const [parent, key] = [parentPointer(pointer), pointerParts(pointer).at(-1) ?? ''];
  const holder = nodeAt(text, parent);
  if (!holder) return withValue(text, parent, { [key]: value });
  if (holder.type === 'array') return withItem(text, parent, value, Number(key));
  return withChild(text, parent, Number.POSITIVE_INFINITY, (indent) => {
    return `${JSON.stringify(key)}: ${render(text, value, indent)}`;
  });
}

/**
 * Adds an item to the list at a pointer: at a place, or at the end; makes the list where there is
 * none.
 */
export const withItem = (text: string, pointer: string, value: unknown, index?: number): string =>
  nodeAt(text, pointer)
    ? withChild(text, pointer, index ?? Number.POSITIVE_INFINITY, (indent) =>
        render(text, value, indent),
      )
    : withValue(text, pointer, [value]);

/** Moves an item of the list at a pointer, as it is written, to another place of the list. */
export function withItemMoved(text: string, pointer: string, from: number, to: number): string {
  const parts = partsOf(text, required(nodeAt(text, pointer), `list at ${pointer}`));
  parts.children.splice(to, 0, ...parts.children.splice(from, 1));
  return joinParts(parts);
}

/**
 * An object or a list, taken apart: what stands before its first child, its children, what stands
 * between each two of them, and the rest of the text.
 */
type Parts = { head: string; children: string[]; gaps: string[]; tail: string };

function partsOf(text: string, { offset, length, children = [] }: Node): Parts {
  const start = (node: Node) => node.offset;
  const end = (node: Node) => node.offset + node.length;
  const [first, last] = [children[0], children.at(-1)];
  return {
    head: text.slice(0, first ? start(first) : offset + 1),
    children: children.map((child) => text.slice(start(child), end(child))),
    gaps: children
      .slice(1)
      .map((child, index) => text.slice(end(required(children[index], 'child')), start(child))),
    tail: text.slice(last ? end(last) : offset + length - 1),
  };
}

const joinParts = ({ head, children, gaps, tail }: Parts): string =>
  head + children.map((child, index) => child + (gaps[index] ?? '')).join('') + tail;

/** Adds a property or an item; what is taken away from the same place later leaves no trace. */
function withChild(
  text: string,
  pointer: string,
  index: number,
  write: (indent: string) => string,
): string {
  const node = required(nodeAt(text, pointer), `value at ${pointer}`);
  const parts = partsOf(text, node);
  const { children, gaps } = parts;
  const own = lineIndent(text, node.offset);
  const before = /\s*$/.exec(parts.head)?.[0] ?? '';
  if (children.length === 0) {
    const indent = own + formattingOf(text).unit;
    const { eol } = formattingOf(text);
    const [head, tail] = [parts.head.trimEnd(), parts.tail.trimStart()];
    return `${head}${eol}${indent}${write(indent)}${eol}${own}${tail}`;
  }
  const indent = before.includes('\n') ? before.slice(before.lastIndexOf('\n') + 1) : own;
  const place = Math.min(index, children.length);
  gaps.splice(
    Math.min(place, children.length - 1),
    0,
    gaps[0] ?? `,${before.includes('\n') ? before : ' '}`,
  );
  children.splice(place, 0, write(indent));
  return joinParts(parts);
}

function withoutChild(text: string, pointer: string): string {
  const holder = required(nodeAt(text, parentPointer(pointer)), `value at ${pointer}`);
  const parts = partsOf(text, holder);
  const index = (holder.children ?? []).indexOf(required(childAt(text, holder, pointer), pointer));
  parts.children.splice(index, 1);
  if (parts.children.length === 0) return parts.head.trimEnd() + parts.tail.trimStart();
  parts.gaps.splice(Math.min(index, parts.gaps.length - 1), 1);
  return joinParts(parts);
}

/** The item, or the property with its key, at a pointer. */
function childAt(text: string, holder: Node, pointer: string): Node | undefined {
  const offset = nodeAt(text, pointer)?.offset ?? -1;
  return holder.children?.find(
    (child) => child.offset <= offset && offset < child.offset + child.length,
  );
}

let latest: { text: string; root: Node | undefined } | undefined;

/** The tree of a text, kept for the next look at the same one. */
function treeOf(text: string): Node | undefined {
  if (latest?.text !== text) latest = { text, root: parseTree(text) };
  return latest.root;
}

/** The value at a JSON pointer. */
function nodeAt(text: string, pointer: string): Node | undefined {
  const root = treeOf(text);
  const path: JSONPath = [];
  for (const part of pointerParts(pointer)) {
    const holder = root && findNodeAtLocation(root, path);
    path.push(holder?.type === 'array' ? Number(part) : part);
  }
  return root && findNodeAtLocation(root, path);
}

/** A value as it is written at an indentation. */
function render(text: string, value: unknown, indent: string): string {
  const { unit, eol } = formattingOf(text);
  return JSON.stringify(value, null, unit).replaceAll('\n', eol + indent);
}

/** The indentation of the line that an offset is in. */
function lineIndent(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** How a text is indented and its lines end, so that what is added looks the same. */
function formattingOf(text: string): { unit: string; eol: string } {
  return {
    unit: /\n([ \t]+)/.exec(text)?.[1] ?? '  ',
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
