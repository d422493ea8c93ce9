import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { startRetention } from '../../../server/leads/retention.ts';
import { libsqlFixture, storeKinds, testClock, testLead } from './store-fixtures.ts';

const emails = (leads: { fields: Record<string, string> }[]) =>
  leads.map(({ fields }) => fields.EMAIL);

describe.each(storeKinds)('%s', (_kind, place) => {
  test('erases what came before a time, answered or not, but what is still to be delivered', async () => {
    const { open, sql } = await place();
    const { now, setTime } = testClock('2025-01-01T12:00:00.000Z');
    const store = open(now);
    for (const name of ['sent', 'parked']) {
      await store.save(testLead({ EMAIL: `${name}@old.br` }));
      const [leased] = await store.lease(1, 1_000);
      await store.completeAttempt(
        leased!,
        name === 'sent' ? { state: 'delivered' } : { state: 'parked', note: 'status-422' },
      );
    }
    await store.save(testLead({ EMAIL: 'spam@old.br' }, { apart: 'trap' }));
    await store.save(testLead({ EMAIL: 'waits@old.br' }));
    setTime('2025-03-01T12:00:00.000Z');
    await store.save(testLead({ EMAIL: 'new@new.br' }, { apart: 'trap' }));
    expect([
      await store.eraseBefore(new Date('2025-03-01T12:00:00.000Z')),
      await store.eraseBefore(new Date('2025-03-01T12:00:00.000Z')),
    ]).toEqual([3, 0]);
    expect(emails(await store.list())).toEqual(['waits@old.br', 'new@new.br']);
    expect(await sql('SELECT lead_id FROM outbox')).toHaveLength(1);
  });
});

test('more leads than are erased at a time go, without a trace in the files', async () => {
  const { open, options } = await libsqlFixture();
  const { now, setTime } = testClock('2025-01-01T12:00:00.000Z');
  const store = open(now);
  const count = 1_203;
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      store.save(testLead({ EMAIL: `gone${index}@old.br` }, { apart: 'rate' })),
    ),
  );
  setTime('2025-03-01T12:00:00.000Z');
  await store.save(testLead({ EMAIL: 'new@new.br' }));
  expect(await store.eraseBefore(now())).toBe(count);
  for (const file of await readdir(options.dataFolder))
    expect(await readFile(join(options.dataFolder, file), 'latin1'), file).not.toContain('@old.br');
});

test('a server erases at once and every hour, and logs a count alone', async () => {
  vi.useFakeTimers();
  try {
    const log = vi.fn();
    const times: string[] = [];
    const answers = [3, 0, new Error('gone@old.br'), 1];
    const eraseBefore = async (time: Date) => {
      times.push(time.toISOString());
      const answer = answers.shift()!;
      if (typeof answer !== 'number') throw Object.assign(answer, { code: 'SQLITE_BUSY' });
      return answer;
    };
    vi.setSystemTime('2025-03-01T12:00:00.000Z');
    const retention = startRetention({ store: { eraseBefore }, keepDays: 30, log });
    for (let hour = 0; hour < 3; hour++) await vi.advanceTimersByTimeAsync(3_600_000);
    await retention.stop();
    await vi.advanceTimersByTimeAsync(7_200_000);
    expect(times).toEqual([
      '2025-01-30T12:00:00.000Z',
      '2025-01-30T13:00:00.000Z',
      '2025-01-30T14:00:00.000Z',
      '2025-01-30T15:00:00.000Z',
    ]);
    expect(log.mock.calls.flat()).toEqual([
      'leads: 3 erased after 30 days',
      'leads: not erased after 30 days, SQLITE_BUSY',
      'leads: 1 erased after 30 days',
    ]);
    const never = vi.fn();
    await startRetention({ store: { eraseBefore: never }, keepDays: undefined, log }).stop();
    expect(never).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
