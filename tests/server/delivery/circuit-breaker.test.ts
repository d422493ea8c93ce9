import { expect, test } from 'vitest';
import { createCircuitBreaker } from '../../../server/delivery/circuit-breaker.ts';

const watched = (tolerated: number) => {
  const clock = { time: 0 };
  const lines: string[] = [];
  return {
    clock,
    lines,
    outage: createCircuitBreaker(
      'list',
      tolerated,
      () => new Date(clock.time),
      (line) => lines.push(line),
    ),
  };
};

test('an outage begins with so many failures in a row, and ends with the first success after its pause', () => {
  const { clock, lines, outage } = watched(3);
  outage.recordFailure('a');
  outage.recordFailure('a');
  outage.recordSuccess();
  outage.recordFailure('b');
  outage.recordFailure('b');
  expect([outage.isTripped(), outage.isOpen(), lines]).toEqual([false, false, []]);
  outage.recordFailure('c');
  expect([outage.isTripped(), outage.isOpen(), lines]).toEqual([
    true,
    true,
    ['delivery: the list fails, c'],
  ]);
  clock.time += 5000;
  expect([outage.isTripped(), outage.isOpen()]).toEqual([true, false]);
  outage.recordSuccess();
  expect([outage.isTripped(), lines]).toEqual([
    false,
    ['delivery: the list fails, c', 'delivery: the list works again'],
  ]);
});

test('what comes back during a pause neither ends the outage nor makes it longer', () => {
  const { clock, lines, outage } = watched(1);
  outage.recordFailure('a');
  for (let each = 0; each < 10; each++) outage.recordFailure('a');
  outage.recordSuccess();
  expect([outage.isTripped(), lines]).toEqual([true, ['delivery: the list fails, a']]);
  clock.time += 5000;
  expect(outage.isOpen()).toBe(false);
});

test('each failed attempt makes the pause longer, and a success makes it short again', () => {
  const { clock, lines, outage } = watched(1);
  const pause = () => {
    outage.recordFailure('a');
    const begin = clock.time;
    while (outage.isOpen()) clock.time += 100;
    return clock.time - begin;
  };
  const pauses = [pause(), pause(), pause()];
  expect([pauses[1]! > 1.4 * pauses[0]!, pauses[2]! > 1.4 * pauses[1]!]).toEqual([true, true]);
  expect(lines).toEqual(['delivery: the list fails, a']);
  outage.recordSuccess();
  expect(pause()).toBeLessThanOrEqual(5000);
});

test('who asks for time gets it at the first failure', () => {
  const { clock, outage } = watched(3);
  outage.recordFailure('a', 600_000);
  clock.time += 599_999;
  expect([outage.isTripped(), outage.isOpen()]).toEqual([true, true]);
  clock.time += 1;
  expect(outage.isOpen()).toBe(false);
});

test('a clock that is put back makes no pause longer', () => {
  const { clock, outage } = watched(1);
  clock.time = 365 * 24 * 3_600_000;
  outage.recordFailure('a');
  expect(outage.isOpen()).toBe(true);
  clock.time = 0;
  expect(outage.isOpen()).toBe(false);
});
