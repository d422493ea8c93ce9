import { describe, expect, test } from 'vitest';
import type { LeadStore, StoredLead } from '../../../server/store/lead-store.ts';
import { storeKinds, testClock, testLead } from './store-fixtures.ts';

const names = (leads: StoredLead[]) => leads.map(({ fields }) => fields.FNAME).join('');

/**
 * Leads a to g, of which b and c came in the same millisecond: e and f are spam, g is over the
 * limit, a answered, b parked, c delivered.
 */
async function filled(store: LeadStore, time: ReturnType<typeof testClock>) {
  const ids: Record<string, string> = {};
  for (const [name, apart, form] of [
    ['a', undefined, 'demo'],
    ['b'],
    ['c'],
    ['d'],
    ['e', 'trap'],
    ['f', 'links', 'demo'],
    ['g', 'rate'],
  ] as const) {
    if (name !== 'c') time.advance(1000);
    ids[name] = (
      await store.save(
        testLead({ FNAME: name, EMAIL: `${name}@a.br` }, { apart, form: form ?? 'contact' }),
      )
    ).id;
  }
  const leased = Object.fromEntries(
    (await store.lease(10, 1000)).map((each) => [each.lead.fields.FNAME, each]),
  );
  await store.completeAttempt(leased.b!, { state: 'parked', note: 'REFUSED' });
  await store.completeAttempt(leased.c!, { state: 'delivered' });
  await store.completeAttempt(leased.d!, {
    state: 'waiting',
    nextAt: '2026-01-01T00:00:00.000Z',
    note: '503',
  });
  await store.completeAttempt(leased.a!, { state: 'delivered' });
  await store.markAnswered(ids.a!, true);
  return ids;
}

async function filledStore(place: (typeof storeKinds)[number][1]) {
  const time = testClock();
  const there = await place();
  const store = there.open(time.now);
  return { ...there, store, time, ids: await filled(store, time) };
}

