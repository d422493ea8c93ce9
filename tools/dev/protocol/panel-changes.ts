import { escapePointerPart, parentPointer, valueAtPointer } from '../../model/json-pointer.ts';
import { isSame } from './is-same.ts';
import { listStep } from './list-step.ts';
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

/** A merged value before and after, and where it is. */
type Pair = { schema: PanelSchema; before: unknown; after: unknown; pointer: string };

/**
 * The smallest changes that make each version say what a merged value says now: of a text only in
 * the languages in which it changed, of all else in every language that says otherwise.
 * @param versions as they are now, by language
 * @param before what they were merged to
 */
export function panelChanges(
  schema: PanelSchema,
  versions: ByLanguage,
  before: unknown,
  after: unknown,
): PanelChange[] {
  return changesOf({ schema, before, after, pointer: '' }, versions);
}

function changesOf(pair: Pair, versions: ByLanguage): PanelChange[] {
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
  return Object.entries(versions)
    .filter(([, version]) => valueAtPointer(version, parentPointer(pointer)) !== undefined)
    .map(([language, version]) => ({
      language,
      now: valueAtPointer(version, pointer),
      value: versionIn(schema, after, language),
    }))
    .filter(({ now, value }) => !isSame(now, value))
    .map(({ language, value }) =>
      value === undefined
        ? { language, pointer, kind: 'remove' }
        : { language, pointer, kind: 'set', value },
    );
}

/** One item that comes, goes or moves, in every language whose list has that place. */
function stepChanges(
  { schema, before, after, pointer }: Pair & { before: unknown[]; after: unknown[] },
  versions: ByLanguage,
): PanelChange[] | undefined {
  const step = listStep(before, after);
  if (!step) return undefined;
  const at = `${pointer}/${step.at}`;
  const needed = {
    insert: pointer,
    remove: at,
    move: `${pointer}/${step.kind === 'move' ? Math.max(step.at, step.to) : 0}`,
  }[step.kind];
  return Object.keys(versions)
    .filter((language) => valueAtPointer(versions[language], needed) !== undefined)
    .map((language) => {
      if (step.kind === 'remove') return { language, pointer: at, kind: 'remove' };
      if (step.kind === 'move') return { language, pointer: at, kind: 'move', to: step.to };
      const value = versionIn(schema, after[step.at], language);
      return { language, pointer: at, kind: 'insert', value };
    });
}
