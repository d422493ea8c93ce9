import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHealthCheck } from '../../server/http/health-check.ts';
import { readLeads, startTestServer, temporaryFolder, validLead } from './test-server.ts';

/** Without the second for which an answer holds. */
const healthOf = async (get: (path: string) => Promise<Response>) => {
  await new Promise((later) => setTimeout(later, 1_100));
  return (await get('/healthz')).status;
};

test('a store that cannot be opened keeps nobody from the pages, and is used once it can be', async () => {
  const dataFolder = await temporaryFolder();
  const file = join(dataFolder, 'leads.db');
  await writeFile(file, 'this is no database, but it is long enough to be read as one'.repeat(20));
  const { get, send } = await startTestServer({ dataFolder });
  const refused = await send(validLead);
  expect([
    (await get('/clinicas')).status,
    refused.status,
    (await refused.text()).includes('value="ana@clinica.com.br"'),
    await healthOf(get),
  ]).toEqual([200, 503, true, 503]);
  await rm(file);
  expect([await healthOf(get), (await send(validLead)).status]).toEqual([200, 200]);
  expect(await readLeads(file)).toHaveLength(1);
});

test('a data folder that is a file, too', async () => {
  const dataFolder = join(await temporaryFolder(), 'data');
  await writeFile(dataFolder, '');
  const { get, send } = await startTestServer({ dataFolder });
  expect([(await get('/')).status, (await send(validLead)).status, await healthOf(get)]).toEqual([
    200, 503, 503,
  ]);
  await rm(dataFolder);
  await mkdir(dataFolder);
  expect((await send(validLead)).status).toBe(200);
});

test('a data folder that is deleted is made again: no lead is acknowledged that is not on the disk', async () => {
  const { get, send, database } = await startTestServer();
  expect((await send(validLead)).status).toBe(200);
  await rm(dirname(database), { recursive: true, maxRetries: 5 });
  expect((await send({ ...validLead, EMAIL: 'bia@clinica.com.br' })).status).toBe(200);
  expect(await readdir(dirname(database))).toContain('leads.db');
  expect((await readLeads(database)).map(({ fields }) => fields.EMAIL)).toEqual([
    'bia@clinica.com.br',
  ]);
  expect(await healthOf(get)).toBe(200);
});

test('while another program writes, posts wait and nobody else does', async () => {
  const { get, send, database } = await startTestServer();
  await get('/healthz');
  const other = new Database(database);
  other.exec('BEGIN IMMEDIATE');
  const posts = Array.from({ length: 8 }, (_, index) =>
    send({ ...validLead, EMAIL: `a${index}@clinica.com.br` }),
  );
  let answers = 0;
  let done = false;
  const all = Promise.all(posts).finally(() => (done = true));
  while (!done) {
    await get('/clinicas');
    answers += 1;
  }
  expect((await all).map(({ status }) => status)).toEqual(Array(8).fill(503));
  expect(answers).toBeGreaterThan(20);
  expect(await healthOf(get)).toBe(503);
  other.exec('ROLLBACK');
  other.close();
  expect([(await send(validLead)).status, await healthOf(get)]).toEqual([200, 200]);
});

test('a clock that is put back keeps no former answer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const verify = vi.fn(async () => {});
  const isHealthy = createHealthCheck(verify);
  await isHealthy();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(2_000);
  await isHealthy();
  expect(verify).toHaveBeenCalledTimes(2);
});

test('however often it is asked, the store is tried once a second', async () => {
  let time = 0;
  const verify = vi.fn(async () => {});
  const isHealthy = createHealthCheck(verify, () => time);
  await Promise.all([isHealthy(), isHealthy()]);
  time = 999;
  expect([await isHealthy(), verify.mock.calls.length]).toEqual([true, 1]);
  time = 1_000;
  verify.mockRejectedValueOnce(new Error());
  expect([await isHealthy(), verify.mock.calls.length]).toEqual([false, 2]);
});
