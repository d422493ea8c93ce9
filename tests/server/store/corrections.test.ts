import { describe, expect, test } from 'vitest';
import { maxCorrections } from '../../../server/store/lead-store.ts';
import { storeKinds, testLead } from './store-fixtures.ts';

const corrected = (number: number) =>
  testLead({ EMAIL: `${number}@a.br`, FNAME: `${number}` }, { submission: 's' });

describe.each(storeKinds)('%s', (_kind, place) => {
  test('the latest corrections are kept, and all are counted', async () => {
    const store = (await place()).open();
    for (let number = 0; number <= 15; number += 1) await store.save(corrected(number));
    const [lead] = await store.list();
    expect([lead?.fields.FNAME, lead?.revision, lead?.corrections.length]).toEqual([
      '0',
      15,
      maxCorrections,
    ]);
    expect([lead?.corrections[0]?.FNAME, lead?.corrections.at(-1)?.FNAME]).toEqual(['6', '15']);
  });

  test('what an answered lead says anew is to be answered; what it repeats is not', async () => {
    const store = (await place()).open();
    const { id } = await store.save(testLead());
    const views = async () => {
      const { new: fresh, answered } = await store.count();
      return { fresh, answered };
    };
    await store.markAnswered(id, true);
    await store.save(testLead());
    expect(await views()).toEqual({ fresh: 0, answered: 1 });
    await store.save(testLead({ FNAME: 'Ana Paula' }));
    expect(await views()).toEqual({ fresh: 1, answered: 0 });
    expect((await store.list({ view: 'new' })).map((lead) => lead.id)).toEqual([id]);
    await store.markAnswered(id, true);
    await store.save(testLead({ FNAME: 'Ana Paula' }));
    expect(await views()).toEqual({ fresh: 0, answered: 1 });
  });

  test('what spam says anew leaves it as answered', async () => {
    const store = (await place()).open();
    const { id } = await store.save(testLead({}, { apart: 'links' }));
    await store.markAnswered(id, true);
    await store.save(testLead({ FNAME: 'More' }, { apart: 'links' }));
    expect((await store.list())[0]).toMatchObject({ revision: 1, answeredAt: expect.anything() });
  });

  test('a lead is erased by the addresses that it still holds', async () => {
    const store = (await place()).open();
    const fill = async () => {
      for (let number = 0; number <= 15; number += 1) await store.save(corrected(number));
    };
    for (const [email, erased] of [
      ['5@a.br', 0],
      ['0@a.br', 1],
      ['6@a.br', 1],
      ['15@a.br', 1],
    ] as const) {
      await fill();
      expect([email, await store.erase(email)]).toEqual([email, erased]);
    }
  });

  test('a list is read by its ids, without those that were erased meanwhile', async () => {
    const store = (await place()).open();
    for (const name of ['a', 'b', 'c']) await store.save(testLead({ EMAIL: `${name}@a.br` }));
    await store.save(testLead({ EMAIL: 'd@a.br' }, { form: 'other' }));
    const ids = await store.ids({ view: 'all', form: 'contact' });
    await store.erase('b@a.br');
    expect((await store.get(ids.toReversed())).map(({ fields }) => fields.EMAIL)).toEqual([
      'a@a.br',
      'c@a.br',
    ]);
  });

  test('whether a lead could be kept is tried, and leaves nothing', async () => {
    const { open, sql } = await place();
    const store = open();
    await store.verifyWritable();
    expect([await store.list(), await sql('SELECT * FROM outbox')]).toEqual([[], []]);
    await sql('ALTER TABLE outbox RENAME TO gone');
    await expect(store.verifyWritable()).rejects.toMatchObject({ code: expect.any(String) });
  });
});
