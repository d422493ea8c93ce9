import { isSame } from './is-same.ts';

/** What happened to a list: an item came in, went, or goes to another place. */
export type ListStep =
  | { kind: 'insert' | 'remove'; at: number }
  | { kind: 'move'; at: number; to: number };

/** The one step by which a list became another; undefined where it was none, or more than one. */
export function listStep(before: unknown[], after: unknown[]): ListStep | undefined {
  const difference = after.findIndex((item, index) => !isSame(item, before[index]));
  const at = difference < 0 ? after.length : difference;
  if (isSame(after.slice(at + 1), before.slice(at))) return { kind: 'insert', at };
  if (isSame(after.slice(at), before.slice(at + 1))) return { kind: 'remove', at };
  const last = before.findLastIndex((item, index) => !isSame(item, after[index]));
  if (before.length !== after.length || last <= at) return undefined;
  const moves = [
    { kind: 'move', at, to: last },
    { kind: 'move', at: last, to: at },
  ] as const;
  return moves.find((move) => isSame(withMove(before, move.at, move.to), after));
}

/** A list with one item in another place. */
export const withMove = (list: unknown[], from: number, to: number): unknown[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]);