describe.each(storeKinds)('%s', (_kind, place) => {
  test('lists and counts each view', async () => {
    const { store } = await filledStore(place);
    const expected = {
      all: 'abcdefg',
      new: 'bcd',
      answered: 'a',
      spam: 'ef',
      excess: 'g',
      waiting: 'd',
      parked: 'b',
    } as const;
    const views = Object.keys(expected) as (keyof typeof expected)[];
    expect(
      Object.fromEntries(
        await Promise.all(views.map(async (view) => [view, names(await store.list({ view }))])),
      ),
    ).toEqual(expected);
    expect(await store.count()).toEqual(
      Object.fromEntries(views.map((view) => [view, expected[view].length])),
    );
  });

  test('lists in both orders, by form, and a part', async () => {
    const { store } = await filledStore(place);
    const lists = [
      {},
      { newestFirst: true },
      { limit: 2, offset: 1 },
      { limit: 2, offset: 1, newestFirst: true },
      { form: 'demo' },
      { form: 'demo', view: 'spam' },
      { form: "o'r" },
      { offset: 6 },
      { limit: 0 },
    ] as const;
    expect(
      await Promise.all(lists.map(async (selection) => names(await store.list(selection)))),
    ).toEqual(['abcdefg', 'gfedcba', 'bc', 'fe', 'af', 'f', '', 'g', '']);
  });

  test('tells how far each delivery is, also when opened again', async () => {
    const { store, open } = await filledStore(place);
    const list = await store.list();
    expect(
      list.map(({ delivery, answeredAt }) => ({ ...delivery, answeredAt })).slice(0, 5),
    ).toEqual([
      {
        state: 'delivered',
        attempts: 1,
        nextAt: '2025-03-01T12:00:06.000Z',
        answeredAt: '2025-03-01T12:00:06.000Z',
      },
      { state: 'parked', attempts: 1, nextAt: '2025-03-01T12:00:06.000Z', note: 'REFUSED' },
      { state: 'delivered', attempts: 1, nextAt: '2025-03-01T12:00:06.000Z' },
      { state: 'waiting', attempts: 1, nextAt: '2026-01-01T00:00:00.000Z', note: '503' },
      {},
    ]);
    await store.close();
    expect(await open().list()).toEqual(list);
  });

  test('is empty at first', async () => {
    const store = (await place()).open();
    expect([await store.list(), await store.count(), await store.lease(5, 1000)]).toEqual([
      [],
      { all: 0, new: 0, answered: 0, spam: 0, excess: 0, waiting: 0, parked: 0 },
      [],
    ]);
  });

  test('marks a lead as answered, or not', async () => {
    const { store, ids } = await filledStore(place);
    expect([
      await store.markAnswered(ids.b!, true),
      await store.markAnswered(ids.a!, false),
      await store.markAnswered('none', true),
      await store.markAnswered(ids.b!, true),
      await store.markAnswered(ids.a!, false),
    ]).toEqual([true, true, false, false, false]);
    expect(names(await store.list({ view: 'answered' }))).toBe('b');
  });

  test('a lead that was corrected meanwhile is not answered yet', async () => {
    const store = (await place()).open();
    const { id } = await store.save(testLead());
    await store.save(testLead({ FNAME: 'Ana Paula' }));
    expect([await store.markAnswered(id, true, 0), (await store.count()).answered]).toEqual([
      false,
      0,
    ]);
    expect([await store.markAnswered(id, true, 1), (await store.count()).answered]).toEqual([
      true,
      1,
    ]);
  });

  test('tries deliveries again at once that were parked, or wait after an attempt: those asked for, or all', async () => {
    const { store, ids, time } = await filledStore(place);
    time.advance(1000);
    expect([
      await store.retryDeadLetters([ids.a!, 'none']),
      await store.retryDeadLetters([]),
    ]).toEqual([0, 0]);
    expect(await store.retryDeadLetters([ids.a!, ids.b!])).toBe(1);
    expect((await store.list())[1]!.delivery).toEqual({
      state: 'waiting',
      attempts: 0,
      nextAt: '2025-03-01T12:00:07.000Z',
    });
    const [leased] = await store.lease(1, 1000);
    await store.completeAttempt(leased!, { state: 'parked', note: 'REFUSED' });
    expect([await store.retryDeadLetters(), await store.retryDeadLetters()]).toEqual([2, 0]);
    expect(await store.lease(9, 1000)).toHaveLength(2);
  });

  test('leaves alone what is under way', async () => {
    const store = (await place()).open();
    await store.save(testLead());
    const [leased] = await store.lease(1, 60_000);
    const nextAt = '2000-01-01T00:00:00.000Z';
    await store.completeAttempt(leased!, { state: 'waiting', nextAt, note: '503' });
    expect(await store.lease(1, 60_000)).toHaveLength(1);
    expect(await store.retryDeadLetters()).toBe(0);
  });

  test('takes what was set apart among the leads, once', async () => {
    const { store, ids, time } = await filledStore(place);
    time.advance(1000);
    const asked = [ids.e!, ids.g!, ids.b!, 'none'];
    expect([
      await store.releaseQuarantined(asked),
      await store.releaseQuarantined(asked),
      await store.releaseQuarantined([]),
    ]).toEqual([2, 0, 0]);
    expect([
      names(await store.list({ view: 'new' })),
      names(await store.list({ view: 'spam' })),
      names(await store.list({ view: 'waiting' })),
    ]).toEqual(['bcdeg', 'f', 'deg']);
    expect(
      (await store.lease(10, 1000)).map(({ lead: { fields, delivery } }) => [
        fields.FNAME,
        delivery,
      ]),
    ).toEqual(
      expect.arrayContaining(
        ['e', 'g'].map((name) => [
          name,
          { state: 'waiting', attempts: 0, nextAt: '2025-03-01T12:00:07.000Z' },
        ]),
      ),
    );
  });
});
