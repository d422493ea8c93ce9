import { expect, test } from 'vitest';
import { ticksAround } from '../../src/ui/mockup/ticks.ts';

test.each<[values: number[], ticks: number[]]>([
  [
    [142, 158, 186],
    [200, 180, 160, 140],
  ],
  [
    [72, 64, 44, 60],
    [80, 60, 40],
  ],
  [
    [134, 70],
    [150, 100, 50],
  ],
  [
    [0, 1000],
    [1000, 500, 0],
  ],
  [[40], [45, 40]],
])('an axis around %j has the ticks %j', (values, ticks) => {
  expect(ticksAround(values)).toEqual(ticks);
});

test.each([2, 3])(
  'any values lie between ticks at equal steps, of which there are at most %i',
  (most) => {
    for (let low = 0; low <= 1000; low += 7)
      for (let high = low; high <= 1000; high += 13) {
        const ticks = ticksAround([low, high], most);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(most + 1);
        expect(ticks[0]!).toBeGreaterThanOrEqual(high);
        expect(ticks.at(-1)!).toBeLessThanOrEqual(low);
        const step = ticks[0]! - ticks[1]!;
        expect(ticks).toEqual(ticks.map((_, index) => ticks[0]! - index * step));
      }
  },
);
