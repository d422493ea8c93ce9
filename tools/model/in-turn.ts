import { usedCores } from './used-cores.ts';

/**
 * How many pieces of work are begun before the first is done: enough for every core. What they are
 * made of is in memory so long, and has to be moved there.
 */
const atATime = 4 * usedCores();

/**
 * Does a piece of work for each of many things, a few at a time.
 * @param count how many
 * @returns the results in the order of the things
 * @throws what the first piece that fails throws, once none is in work any more
 */
export async function inTurn<T, R>(
  things: readonly T[],
  work: (thing: T) => Promise<R>,
  count: number = atATime,
): Promise<R[]> {
  const results: R[] = [];
  const left = things.entries();
  const failures: unknown[] = [];
  const take = async () => {
    for (const [index, thing] of left) {
      if (failures.length > 0) return;
      try {
        results[index] = await work(thing);
      } catch (cause) {
        failures.push(cause);
      }
    }
  };
  await Promise.all(Array.from({ length: count }, take));
  if (failures.length > 0) throw failures[0];
  return results;
}
