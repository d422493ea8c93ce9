import { isDeepStrictEqual } from 'node:util';
import { withItem, withItemMoved, withValue } from '../../../editing/json-text.ts';
import type { Plan } from '../../../editing/plan.ts';
import { fileKindOf, siteFile } from '../../../model/file-paths.ts';
import { parentPointer, pointerParts, valueAtPointer } from '../../../model/json-pointer.ts';
import type { SiteFiles } from '../../../model/site.ts';
import type { Conflict, EditRequest, ValueEdit } from '../../protocol/edits.ts';
import { parseJson } from '../parse-json.ts';
import { anchored, positionOf } from './section-anchors.ts';

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
    const isGone =
      (typeof item === 'number' && current === undefined) ||
      (!isDone && isPastEnd(document, pointer));
    // A file that is no JSON says of no place what stands there.
    if (text === undefined || document === undefined || pointer === undefined || isGone)
      conflicts.push({ ...edit, current, isGone: true });
    else if (!isExpected && !isDone) conflicts.push({ ...edit, current });
    else if (!isDone) texts.set(file, withEdit(text, pointer, edit));
  }
  if (conflicts.length > 0) return { conflicts };
  return { plan: new Map([...texts].map(([file, text]) => [file, withMark(files, file, text)])) };
}

/** Whether a place is not even the next one of its list: what came in would stand in another. */
function isPastEnd(document: unknown, pointer = ''): boolean {
  const list = valueAtPointer(document, parentPointer(pointer));
  return Array.isArray(list) && Number(pointerParts(pointer).at(-1)) > list.length;
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

/** A request whose values are at other pointers. */
const withPointers = (request: EditRequest, pointerOf: (edit: ValueEdit) => string): EditRequest =>
  'values' in request
    ? { values: request.values.map((edit) => ({ ...edit, pointer: pointerOf(edit) })) }
    : request;

/**
 * The same request, with sections called by their ids instead of their places: such an edit still
 * finds its value after sections were moved.
 */
export const anchoredRequest = (files: SiteFiles, request: EditRequest): EditRequest =>
  withPointers(request, ({ file, pointer }) =>
    pointerParts(pointer).length > 2 ? anchoredPointer(files, file, pointer) : pointer,
  );

/** The same request, with sections called by the places that they have now. */
export const placedRequest = (files: SiteFiles, request: EditRequest): EditRequest =>
  withPointers(request, ({ file, pointer }) => pointerNow(files, file, pointer) ?? pointer);

/** A pointer of a file, with a section called by its id. */
export const anchoredPointer = (files: SiteFiles, file: string, pointer: string): string =>
  anchored(parseJson(textOf(files, file)), pointer);

/** Gives places as a request does: with sections by their ids where it calls one so. */
export function pointersAs(
  request: EditRequest,
  files: SiteFiles,
): (file: string, pointer: string) => string {
  const isById =
    'values' in request && request.values.some(({ pointer }) => pointer.startsWith('/sections/#'));
  return (file, pointer) => (isById ? anchoredPointer(files, file, pointer) : pointer);
}

/** Where a place of a file is now that an edit names; undefined where it is gone. */
export const pointerNow = (files: SiteFiles, file: string, pointer: string): string | undefined =>
  positionOf(parseJson(textOf(files, file)), pointer);

/** The first of some places whose file is there and is no JSON, by that file. */
export const unreadFileOf = (
  files: SiteFiles,
  places: readonly { file: string }[],
): string | undefined =>
  places.find(({ file }) => files.json.has(file) && parseJson(textOf(files, file)) === undefined)
    ?.file;

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
