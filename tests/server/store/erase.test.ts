import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { libsqlFixture, type StoreFixture, storeKinds, testLead } from './store-fixtures.ts';

const gone = 'gone@clinica.com.br';

/**
 * Ten leads, of which five name the address that is to go: at first, in a correction, before one,
 * as spam, and delivered.
 */
async function filled({ open }: StoreFixture) {
  const store = open();
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await store.save(testLead({ EMAIL: `${name}${gone}` }));
  await store.save(testLead({ EMAIL: gone }));
  const [leased] = (await store.lease(9, 1000)).filter(
    ({ lead: { fields } }) => fields.EMAIL === gone,
  );
  await store.completeAttempt(leased!, { state: 'delivered' });
  await store.save(testLead({ EMAIL: gone.toUpperCase() }, { form: 'demo' }));
  await store.save(testLead({ EMAIL: gone }, { apart: 'trap' }));
  for (const EMAIL of ['first@a.br', gone, 'last@a.br'])
    await store.save(testLead({ EMAIL }, { submission: 's' }));
  for (const EMAIL of [gone, 'first@a.br'])
    await store.save(testLead({ EMAIL }, { submission: 't' }));
  return store;
}

describe.each(storeKinds)('%s', (_kind, place) => {
  test('erases all leads of an address, with their deliveries and corrections, and no others', async () => {
    const there = await place();
    const store = await filled(there);
    expect([await store.erase(` ${gone.toUpperCase()} `), await store.erase(gone)]).toEqual([5, 0]);
    expect((await store.list()).map(({ fields }) => fields.EMAIL)).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => name + gone),
    );
    expect(
      JSON.stringify([
        await there.sql('SELECT * FROM leads'),
        await there.sql('SELECT * FROM outbox'),
      ]),
    ).not.toMatch(/"gone@|first@a\.br|last@a\.br/i);
    expect(await there.sql('SELECT lead_id FROM outbox')).toHaveLength(5);
    await store.save(testLead({ EMAIL: gone }));
    expect(await store.count()).toMatchObject({ all: 6, waiting: 6 });
  });

  test('erases no leads without an address for want of one', async () => {
    const store = (await place()).open();
    await store.save(testLead({ EMAIL: '' }));
    expect([await store.erase(''), await store.erase(' '), (await store.count()).all]).toEqual([
      0, 0, 1,
    ]);
  });
});

test('no byte of what was erased stays in the files, though another process has them open', async () => {
  const there = await libsqlFixture();
  const store = there.open();
  const other = there.open();
  const secret = 'secret@erased.example';
  const files = async () =>
    Promise.all(
      (await readdir(there.options.dataFolder)).map((name) =>
        readFile(join(there.options.dataFolder, name)),
      ),
    );
  const found = async () =>
    (await files()).filter((bytes) =>
      /secret@erased|Secretive|Sincere/i.test(bytes.toString('latin1')),
    ).length;
  for (let number = 0; number < 30; number += 1) {
    await store.save(
      testLead(
        {
          EMAIL: number % 3 === 0 ? secret : `${number}@a.br`,
          FNAME: number % 3 === 0 ? `Secretive ${'x'.repeat(number * 300)}` : 'Ana',
        },
        { submission: String(number) },
      ),
    );
    await store.save(
      testLead(
        {
          EMAIL: number % 3 === 0 ? 'other@a.br' : `${number}@a.br`,
          FNAME: number % 3 === 0 ? 'Sincere' : 'Ana',
        },
        { submission: String(number) },
      ),
    );
  }
  await other.list();
  expect(await found()).toBeGreaterThan(0);
  expect(await store.erase(secret)).toBe(10);
  expect(await found()).toBe(0);
  expect(await other.list()).toHaveLength(20);
});

test('says so where a trace stays, since somebody reads the file all the while; and leaves none the next time', async () => {
  const { open, options } = await libsqlFixture();
  const store = open();
  await store.save(testLead({ EMAIL: gone }));
  const reader = new Database(join(options.dataFolder, 'leads.db'));
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM leads').all();
  await expect(store.erase(gone)).rejects.toMatchObject({ code: 'TRACE_LEFT' });
  reader.exec('COMMIT');
  expect([await store.erase(gone), await store.list()]).toEqual([0, []]);
  const files = await Promise.all(
    (await readdir(options.dataFolder)).map((name) =>
      readFile(join(options.dataFolder, name), 'latin1'),
    ),
  );
  expect(files.filter((bytes) => bytes.includes(gone))).toEqual([]);
});
