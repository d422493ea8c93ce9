import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Cluster, startCluster } from '../../../bench/test-support/postgres-cluster.ts';
import { postgresMigrations } from '../../../server/store/postgres-sql.ts';
import { openPostgresStore } from '../../../server/store/postgres-store.ts';
import { connection, postgresFixture, somebodyWaits, testLead } from './store-fixtures.ts';

/** A PostgreSQL of its own: the others' would not like to be crashed. */
let cluster: Cluster;
beforeAll(async () => void (cluster = await startCluster()));
afterAll(() => cluster.stop());

const failure = { code: expect.any(String) };

test('a database that is down at the start, and again while the tables are made, is used once it is up', async () => {
  const { databaseUrl } = await postgresFixture(cluster.url);
  await cluster.crash();
  const store = openPostgresStore(databaseUrl);
  onTestFinished(() => store.close());
  await expect(Promise.all([store.save(testLead()), store.list()])).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
  await cluster.start();
  const other = await connection(databaseUrl);
  await other.query('BEGIN; CREATE TABLE leads (a TEXT)');
  const held = expect(store.count()).rejects.toMatchObject(failure);
  const watch = await connection(databaseUrl);
  await somebodyWaits(async (text) => (await watch.query<Record<string, unknown>>(text)).rows);
  await cluster.crash();
  await held;
  await expect(store.count()).rejects.toMatchObject(failure);
  await cluster.start();
  await store.save(testLead());
  expect(await store.list()).toHaveLength(1);
});

test('tables that are taken away are made again by the store that is open, and by all calls at once', async () => {
  const { open, sql } = await postgresFixture(cluster.url);
  const store = open();
  await store.save(testLead());
  await sql('DROP TABLE outbox, leads, leads_version');
  await Promise.all(['a@a.br', 'b@b.br', 'c@c.br'].map((EMAIL) => store.save(testLead({ EMAIL }))));
  expect(await store.count()).toMatchObject({ all: 3, waiting: 3 });
});

test('tables of an earlier version, put in the place of those of this one, are brought to it', async () => {
  const { open, sql } = await postgresFixture(cluster.url);
  const store = open();
  await store.save(testLead());
  await sql(`DROP TABLE outbox, leads, leads_version; ${postgresMigrations[0]}
    UPDATE leads_version SET version = 1`);
  await store.save(testLead());
  expect(await store.list()).toMatchObject([{ revision: 0, fields: testLead().fields }]);
});

test('a crash loses no lead that was told as kept, and the store works again without being opened again', async () => {
  const { databaseUrl, open, sql } = await postgresFixture(cluster.url);
  const store = open();
  await Promise.all(
    Array.from({ length: 30 }, (_, number) =>
      store.save(testLead({}, { submission: String(number) })),
    ),
  );
  const other = await connection(databaseUrl);
  await other.query('BEGIN; LOCK TABLE leads');
  const held = expect(store.save(testLead({}, { submission: 'held' }))).rejects.toMatchObject(
    failure,
  );
  await somebodyWaits(sql);
  await cluster.crash();
  await held;
  for (const call of [
    () => store.save(testLead()),
    () => store.list(),
    () => store.lease(1, 1000),
    () => store.erase('a@b.br'),
  ])
    await expect(call()).rejects.toMatchObject(failure);
  await cluster.start();
  expect((await store.count()).all).toBe(30);
  await store.save(testLead({}, { submission: 'held' }));
  expect((await store.count()).waiting).toBe(31);
});

test('a database that says no more is given up, and used again once it answers', async () => {
  const { databaseUrl } = await postgresFixture(cluster.url);
  const { url, speaks } = await between(databaseUrl);
  const store = openPostgresStore(url);
  onTestFinished(() => store.close());
  await store.save(testLead());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  speaks(false);
  // The first has a connection and waits for its answer; the others are given up with it, or while
  // they connect.
  const calls = [store.count(), store.save(testLead({ FNAME: 'Again' })), store.list()].map(
    (call) => expect(call).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' }),
  );
  await vi.advanceTimersByTimeAsync(6000);
  await Promise.all(calls);
  vi.useRealTimers();
  speaks(true);
  expect(await store.count()).toMatchObject({ all: 1 });
});

/** Stands between a store and its database, and passes on what they say, or not. */
async function between(databaseUrl: string) {
  const { port } = new URL(databaseUrl);
  const sockets: Socket[] = [];
  let silent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    sockets.push(near, far);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const)
      from
        .on('data', (bytes) => silent || to.write(bytes))
        .on('error', () => {})
        .on('close', () => to.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return {
    url: databaseUrl.replace(port, String((server.address() as AddressInfo).port)),
    speaks: (does: boolean) => void (silent = !does),
  };
}
