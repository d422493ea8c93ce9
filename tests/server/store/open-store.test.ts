import { readdir } from 'node:fs/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import { libsqlFixture, postgresFixture, testLead } from './store-fixtures.ts';

async function opened(options: Parameters<typeof openStore>[0]) {
  const store = await openStore(options);
  onTestFinished(() => store.close());
  return store;
}

test('a file in the data folder, where no database is named', async () => {
  const { open, options } = await libsqlFixture();
  for (const databaseUrl of [undefined, ''])
    await (await opened({ ...options, databaseUrl })).save(testLead());
  expect([await open().list()].flat()).toHaveLength(1);
  expect(await readdir(options.dataFolder)).toContain('leads.db');
});

test('the PostgreSQL that is named', async () => {
  const { open, databaseUrl } = await postgresFixture();
  const { options } = await libsqlFixture();
  for (const scheme of ['postgres:', 'postgresql:'])
    await (
      await opened({ ...options, databaseUrl: databaseUrl.replace('postgres:', scheme) })
    ).save(testLead());
  expect([(await open().list()).length, await readdir(options.dataFolder)]).toEqual([1, []]);
});

test.each([
  ['mysql://u:secret@host/leads', 'mysql:'],
  ['leads.db', 'something else'],
  ['host=a password=secret', 'something else'],
])('no other database: %s', async (databaseUrl, start) => {
  const { options } = await libsqlFixture();
  await expect(openStore({ ...options, databaseUrl })).rejects.toThrow(
    new Error(`DATABASE_URL must begin with postgres:// or postgresql://; it begins with ${start}`),
  );
});

test('an address that cannot be read is told at once, without its password', async () => {
  const { options } = await libsqlFixture();
  const told = () =>
    openStore({ ...options, databaseUrl: 'postgres://user:secret@host:port/leads' });
  await expect(told()).rejects.toThrow(/invalid/i);
  await expect(told()).rejects.not.toThrow(/secret/);
});

test('the connection is encrypted where the address asks for it, or not made', async () => {
  const { databaseUrl } = await postgresFixture();
  const { options } = await libsqlFixture();
  await expect(
    (await opened({ ...options, databaseUrl: `${databaseUrl}?sslmode=verify-full` })).save(
      testLead(),
    ),
  ).rejects.toMatchObject({
    message: 'The server does not support SSL connections',
    code: 'DATABASE_UNREACHABLE',
  });
  await (await opened({ ...options, databaseUrl: `${databaseUrl}?sslmode=disable` })).save(
    testLead(),
  );
});
