import { describe, expect, test } from 'vitest';
import { storeKinds, testClock, testLead } from './store-fixtures.ts';

const spring = { page: '/clinicas', utm_campaign: 'spring' };

describe.each(storeKinds)('%s', (_kind, place) => {
  test('keeps the origin of a lead, which a correction leaves as it was', async () => {
    const store = (await place()).open();
    const { id } = await store.save(testLead({}, { origin: spring }));
    await store.save(testLead({ FNAME: 'Eva' }, { origin: { page: '/' } }));
    await store.save(testLead({ EMAIL: 'b@b.br' }));
    expect((await store.list()).map(({ origin }) => origin)).toEqual([spring, undefined]);
    expect((await store.get([id]))[0]).toMatchObject({ origin: spring, revision: 1 });
    expect((await store.lease(9, 1000)).map(({ lead }) => lead.origin)).toContainEqual(spring);
  });

  test('finds leads by page and campaign', async () => {
    const store = (await place()).open();
    for (const [EMAIL, origin] of [
      ['a@a.br', spring],
      ['b@b.br', { page: '/clinicas' }],
      ['c@c.br', { page: '/', utm_campaign: "sp'ring" }],
      ['d@d.br', undefined],
    ] as const)
      await store.save(testLead({ EMAIL }, { origin }));
    const found = async (origin?: object) => [
      (await store.list({ origin })).map(({ fields }) => fields.EMAIL?.[0]).join(''),
      (await store.ids({ origin })).length,
    ];
    expect(await found()).toEqual(['abcd', 4]);
    expect(await found({ page: '/clinicas' })).toEqual(['ab', 2]);
    expect(await found(spring)).toEqual(['a', 1]);
    expect(await found({ utm_campaign: "sp'ring" })).toEqual(['c', 1]);
    expect(await found({ page: '/none' })).toEqual(['', 0]);
  });

  test('counts leads by what is known of them, without those set apart', async () => {
    const time = testClock('2025-03-01T12:00:00.000Z');
    const store = (await place()).open(time.now);
    await store.save(testLead({ EMAIL: 'a@a.br' }, { origin: spring }));
    await store.save(testLead({ EMAIL: 'b@b.br' }, { origin: spring, lang: 'en' }));
    await store.save(testLead({ EMAIL: 'c@c.br' }));
    await store.save(testLead({ EMAIL: 'd@d.br' }, { origin: spring, apart: 'trap' }));
    time.setTime('2025-03-02T12:00:00.000Z');
    await store.save(testLead({ EMAIL: 'e@e.br' }, { origin: { page: '/' } }));
    expect(new Set(await store.countBy(['page', 'utm_campaign']))).toEqual(
      new Set([
        { values: ['/clinicas', 'spring'], count: 2 },
        { values: ['', ''], count: 1 },
        { values: ['/', ''], count: 1 },
      ]),
    );
    expect(new Set(await store.countBy(['day', 'lang']))).toEqual(
      new Set([
        { values: ['2025-03-01', 'pt'], count: 2 },
        { values: ['2025-03-01', 'en'], count: 1 },
        { values: ['2025-03-02', 'pt'], count: 1 },
      ]),
    );
    expect(await store.countBy(['form'], new Date('2025-03-02T00:00:00.000Z'))).toEqual([
      { values: ['contact'], count: 1 },
    ]);
  });

  test('erases the origin with the lead', async () => {
    const there = await place();
    const store = there.open();
    await store.save(testLead({}, { origin: { utm_campaign: 'secret-campaign' } }));
    expect(await store.erase('ana@clinica.com.br')).toBe(1);
    expect(JSON.stringify(await there.sql('SELECT * FROM leads'))).not.toContain('secret');
  });
});

describe.each(storeKinds)('%s', (_kind, place) => {
  test('half a character, or the character 0, keeps nobody from counting leads', async () => {
    const store = (await place()).open();
    await store.save(testLead({}, { origin: { page: '/a', utm_campaign: 'spring \uD83D\0 🌱' } }));
    const campaign = 'spring \uFFFD\uFFFD 🌱';
    expect(await store.countBy(['utm_campaign'])).toEqual([{ values: [campaign], count: 1 }]);
    expect(await store.list({ origin: { utm_campaign: campaign } })).toHaveLength(1);
  });
});
