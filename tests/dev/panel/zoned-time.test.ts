import { expect, test, vi } from 'vitest';
import { withoutZone, withZone, zoneOf } from '../../../tools/dev/protocol/zoned-time.ts';

test('a time keeps the zone that it is written in', () => {
  for (const time of ['2026-11-23T09:00-03:00', '2026-11-23T09:00:30Z', '2026-11-23T09:00+05:30']) {
    expect(withZone(withoutZone(time), time)).toBe(time);
    expect(withoutZone(time) + zoneOf(time)).toBe(time);
  }
  expect(withZone('2026-12-24T18:00', '2026-11-23T09:00-03:00')).toBe('2026-12-24T18:00-03:00');
  expect(withZone('', '2026-11-23T09:00-03:00')).toBe('');
});

test('a new one has that of the machine', () => {
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(180);
  expect(withZone('2026-12-24T18:00', '')).toBe('2026-12-24T18:00-03:00');
  offset.mockReturnValue(-330);
  expect(withZone('2026-12-24T18:00', '')).toBe('2026-12-24T18:00+05:30');
  offset.mockRestore();
});
