import { isDeepStrictEqual } from 'node:util';
import { canKeepMine } from '../../protocol/can-keep-mine.ts';
import type { Conflict, UnsavedChange, ValueEdit } from '../../protocol/edits.ts';

/**
 * The changes with one of them made over what somebody else wrote meanwhile in its places, as if it
 * fitted; its other edits stay as they were.
 * @returns undefined where it cannot be kept
 */
export function withMine(
  changes: readonly UnsavedChange[],
  id: string,
): UnsavedChange[] | undefined {
  const mine = changes.find((change) => change.id === id);
  if (!mine || !canKeepMine(mine) || !('values' in mine.request)) return undefined;
  const values = mine.request.values.map((edit) => editOver(edit, mine.conflicts));
  return changes.map((change) =>
    change === mine ? { ...mine, request: { values }, isLeftOut: false } : change,
  );
}

/** An edit of what now stands at its place, where that is in conflict. */
function editOver(edit: ValueEdit, conflicts: readonly Conflict[]): ValueEdit {
  const conflict = conflicts.find(({ current: _, ...asked }) => isDeepStrictEqual(asked, edit));
  return conflict ? { ...edit, before: conflict.current } : edit;
}
