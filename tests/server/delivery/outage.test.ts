import { expect, test } from 'vitest';
import { watch } from '../../../server/delivery/outage.ts';

const watched = (tolerated: number) => {
  const clock = { time: 0 };
  const lines: string[] = [];
  return {
    clock,
    lines,
    outage: watch(
      'list',
      tolerated,
      () => new Date(clock.time),
      (line) => lines.push(line),
    ),
  };
};

test('an outage begins with so many failures in a row, and ends with the first success after its pause', () => {
  const { clock, lines, outage } = watched(3);
  outage.failed('a');
  outage.failed('a');
  outage.worked();
  outage.failed('b');
  outage.failed('b');
  expect([outage.lasts(), outage.paused(), lines]).toEqual([false, false, []]);
  outage.failed('c');
  expect([outage.lasts(), outage.paused(), lines]).toEqual([
    true,
    true,
    ['delivery: the list fails, c'],
  ]);
  clock.time += 5000;
  expect([outage.lasts(), outage.paused()]).toEqual([true, false]);
  outage.worked();
  expect([outage.lasts(), lines]).toEqual([
    false,
    ['delivery: the list fails, c', 'delivery: the list works again'],
  ]);
});

test('what comes back during a pause neither ends the outage nor makes it longer', () => {
  const { clock, lines, outage } = watched(1);
  outage.failed('a');
  for (let each = 0; each < 10; each++) outage.failed('a');
  outage.worked();
  expect([outage.lasts(), lines]).toEqual([true, ['delivery: the list fails, a']]);
  clock.time += 5000;
  expect(outage.paused()).toBe(false);
});

test('each failed attempt makes the pause longer, and a success makes it short again', () => {
  const { clock, lines, outage } = watched(1);
  const pause = () => {
    outage.failed('a');
    const begin = clock.time;
    while (outage.paused()) clock.time += 100;
    return clock.time - begin;
  };
  const pauses = [pause(), pause(), pause()];
  expect([pauses[1]! > 1.4 * pauses[0]!, pauses[2]! > 1.4 * pauses[1]!]).toEqual([true, true]);
  expect(lines).toEqual(['delivery: the list fails, a']);
  outage.worked();
  expect(pause()).toBeLessThanOrEqual(5000);
});

test('who asks for time gets it at the first failure', () => {
  const { clock, outage } = watched(3);
  outage.failed('a', 600_000);
  clock.time += 599_999;
  expect([outage.lasts(), outage.paused()]).toEqual([true, true]);
  clock.time += 1;
  expect(outage.paused()).toBe(false);
});
