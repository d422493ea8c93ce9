import { escapePointerPart, parentPointer, valueAtPointer } from '../../model/json-pointer.ts';
import { type ByLanguage, partOf, versionIn } from './merge-languages.ts';
import type { PanelSchema } from './panel-schema.ts';

/**
 * One change of a version: a value is set, or, undefined, removed; an item is put into a list, is
 * taken out of it, or goes to another place of it.
 * @param pointer within the version, to the value, or to the list's item
 */
export type PanelChange = { language: string; pointer: string } & (
  | { kind: 'set' | 'insert'; value: unknown }
  | { kind: 'remove' }
  | { kind: 'move'; to: number }
);

type Pair = { schema: PanelSchema; before: unknown; after: unknown; pointer: string };

/**
 * The smallest changes that make each version say what a merged value says now: of a text only in
 * the languages in which it changed, of all else in every language that is there and says otherwise.
 * @param versions as they are now, by language
 * @param before what they were merged to
 */
export function panelChanges(
  schema: PanelSchema,
  versions: ByLanguage,
  before: unknown,
  after: unknown,
): PanelChange[] {
  const languages = Object.keys(versions);
  const has = (language: string, pointer: string) =>
    valueAtPointer(versions[language], pointer) !== undefined;
  const visit = ({ schema, before, after, pointer }: Pair): PanelChange[] => {
    if (isSame(before, after)) return [];
    const { control, items, properties = {} } = schema;
    if (items && Array.isArray(before) && Array.isArray(after))
      return listChanges(items, before, after, pointer);
    if (control === 'group' && before !== undefined && after !== undefined)
      return Object.entries(properties).flatMap(([key, property]) =>
        visit({
          schema: property,
          before: partOf(before, key),
          after: partOf(after, key),
          pointer: `${pointer}/${escapePointerPart(key)}`,
        }),
      );
    return languages
      .filter((language) => has(language, parentPointer(pointer)))
      .map((language) => ({ language, value: versionIn(schema, after, language) }))
      .filter(({ language, value }) => !isSame(valueAtPointer(versions[language], pointer), value))
      .map(({ language, value }) =>
        value === undefined
          ? { language, pointer, kind: 'remove' }
          : { language, pointer, kind: 'set', value },
      );
  };
  /** Of several changes at once the list's items tell no more than what each place says now. */
  const listChanges = (
    items: PanelSchema,
    before: unknown[],
    after: unknown[],
    pointer: string,
  ): PanelChange[] => {
    const start = after.findIndex((item, index) => !isSame(item, before[index]));
    const first = start < 0 ? after.length : start;
    const at = `${pointer}/${first}`;
    const rest = (list: unknown[], from: number) => list.slice(from);
    if (isSame(rest(after, first + 1), rest(before, first)))
      return languages
        .filter((language) => has(language, pointer))
        .map((language) => ({
          language,
          pointer: at,
          kind: 'insert',
          value: versionIn(items, after[first], language),
        }));
    if (isSame(rest(after, first), rest(before, first + 1)))
      return languages
        .filter((language) => has(language, at))
        .map((language) => ({ language, pointer: at, kind: 'remove' }));
    const move = moveBetween(before, after);
    if (move)
      return languages
        .filter((language) => has(language, `${pointer}/${Math.max(move.from, move.to)}`))
        .map((language) => ({
          language,
          pointer: `${pointer}/${move.from}`,
          kind: 'move',
          to: move.to,
        }));
    if (before.length === after.length)
      return after.flatMap((item, index) =>
        visit({
          schema: items,
          before: before[index],
          after: item,
          pointer: `${pointer}/${index}`,
        }),
      );
    return languages.map((language) => ({
      language,
      pointer,
      kind: 'set',
      value: after.map((item) => versionIn(items, item, language)),
    }));
  };
  return visit({ schema, before, after, pointer: '' });
}

/** From where to where one item goes, if that is all in which two lists differ. */
function moveBetween(before: unknown[], after: unknown[]) {
  if (before.length !== after.length) return undefined;
  const differs = before.map((item, index) => !isSame(item, after[index]));
  const [first, last] = [differs.indexOf(true), differs.lastIndexOf(true)];
  for (const [from, to] of [
    [first, last],
    [last, first],
  ] as const) {
    const moved = [...before];
    moved.splice(to, 0, ...moved.splice(from, 1));
    if (first >= 0 && first !== last && isSame(moved, after)) return { from, to };
  }
  return undefined;
}

/** Whether two JSON values say the same; the order of keys does not count. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(partOf(one, key), partOf(other, key)));
}
