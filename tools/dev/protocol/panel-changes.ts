import { escapePointerPart, parentPointer, valueAtPointer } from '../../model/json-pointer.ts';
import { isSame } from './is-same.ts';
import { listStep, withMove } from './list-step.ts';
import { type ByLanguage, partOf, versionIn } from './merge-languages.ts';
import type { PanelSchema } from './panel-schema.ts';
import { completeVersion, placedChanges, type WholeValue } from './placed-changes.ts';

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

/** A part of a merged value before and after, and where it is. */
type Pair = { schema: PanelSchema; before: unknown; after: unknown; pointer: string };

/**
 * The smallest changes that make each version say what a merged value says now: of a text only in
 * the languages in which it changed, of all else in every language that says otherwise. What a
 * language lacks around a text that is written in it comes with it.
 * @param versions as they are now, by language
 * @param before what they were merged to
 */
export function panelChanges(
  schema: PanelSchema,
  versions: ByLanguage,
  before: unknown,
  after: unknown,
): PanelChange[] {
  const whole = { schema, merged: after };
  const changes = changesOf({ schema, before, after, pointer: '' }, versions, whole);
  // Two texts of one item that a language lacks bring the same item.
  return changes.filter((change, index) => !changes.slice(0, index).some(isSameAs(change)));
}

const isSameAs = (change: PanelChange) => (other: PanelChange) => isSame(change, other);

function changesOf(pair: Pair, versions: ByLanguage, whole: WholeValue): PanelChange[] {
  const { schema, before, after, pointer } = pair;
  const { control, items, properties = {} } = schema;
  if (isSame(before, after)) return [];
  const part = (within: PanelSchema, key: string | number) =>
    changesOf(
      {
        schema: within,
        before: partOf(before, key),
        after: partOf(after, key),
        pointer: `${pointer}/${escapePointerPart(key)}`,
      },
      versions,
      whole,
    );
  if (items && Array.isArray(before) && Array.isArray(after)) {
    const step = stepChanges({ ...pair, schema: items, before, after }, versions);
    if (step) return step;
    if (before.length === after.length) return after.flatMap((_, index) => part(items, index));
  }
  if (
    (control === 'group' || control === 'localized') &&
    before !== undefined &&
    after !== undefined
  )
    return Object.entries(properties).flatMap(([key, property]) => part(property, key));
  return Object.entries(versions).flatMap(([language, version]): PanelChange[] => {
    const value = versionIn(schema, after, language);
    if (isSame(valueAtPointer(version, pointer), value)) return [];
    if (value === undefined) return [{ language, pointer, kind: 'remove' }];
    const isWritten =
      control === 'text' && value !== '' && !isSame(value, versionIn(schema, before, language));
    const hasHolder = valueAtPointer(version, parentPointer(pointer)) !== undefined;
    return hasHolder || isWritten
      ? placedChanges(whole, { language, value: version }, pointer, value)
      : [];
  });
}

/**
 * One item that comes, goes or moves, in every language that has the list: where that is shorter,
 * what it lacks comes first, so that the items of all languages stay pairs.
 */
function stepChanges(
  { schema, before, after, pointer }: Pair & { before: unknown[]; after: unknown[] },
  versions: ByLanguage,
): PanelChange[] | undefined {
  const step = listStep(before, after);
  if (!step) return undefined;
  const at = `${pointer}/${step.at}`;
  return Object.entries(versions).flatMap(([language, version]): PanelChange[] => {
    const list = valueAtPointer(version, pointer);
    if (!Array.isArray(list)) return [];
    const completeTo = (end: number): unknown[] => [
      ...list,
      ...before.slice(list.length, end).map((item) => completeVersion(schema, item, language)),
    ];
    const sets = (now: unknown[]) =>
      now.flatMap((value, index): PanelChange[] =>
        isSame(value, list[index])
          ? []
          : [{ language, pointer: `${pointer}/${index}`, kind: 'set', value }],
      );
    if (step.kind === 'move') {
      const [first = 0, last = 0] = [step.at, step.to].toSorted((one, other) => one - other);
      if (first >= list.length) return [];
      return last < list.length
        ? [{ language, pointer: at, kind: 'move', to: step.to }]
        : sets(withMove(completeTo(last + 1), step.at, step.to));
    }
    if (step.kind === 'remove')
      return step.at < list.length ? [{ language, pointer: at, kind: 'remove' }] : [];
    const value = versionIn(schema, after[step.at], language);
    return [...sets(completeTo(step.at)), { language, pointer: at, kind: 'insert', value }];
  });
}
