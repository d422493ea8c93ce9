import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
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
    const erase = () => store.eraseBefore(now(), { withWaiting: false });
    expect([await erase(), await erase()]).toEqual([3, 0]);
    expect(emails(await store.list())).toEqual(['waits@old.br', 'new@new.br']);
    expect(await sql('SELECT lead_id FROM outbox')).toHaveLength(1);
  });

  test.each([
    [true, ['old@old.br', 'new@new.br'], []],
    [false, ['new@new.br'], ['leads: 1 erased after 30 days']],
  ])(
    'of a site that delivers (%s) or not, leads of before its days are kept or not',
    async (delivers, left, logged) => {
      const { open, sql } = await place();
      const { now, setTime } = testClock('2025-01-01T12:00:00.000Z');
      const store = open(now);
      await store.save(testLead({ EMAIL: 'old@old.br' }));
      setTime('2025-03-01T12:00:00.000Z');
      await store.save(testLead({ EMAIL: 'new@new.br' }));
      const log = vi.fn();
      const clock = () => now().getTime();
      await startRetention({ store, keepDays: 30, delivers, log, now: clock }).stop();
      expect([emails(await store.list()), log.mock.calls.flat()]).toEqual([left, logged]);
      expect(await sql('SELECT lead_id FROM outbox')).toHaveLength(left.length);
    },
  );
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
  expect(await store.eraseBefore(now(), { withWaiting: false })).toBe(count);
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
    const retention = startRetention({
      store: { eraseBefore },
      keepDays: 30,
      delivers: true,
      log,
    });
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
    await startRetention({
      store: { eraseBefore: never },
      keepDays: undefined,
      delivers: true,
      log,
    }).stop();
    expect(never).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('where a trace is left, the log says so, and how many were erased all the same', async () => {
  const { open, options } = await libsqlFixture();
  const { now, setTime } = testClock('2025-01-01T12:00:00.000Z');
  const store = open(now);
  for (const EMAIL of ['a@old.br', 'b@old.br'])
    await store.save(testLead({ EMAIL }, { apart: 'trap' }));
  setTime('2025-03-01T12:00:00.000Z');
  const reader = new Database(join(options.dataFolder, 'leads.db'));
  onTestFinished(() => void reader.close());
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM leads').all();
  const log = vi.fn();
  const clock = () => now().getTime();
  await startRetention({ store, keepDays: 30, delivers: true, log, now: clock }).stop();
  expect([await store.list(), log.mock.calls.flat()]).toEqual([
    [],
    ['leads: 2 erased after 30 days, but a trace is left, TRACE_LEFT'],
  ]);
});

test('where it fails halfway, the log says how many were erased before', async () => {
  const { open, sql } = await libsqlFixture();
  const { now, setTime } = testClock('2025-01-01T12:00:00.000Z');
  const store = open(now);
  await Promise.all(
    Array.from({ length: 501 }, (_, index) =>
      store.save(testLead({ EMAIL: `gone${index}@old.br` }, { apart: 'rate' })),
    ),
  );
  await sql(`CREATE TRIGGER halfway BEFORE DELETE ON leads
    WHEN (SELECT count(*) FROM leads) = 1 BEGIN SELECT RAISE(ABORT, 'halfway'); END`);
  setTime('2025-03-01T12:00:00.000Z');
  const log = vi.fn();
  const clock = () => now().getTime();
  await startRetention({ store, keepDays: 30, delivers: true, log, now: clock }).stop();
  expect(log.mock.calls.flat()).toEqual([
    expect.stringMatching(/^leads: 500 erased after 30 days, the others not, SQLITE_CONSTRAINT/),
  ]);
});
