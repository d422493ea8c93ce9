import { describe, expect, test } from 'vitest';
import {
  connection,
  postgresFixture,
  type StoreFixture,
  storeKinds,
  testClock,
  testLead,
} from './store-fixtures.ts';

/** A place with so many leads, a second between them, and stores of several workers. */
async function workers({ open }: StoreFixture, count: number, leads: number) {
  const time = testClock();
  const stores = Array.from({ length: count }, () => open(time.now));
  for (let number = 0; number < leads; number += 1) {
    await stores[0]!.save(testLead({ FNAME: String(number) }, { submission: String(number) }));
    time.advance(1000);
  }
  return { stores, time };
}

describe.each(storeKinds)('%s', (_kind, place) => {
  test('leases what is due, the longest waiting first', async () => {
    const {
      stores: [store],
      time,
    } = await workers(await place(), 1, 4);
    const [first, second] = await store!.lease(2, 1000);
    expect([first!, second!].map(({ lead: { fields } }) => fields.FNAME)).toEqual(['0', '1']);
    expect(first!.lead).toEqual((await store!.list())[0]);
    await store!.completeAttempt(first!, {
      state: 'waiting',
      nextAt: new Date(time.now().getTime() + 500).toISOString(),
      note: '503',
    });
    expect((await store!.lease(9, 1000)).map(({ lead: { fields } }) => fields.FNAME)).toEqual([
      '2',
      '3',
    ]);
    time.advance(500);
    expect((await store!.lease(9, 1000)).map(({ lead: { fields } }) => fields.FNAME)).toEqual([
      '0',
    ]);
  });

  test('leases on demand those that were tried least, whatever waits longer', async () => {
    const {
      stores: [store],
      time,
    } = await workers(await place(), 1, 2);
    const [first] = await store!.lease(1, 1000);
    const nextAt = new Date(time.now().getTime() - 60_000).toISOString();
    await store!.completeAttempt(first!, { state: 'waiting', nextAt, note: '500' });
    const [leastTried] = await store!.lease(1, 1000, 'least-tried');
    expect(leastTried!.lead.fields.FNAME).toBe('1');
    const [longest] = await store!.lease(1, 1000);
    expect(longest!.lead.fields.FNAME).toBe('0');
  });

  test('several workers never get the same lead', async () => {
    const { stores } = await workers(await place(), 6, 40);
    const got = await Promise.all(
      stores.map(async (store) => {
        const mine: string[] = [];
        for (let round = 0; round < 20; round += 1)
          mine.push(...(await store.lease(3, 60_000)).map(({ lead: { id } }) => id));
        return mine;
      }),
    );
    expect([got.flat().length, new Set(got.flat()).size]).toEqual([40, 40]);
  });

  test('a lease that ended is taken by another; who lost it settles nothing', async () => {
    const {
      stores: [slow, quick],
      time,
    } = await workers(await place(), 2, 1);
    const [late] = await slow!.lease(1, 1000);
    time.advance(999);
    expect(await quick!.lease(1, 1000)).toEqual([]);
    time.advance(1);
    const [leased] = await quick!.lease(1, 1000);
    expect(leased!.lead).toEqual(late!.lead);
    await slow!.completeAttempt(late!, { state: 'delivered' });
    expect((await quick!.list())[0]!.delivery).toMatchObject({ state: 'waiting', attempts: 0 });
    await quick!.completeAttempt(leased!, { state: 'parked', note: 'REFUSED' });
    await quick!.completeAttempt(leased!, { state: 'delivered' });
    expect((await quick!.list())[0]!.delivery).toMatchObject({
      state: 'parked',
      attempts: 1,
      note: 'REFUSED',
    });
  });

  test('a correction that comes during a delivery is delivered too', async () => {
    const {
      stores: [worker, inbox],
      time,
    } = await workers(await place(), 2, 1);
    const [leased] = await worker!.lease(1, 60_000);
    await inbox!.save(testLead({ FNAME: 'Corrected' }, { submission: '0' }));
    await worker!.completeAttempt(leased!, { state: 'delivered' });
    time.advance(1);
    const [again] = await worker!.lease(1, 60_000);
    expect(again!.lead).toMatchObject({
      corrections: [{ FNAME: 'Corrected' }],
      delivery: { state: 'waiting', attempts: 0 },
    });
  });

  test('what was kept, or leased, while the clock was years ahead is sent once it is right', async () => {
    const there = await place();
    const {
      stores: [store],
      time,
    } = await workers(there, 1, 2);
    expect(await store!.lease(1, 60_000)).toHaveLength(1);
    const right = there.open(() => new Date(time.now().getTime() - 365 * 24 * 60 * 60 * 1000));
    await right.lease(9, 60_000);
    expect(await right.lease(9, 60_000)).toHaveLength(2);
    expect(await right.lease(9, 60_000)).toEqual([]);
  });

  test('a lease survives the store that took it', async () => {
    const there = await place();
    const {
      stores: [store],
      time,
    } = await workers(there, 1, 1);
    const [leased] = await store!.lease(1, 1000);
    await store!.close();
    const next = there.open(time.now);
    expect(await next.lease(1, 1000)).toEqual([]);
    await next.completeAttempt(leased!, { state: 'delivered' });
    expect(await next.list()).toMatchObject([{ delivery: { state: 'delivered', attempts: 1 } }]);
  });
});

test('PostgreSQL leaves to another worker what it is leasing, and waits for nothing', async () => {
  const there = await postgresFixture();
  const {
    stores: [store],
  } = await workers(there, 1, 3);
  const other = await connection(there.databaseUrl);
  await other.query('BEGIN; SELECT lead_id FROM outbox ORDER BY next_at LIMIT 2 FOR UPDATE');
  expect((await store!.lease(2, 1000)).map(({ lead: { fields } }) => fields.FNAME)).toEqual(['2']);
  await other.query('ROLLBACK');
  expect(await store!.lease(5, 1000)).toHaveLength(2);
});
