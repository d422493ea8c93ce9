import { describe, expect, test } from 'vitest';
import type { LeadStore, QuarantineReason } from '../../../server/store/lead-store.ts';
import {
  connection,
  postgresFixture,
  somebodyWaits,
  storeKinds,
  testClock,
  testLead,
} from './store-fixtures.ts';

/** What each lead says at first, how often it was corrected, and how far its delivery is. */
const told = async (store: LeadStore) =>
  (await store.list()).map(({ apart, fields, revision, delivery }) => [
    apart,
    fields.FNAME,
    revision,
    delivery?.state,
  ]);

describe.each(storeKinds)('%s', (_kind, place) => {
  test.each([
    ['links', undefined],
    ['trap', 's'],
    ['rate', 's'],
  ] as [QuarantineReason, string | undefined][])(
    'an accepted lead is not changed by what is set apart later as %s, submission %s',
    async (apart, submission) => {
      const time = testClock();
      const store = (await place()).open(time.now);
      const { id } = await store.save(testLead({}, { apart, submission }));
      expect(await store.releaseQuarantined([id])).toBe(1);
      time.advance(1000);
      const later = await store.save(testLead({ FNAME: 'Spam' }, { apart, submission }));
      expect(later.id).not.toBe(id);
      expect(await told(store)).toEqual([
        [undefined, 'Ana', 0, 'waiting'],
        [apart, 'Spam', 0, undefined],
      ]);
    },
  );

  test('a copy that was over the limit is not delivered beside the lead that says the same', async () => {
    const store = (await place()).open();
    const sent = { submission: 's' };
    const copies = [
      await store.save(testLead({}, { ...sent, apart: 'rate' })),
      await store.save(testLead({}, { ...sent, apart: 'timing' })),
    ];
    const { id } = await store.save(testLead({}, sent));
    expect(await store.releaseQuarantined(copies.map((copy) => copy.id))).toBe(2);
    expect((await store.lease(9, 1000)).map(({ lead }) => lead.id)).toEqual([id]);
    expect((await store.count()).new).toBe(3);
    const corrected = await store.save(testLead({ FNAME: 'Bia' }, sent));
    expect([corrected.id, (await store.get([id]))[0]?.revision]).toEqual([id, 1]);
  });

  test.each([
    ['at first', ['Bia'], 'Ana'],
    ['in a correction', ['Ana', 'Bia'], 'Ana'],
  ])('a copy that says something else %s is delivered too', async (_when, copies, said) => {
    const store = (await place()).open();
    const sent = { submission: 's' };
    let copy = '';
    for (const FNAME of copies)
      copy = (await store.save(testLead({ FNAME }, { ...sent, apart: 'rate' }))).id;
    const { id } = await store.save(testLead({ FNAME: said }, sent));
    await store.releaseQuarantined([copy]);
    expect((await store.lease(9, 1000)).map(({ lead }) => lead.id).sort()).toEqual(
      [copy, id].sort(),
    );
  });

  test('a lead that is sent again after it was accepted stays one, and is delivered once', async () => {
    const store = (await place()).open();
    const sent = { submission: 's' };
    const { id } = await store.save(testLead({}, { ...sent, apart: 'rate' }));
    await store.releaseQuarantined([id]);
    const [leased] = await store.lease(1, 1000);
    await store.completeAttempt(leased!, { state: 'delivered' });
    expect(await store.save(testLead({}, sent))).toEqual({ id });
    expect(await told(store)).toEqual([[undefined, 'Ana', 0, 'delivered']]);
  });

  test('a lead that an earlier version set apart is accepted as itself', async () => {
    const { open, sql } = await place();
    const store = open();
    const { id } = await store.save(testLead({}, { apart: 'links' }));
    await sql('UPDATE leads SET released_identity = NULL');
    expect(await store.releaseQuarantined([id])).toBe(1);
    await store.save(testLead({ FNAME: 'Spam' }, { apart: 'links' }));
    expect(await told(store)).toEqual([
      [undefined, 'Ana', 0, 'waiting'],
      ['links', 'Spam', 0, undefined],
    ]);
  });
});

test('in PostgreSQL a lead is accepted also while the same one is being kept', async () => {
  const { open, sql, databaseUrl } = await postgresFixture();
  const store = open();
  const { id } = await store.save(testLead({}, { submission: 's', apart: 'rate' }));
  const other = await connection(databaseUrl);
  await other.query(`BEGIN; INSERT INTO leads (id, form, lang, fields, emails, identity, received_at)
    SELECT 'same', form, lang, fields, emails, released_identity, received_at FROM leads`);
  const released = store.releaseQuarantined([id]);
  await somebodyWaits(sql);
  await other.query('COMMIT');
  expect(await released).toBe(1);
  expect(await sql('SELECT identity = id AS own FROM leads ORDER BY entry')).toEqual([
    { own: true },
    { own: false },
  ]);
  expect(await sql('SELECT * FROM outbox')).toEqual([]);
});
