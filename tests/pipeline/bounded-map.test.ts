import { expect, test } from 'vitest';
import { setWithin } from '../../src/lib/bounded-map.ts';

test('a map keeps what was set last, and what is set again counts as new', () => {
  const map = new Map<string, number>();
  for (const [key, value] of [
    ['clinic', 1],
    ['gym', 2],
    ['clinic', 3],
    ['insurer', 4],
  ] as const)
    setWithin(map, 2, key, value);
  expect([...map]).toEqual([
    ['clinic', 3],
    ['insurer', 4],
  ]);
});
