import { describe, expect, test } from 'vitest';
import { breakerBackoff, leadBackoff } from '../../../server/delivery/backoff.ts';

const seconds = (milliseconds: number) => milliseconds / 1000;
const day = 86_400_000;
const longest = () => 0;
const shortest = () => 1;
const waits = (random: () => number, count = 40) =>
  Array.from({ length: count }, (_, attempts) => leadBackoff(attempts, 0, random));

describe('a lead waits', () => {
  test('from ten seconds, twice as long each time, to a day', () => {
    expect(waits(longest, 16).map(seconds)).toEqual([
      10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10240, 20480, 40960, 81920, 86400, 86400,
    ]);
  });

  test('up to a quarter less by chance, never less than before as long as it grows', () => {
    const [long, short] = [waits(longest), waits(shortest)];
    expect(short.map((wait, index) => wait / long[index]!)).toEqual(long.map(() => 0.75));
    expect(long.slice(0, 13).every((wait, index) => wait < short[index + 1]!)).toBe(true);
    const drawn = waits(Math.random);
    expect(drawn.every((wait, index) => wait >= short[index]! && wait <= long[index]!)).toBe(true);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  test('and is never given up', () => {
    expect(leadBackoff(5000, 0, longest)).toBe(day);
    expect(leadBackoff(Number.MAX_SAFE_INTEGER, 0, longest)).toBe(day);
  });

  test('as long as the provider asks, up to a day, and not less than it would', () => {
    expect(leadBackoff(0, 3_600_000)).toBe(3_600_000);
    expect(leadBackoff(0, 400 * day)).toBe(day);
    expect(leadBackoff(3, 1000, longest)).toBe(80_000);
  });
});

test('an outage is probed after five seconds, then less and less, but every five minutes; within an hour whatever the provider asks', () => {
  expect(
    Array.from({ length: 9 }, (_, pauses) => seconds(breakerBackoff(pauses, 0, longest))),
  ).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  expect(seconds(breakerBackoff(50, 0, shortest))).toBe(225);
  expect(seconds(breakerBackoff(0, 600_000))).toBe(600);
  expect(seconds(breakerBackoff(0, day))).toBe(3600);
});
