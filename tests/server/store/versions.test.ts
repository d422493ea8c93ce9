import { describe, expect, test } from 'vitest';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import { libsqlFixture, storeKinds, testClock, testLead } from './store-fixtures.ts';

/**
 * What the first version of the program made, with a lead, a delivery that failed twice, and spam.
 */
const firstVersion = `
  CREATE TABLE leads (id TEXT PRIMARY KEY, form TEXT NOT NULL, lang TEXT NOT NULL, fields TEXT NOT NULL, spam INTEGER NOT NULL, received_at TEXT NOT NULL) STRICT;
  CREATE TABLE outbox (lead_id TEXT PRIMARY KEY REFERENCES leads (id), state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0, next_at TEXT NOT NULL) STRICT;
  CREATE INDEX outbox_due ON outbox (state, next_at);
  INSERT INTO leads VALUES ('a', 'contact', 'pt', '{"EMAIL":" Ana@Clinica.com.br","FNAME":"Ana"}', 0, '2025-01-01T00:00:00.000Z'), ('b', 'demo', 'en', '{"b_trap":"x"}', 1, '2025-01-02T00:00:00.000Z'), ('c', 'demo', 'en', '{"EMAIL":"c@c.br"}', 0, '2025-01-03T00:00:00.000Z');
  INSERT INTO outbox VALUES ('a', 'waiting', 2, '2025-01-01T01:00:00.000Z'), ('c', 'delivered', 1, '2025-01-03T00:00:00.000Z');
  PRAGMA user_version = 1;`;

test('a file of the first version is brought to this one, with all that it holds', async () => {
  const { open, sql } = await libsqlFixture();
  await sql(firstVersion);
  const store = open(testClock().now);
  expect(await store.list()).toEqual([
    {
      id: 'a',
      form: 'contact',
      lang: 'pt',
      fields: { EMAIL: ' Ana@Clinica.com.br', FNAME: 'Ana' },
      roles: rolesOfEarlierLeads,
      corrections: [],
      revision: 0,
      receivedAt: '2025-01-01T00:00:00.000Z',
      delivery: { state: 'waiting', attempts: 2, nextAt: '2025-01-01T01:00:00.000Z' },
    },
    {
      id: 'b',
      form: 'demo',
      lang: 'en',
      fields: { b_trap: 'x' },
      roles: rolesOfEarlierLeads,
      corrections: [],
      revision: 0,
      receivedAt: '2025-01-02T00:00:00.000Z',
      apart: 'trap',
    },
    {
      id: 'c',
      form: 'demo',
      lang: 'en',
      fields: { EMAIL: 'c@c.br' },
      roles: rolesOfEarlierLeads,
      corrections: [],
      revision: 0,
      receivedAt: '2025-01-03T00:00:00.000Z',
      delivery: { state: 'delivered', attempts: 1, nextAt: '2025-01-03T00:00:00.000Z' },
    },
  ]);
  const [leased] = await store.lease(9, 1000);
  await store.completeAttempt(leased!, { state: 'delivered' });
  expect([await store.releaseQuarantined(['b']), await store.erase('ana@clinica.com.br')]).toEqual([
    1, 1,
  ]);
  await store.save(testLead());
  expect(
    (await store.list()).map(({ id, delivery }) => [id.length === 1 ? id : 'new', delivery?.state]),
  ).toEqual([
    ['b', 'waiting'],
    ['c', 'delivered'],
    ['new', 'waiting'],
  ]);
});

describe.each(storeKinds)('%s', (_kind, place) => {
  test('is made by several at once', async () => {
    const { open } = await place();
    const stores = Array.from({ length: 8 }, () => open());
    await Promise.all(
      stores.map((store, number) => store.save(testLead({ EMAIL: `${number}@a.br` }))),
    );
    expect(await Promise.all(stores.map(async (store) => (await store.count()).all))).toEqual(
      stores.map(() => 8),
    );
  });

  test('a store of a later version is left alone', async () => {
    const { open, sql, options } = await place();
    await open().save(testLead());
    await sql(
      options.databaseUrl ? 'UPDATE leads_version SET version = 99' : 'PRAGMA user_version = 99',
    );
    const sentence = /^The lead store is of version 99; this program knows \d+\.$/;
    await expect(async () => open().save(testLead({ FNAME: 'Again' }))).rejects.toThrow(sentence);
    const lists = async () => {
      const store = open();
      await store.list().catch(() => undefined);
      return store.list();
    };
    await expect(lists).rejects.toMatchObject({
      message: expect.stringMatching(sentence),
      code: 'LATER_VERSION',
    });
    expect([
      (await sql('SELECT * FROM outbox')).length,
      JSON.stringify(await sql('SELECT * FROM leads')).includes('Again'),
    ]).toEqual([1, false]);
  });

  test('where making it fails nothing is made, and it is made once that is possible', async () => {
    const { open, sql } = await place();
    await sql('CREATE TABLE outbox (a TEXT)');
    await expect(async () => open().count()).rejects.toMatchObject({ code: expect.any(String) });
    await expect(sql('SELECT * FROM leads')).rejects.toThrow();
    await sql('DROP TABLE outbox');
    expect((await open().count()).all).toBe(0);
  });
});
