import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { currentFields } from '../../../server/store/current-fields.ts';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import type { Lead } from '../../../server/store/lead-store.ts';
import { storeKinds, testClock, testLead } from './store-fixtures.ts';

/** Texts and names that a visitor's browser, or somebody without one, can send. */
const odd = {
  ...Object.fromEntries([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ]),
  'a"b\\c': `'";--\n\t`,
  'emoji 🦷': '👩🏽‍⚕️ São João',
  'nul\u0000': 'a\u0000b',
  lone: '\ud800',
  json: '{"a":[1]}',
  array: '{},NULL',
  empty: '',
  spaces: '  ',
};

describe.each(storeKinds)('%s', (_kind, place) => {
  test('keeps all that was sent, and its entry in the outbox', async () => {
    const time = testClock();
    const { open, sql } = await place();
    const store = open(time.now);
    const { id } = await store.save(testLead(odd, { lang: 'es', submission: 's' }));
    const received = {
      id,
      receivedAt: '2025-03-01T12:00:00.000Z',
      form: 'contact',
      lang: 'es',
      roles: rolesOfEarlierLeads,
      corrections: [],
      revision: 0,
    };
    const [stored] = await store.list();
    expect(stored).toEqual({
      ...received,
      fields: expect.anything(),
      delivery: { state: 'waiting', attempts: 0, nextAt: received.receivedAt },
    });
    expect(Object.entries(stored!.fields)).toEqual(Object.entries(testLead(odd).fields));
    await store.save(testLead({ ...odd, array: '"\u0000' }, { submission: 's' }));
    const [corrected] = await store.list();
    expect(Object.entries(corrected!.corrections[0]!)).toEqual(
      Object.entries(testLead({ ...odd, array: '"\u0000' }).fields),
    );
    expect(Object.entries(currentFields(corrected!))).toEqual(
      Object.entries(corrected!.corrections[0]!),
    );
    expect(await sql('SELECT lead_id FROM outbox')).toEqual([{ lead_id: id }]);
  });

  test('takes an address with the character 0 for the one without', async () => {
    const store = (await place()).open();
    const { id } = await store.save(testLead({ EMAIL: 'ana@\u0000clinica.com.br' }));
    expect([await store.save(testLead()), await store.erase('ANA@clinica.com.br\u0000 ')]).toEqual([
      { id },
      1,
    ]);
  });

  test.each(['trap', 'timing', 'links', 'rate'] as const)(
    'keeps one set apart as %s without a delivery',
    async (apart) => {
      const { open, sql } = await place();
      const store = open();
      await store.save(testLead({}, { apart }));
      const [stored] = await store.list();
      expect([stored!.apart, stored!.delivery, await sql('SELECT * FROM outbox')]).toEqual([
        apart,
        undefined,
        [],
      ]);
    },
  );

  test('keeps a lead with its delivery or not at all', async () => {
    const { open, sql } = await place();
    const store = open();
    await store.save(testLead({ FNAME: 'Before' }));
    await sql('ALTER TABLE outbox RENAME TO gone');
    await expect(store.save(testLead({ EMAIL: 'b@b.br' }))).rejects.toMatchObject({
      code: expect.any(String),
    });
    await expect(store.save(testLead({ FNAME: 'Corrected' }))).rejects.toThrow();
    expect(await sql('SELECT count(*) AS n FROM leads')).toMatchObject([
      { n: expect.toSatisfy((n) => Number(n) === 1) },
    ]);
    await sql('ALTER TABLE gone RENAME TO outbox');
    expect((await store.list())[0]!.corrections).toEqual([]);
    await store.save(testLead({ EMAIL: 'b@b.br' }));
    expect((await store.list()).map(({ delivery }) => delivery?.state)).toEqual([
      'waiting',
      'waiting',
    ]);
  });

  test('one submission is one lead, whatever it says', async () => {
    const time = testClock();
    const store = (await place()).open(time.now);
    const first = await store.save(testLead({}, { submission: 's' }));
    const [leased] = await store.lease(1, 1000);
    await store.completeAttempt(leased!, { state: 'delivered' });
    time.advance(5000);
    expect(await store.save(testLead({}, { submission: 's' }))).toEqual(first);
    expect(await store.list()).toMatchObject([
      { corrections: [], delivery: { state: 'delivered' } },
    ]);
    expect(await store.save(testLead({ EMAIL: 'b@b.br' }, { submission: 's' }))).toEqual(first);
    expect(await store.save(testLead({ EMAIL: 'b@b.br' }, { submission: 's' }))).toEqual(first);
    expect(await store.list()).toMatchObject([
      {
        fields: testLead().fields,
        corrections: [{ EMAIL: 'b@b.br' }],
        delivery: { state: 'waiting', attempts: 0, nextAt: '2025-03-01T12:00:05.000Z' },
      },
    ]);
    expect(await store.save(testLead({}, { submission: 's' }))).toEqual(first);
    expect((await store.list())[0]!.corrections).toEqual([
      testLead({ EMAIL: 'b@b.br' }).fields,
      testLead().fields,
    ]);
  });

  test('without a key one address is one lead for each form and day', async () => {
    const time = testClock();
    const store = (await place()).open(time.now);
    const first = await store.save(testLead());
    expect([
      await store.save(testLead({ EMAIL: ' ANA@clinica.com.br' })),
      await store.save(testLead({ FNAME: 'Ana Paula' }, { lang: 'en' })),
    ]).toEqual([first, first]);
    await store.save(testLead({}, { form: 'demo' }));
    time.advance(24 * 3600_000);
    await store.save(testLead());
    expect(
      (await store.list()).map(({ form, receivedAt, corrections }) => [
        form,
        receivedAt.slice(8, 10),
        corrections.length,
      ]),
    ).toEqual([
      ['contact', '01', 2],
      ['demo', '01', 0],
      ['contact', '02', 0],
    ]);
  });

  test('without key and address each is a lead', async () => {
    const store = (await place()).open();
    await Promise.all([1, 2, 3].map(() => store.save(testLead({ EMAIL: ' ' }))));
    expect(await store.list()).toHaveLength(3);
  });

  test.each([[{}], [{ submission: 's' }]])(
    'spam never stands in for a lead, nor a lead for spam: %j',
    async (rest: Partial<Lead>) => {
      const store = (await place()).open();
      const all: Lead[] = [
        testLead({ FNAME: 'Spam' }, { ...rest, apart: 'trap' }),
        testLead({}, rest),
        testLead({}, { ...rest, apart: 'rate' }),
        testLead({ FNAME: 'More' }, { ...rest, apart: 'trap' }),
      ];
      for (const each of all) await store.save(each);
      expect(
        (await store.list()).map(({ apart, fields, corrections, delivery }) => [
          apart,
          fields.FNAME,
          corrections.length,
          delivery?.state,
        ]),
      ).toEqual([
        ['trap', 'Spam', 1, undefined],
        [undefined, 'Ana', 0, 'waiting'],
        ['rate', 'Ana', 0, undefined],
      ]);
    },
  );

  test('the same a hundred times at once, from several processes that all make the store, is one lead', async () => {
    const { open, options } = await place();
    const once = [testLead({}, { submission: 's' }), testLead({ EMAIL: 'b@b.br' })];
    const program = [
      fileURLToPath(import.meta.resolve('tsx/cli')),
      fileURLToPath(new URL('save-many.ts', import.meta.url)),
      JSON.stringify({
        options,
        leads: Array.from({ length: 34 }, () => once).flat(),
        at: Date.now() + 1500,
      }),
    ];
    const run = promisify(execFile);
    const told = await Promise.all(
      [1, 2, 3].map(
        async () => JSON.parse((await run(process.execPath, program)).stdout) as { id: string }[],
      ),
    );
    expect(new Set(told.flat().map(({ id }) => id)).size).toBe(2);
    const stored = await open().list();
    expect(
      stored
        .map(({ fields, corrections, delivery }) => [fields.EMAIL, corrections, delivery?.state])
        .sort(),
    ).toEqual([
      ['ana@clinica.com.br', [], 'waiting'],
      ['b@b.br', [], 'waiting'],
    ]);
  });
});
