/** Numbers from 0 to below 1 that look random and are the same each time (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Some of a list, spread at random over it, in its order. */
export function sampleOf<T>(list: T[], limit: number, random: () => number): T[] {
  if (list.length <= limit) return list;
  return list
    .map((each, index) => ({ each, index, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, limit)
    .sort((a, b) => a.index - b.index)
    .map(({ each }) => each);
}

/** One of a list, at random. @throws where the list is empty */
export function elementOf<T>(list: readonly T[], random: () => number): T {
  const element = list[Math.floor(random() * list.length)];
  if (element === undefined) throw new Error('There is nothing to choose from.');
  return element;
}
