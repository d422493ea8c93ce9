import type { Mockup } from '../../generated/types.ts';

/** More states than these are no filter. */
const most = 3;

/**
 * The states that the rows of a table are in, in their order, and how many are in each. A list is
 * sorted by them: the rows that are not shown are in the last.
 * @returns none where they are too few or too many to filter by
 */
export function statesOf(tiles: Mockup['tiles'], total: number): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { note } of tiles) if (note) counts.set(note, (counts.get(note) ?? 0) + 1);
  if (counts.size < 2 || counts.size > most) return [];
  const states = [...counts].map(([name, count]) => ({ name, count }));
  const last = states.at(-1);
  if (last) last.count += total - tiles.length;
  return states;
}
