import { isDeepStrictEqual } from 'node:util';
import { withItem, withItemMoved, withValue } from '../../../editing/json-text.ts';
import type { Plan } from '../../../editing/plan.ts';
import { fileKindOf, siteFile } from '../../../model/file-paths.ts';
import { parentPointer, pointerParts, valueAtPointer } from '../../../model/json-pointer.ts';
import type { SiteFiles } from '../../../model/site.ts';
import type { Conflict, ValueEdit } from '../../protocol/edits.ts';
import { parseJson } from '../parse-json.ts';

/**
 * Plans edits of values: of each file only the characters of those values change. A place that
 * says the new value already stays.
 * @returns the places that do not say what the edits expect, where there are any
 */
export function planValueEdits(
  files: SiteFiles,
  edits: readonly ValueEdit[],
): { plan: Plan } | { conflicts: Conflict[] } {
  const texts = new Map<string, string>();
  const conflicts: Conflict[] = [];
  for (const edit of edits) {
    const { file, before, item, value } = edit;
    const text = texts.get(file) ?? textOf(files, file);
    const document = parseJson(text);
    const pointer = positionOf(document, edit.pointer);
    const current = pointer === undefined ? undefined : valueAtPointer(document, pointer);
    const isExpected = item === 'added' || isDeepStrictEqual(current, before);
    const isDone = item === undefined && isDeepStrictEqual(current, value);
    // Of a list that has no such item nothing can be moved.
    const isGone = typeof item === 'number' && current === undefined;
    if (text === undefined || pointer === undefined || isGone)
      conflicts.push({ ...edit, current, isGone: true });
    else if (!isExpected && !isDone) conflicts.push({ ...edit, current });
    else if (!isDone) texts.set(file, withEdit(text, pointer, edit));
  }
  if (conflicts.length > 0) return { conflicts };
  return { plan: new Map([...texts].map(([file, text]) => [file, withMark(files, file, text)])) };
}

/** A text with an edit at a pointer: its value is set, or a list's item comes in or is moved. */
function withEdit(text: string, pointer: string, { item, value }: ValueEdit): string {
  const list = parentPointer(pointer);
  const index = Number(pointerParts(pointer).at(-1));
  if (item === 'added') return withItem(text, list, value, index);
  return item === undefined
    ? withValue(text, pointer, value)
    : withItemMoved(text, list, index, item);
}

/**
 * The same edits, with sections called by their ids instead of their places: such an edit still
 * finds its value after sections were moved.
 */
export const anchoredEdits = (files: SiteFiles, edits: readonly ValueEdit[]): ValueEdit[] =>
  edits.map((edit) => {
    const [list, index, ...rest] = pointerParts(edit.pointer);
    const id = valueAtPointer(parseJson(textOf(files, edit.file)), `/sections/${index}/id`);
    return list === 'sections' && typeof id === 'string' && rest.length > 0
      ? { ...edit, pointer: edit.pointer.replace(/^\/sections\/\d+/, `/sections/#${id}`) }
      : edit;
  });

/** Where a place of a file is now that an edit names; undefined where it is gone. */
export const pointerNow = (files: SiteFiles, file: string, pointer: string): string | undefined =>
  positionOf(parseJson(textOf(files, file)), pointer);

/** The pointer of a place whose section may be called by its id; undefined where that is gone. */
function positionOf(document: unknown, pointer: string): string | undefined {
  const [anchor, id] = /^\/sections\/#([^/]*)/.exec(pointer) ?? [];
  if (anchor === undefined) return pointer;
  const { sections } = document as { sections?: { id?: unknown }[] };
  const index = sections?.findIndex((section) => section.id === id) ?? -1;
  return index < 0 ? undefined : pointer.replace(anchor, `/sections/${index}`);
}

const byteOrderMark = '\uFEFF';

/**
 * The text of a file without its byte order mark; undefined where it has none that can be read, or
 * is no file that people write for a site.
 */
function textOf({ json }: SiteFiles, file: string): string | undefined {
  const bytes = json.get(file);
  if (!bytes || !(fileKindOf(file) || file === siteFile)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const withMark = ({ json }: SiteFiles, file: string, text: string): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(json.get(file)).startsWith(byteOrderMark)
    ? byteOrderMark + text
    : text;
