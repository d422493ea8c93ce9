import { expect, onTestFinished, test } from 'vitest';
import { startMetricsServer } from '../../server/http/metrics-server.ts';
import { createLeadCounts } from '../../server/leads/lead-counts.ts';
import { startTestServer, validLead } from './test-server.ts';

/** Metrics as a monitor reads them: values by name and labels. */
const readMetrics = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );

test('says what became of submissions and of leads, and nothing of any of them', async () => {
  const counts = createLeadCounts();
  const { get, send, store } = await startTestServer({ counts, leadsPerMinute: 3 });
  const metrics = await startMetricsServer({ port: 0, counts, store });
  onTestFinished(metrics.close);
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${metrics.port}${path}`, init);

  const statuses = [];
  for (const more of [
    {},
    { EMAIL: 'bia@clinica.com.br' },
    { b_trap: 'x' },
    { EMAIL: 'c@c.br' },
    { EMAIL: '' },
    { form: 'renamed-since' },
  ])
    statuses.push((await send({ ...validLead, ...more })).status);
  expect(statuses).toEqual([200, 200, 200, 429, 422, 422]);
  const [leased] = await store.lease(1, 1_000);
  await store.completeAttempt(leased!, { state: 'parked', note: 'status-422' });

  const answer = await ask('/metrics');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).not.toMatch(/ana@|bia@|Ana/);
  expect(readMetrics(text)).toEqual({
    leads_taken_total: 2,
    'leads_apart_total{reason="trap"}': 1,
    'leads_apart_total{reason="timing"}': 0,
    'leads_apart_total{reason="links"}': 0,
    'leads_apart_total{reason="rate"}': 1,
    leads_failed_total: 0,
    leads_dropped_total: 0,
    leads_refused_total: 1,
    leads_store_up: 1,
    'leads{list="all"}': 4,
    'leads{list="new"}': 2,
    'leads{list="answered"}': 0,
    'leads{list="spam"}': 1,
    'leads{list="excess"}': 1,
    'leads{list="waiting"}': 1,
    'leads{list="parked"}': 1,
  });
  for (const line of text.split('\n').filter((each) => each.startsWith('# TYPE')))
    expect(line).toMatch(/^# TYPE leads(_\w+_total counter|_store_up gauge| gauge)$/);
  expect([(await ask('/')).status, (await ask('/metrics', { method: 'POST' })).status]).toEqual([
    404, 404,
  ]);
  expect((await get('/metrics')).status).toBe(404);
});

test('counts what could not be kept, and says so of a store that does not answer', async () => {
  const counts = createLeadCounts();
  const down = async () => {
    throw Object.assign(new Error(), { code: 'SQLITE_FULL' });
  };
  const { send, store } = await startTestServer({
    counts,
    changeStore: { save: down, count: down },
  });
  const metrics = await startMetricsServer({ port: 0, counts, store });
  onTestFinished(metrics.close);
  expect((await send(validLead)).status).toBe(503);
  const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text();
  expect(readMetrics(text)).toMatchObject({ leads_failed_total: 1, leads_store_up: 0 });
  expect(text).not.toContain('leads{');
});
