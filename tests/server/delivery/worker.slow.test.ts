import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  deliveryKey,
  fakeProvider,
  problemJson,
} from '../../../bench/test-support/fake-provider.ts';
import { attemptTimeout, sendLead } from '../../../server/delivery/send-lead.ts';
import {
  createWorker,
  type DeliveryWorker,
  deliverDue,
  startDelivery,
} from '../../../server/delivery/worker.ts';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import type { LeadStore } from '../../../server/store/lead-store.ts';
import { openLibsqlStore } from '../../../server/store/libsql-store.ts';
import { temporaryFolder } from '../test-server.ts';

const [second, minute, hour] = [1000, 60_000, 3_600_000];

/** A provider, a store and a clock that moves only when it is told to. */
async function scene({ kind = 'list' as 'list' | 'hook', file = ':memory:' } = {}) {
  const fake = await fakeProvider();
  const clock = { time: Date.parse('2026-03-01T12:00:00Z') };
  const now = () => new Date(clock.time);
  const open = () => {
    const store = openLibsqlStore(file, now);
    onTestFinished(() => store.close());
    return store;
  };
  const store = open();
  onTestFinished(() => fake.close());
  const lines: string[] = [];
  const options = {
    delivery: fake[kind],
    key: deliveryKey,
    now,
    log: (line: string) => void lines.push(line),
  };
  const worker = createWorker({ ...options, store });
  return {
    fake,
    clock,
    now,
    store,
    open,
    lines,
    options,
    worker,
    keep: (email: string, fields: Record<string, string> = {}) =>
      store.save({
        form: 'contact',
        lang: 'pt',
        roles: rolesOfEarlierLeads,
        fields: { EMAIL: email, ...fields },
      }),
    keepMany: async (from: number, to: number) => {
      for (let index = from; index < to; index++)
        await store.save({
          form: 'contact',
          lang: 'pt',
          roles: rolesOfEarlierLeads,
          fields: { EMAIL: `visitor${index}@clinica.example`, FNAME: `Visitante ${index}` },
        });
    },
    /** Lets time pass, with a round every so often. */
    async pass(duration: number, passing: DeliveryWorker = worker, every = 5 * second) {
      for (const end = clock.time + duration; clock.time < end; clock.time += every)
        await deliverDue(passing);
    },
  };
}

const states = async (store: LeadStore) =>
  (await store.list()).map(({ delivery }) => `${delivery!.state} ${delivery!.note ?? ''}`.trim());
const times = (map: Map<string, number>) => [map.size, ...new Set(map.values())];
const started = (fake: { requests: unknown[] }, count = 1) =>
  vi.waitFor(() => expect(fake.requests.length).toBeGreaterThanOrEqual(count), {
    interval: 5,
    timeout: 30_000,
  });

test('a lead that the provider never takes holds up no other', async () => {
  const { fake, keep, pass, store } = await scene({ kind: 'hook' });
  fake.respond = (request, response) => {
    if (!request.body.includes('never')) return false;
    response.writeHead(500).end();
    return true;
  };
  for (let number = 0; number < 30; number += 1) await keep(`never${number}@clinica.example`);
  await pass(12 * hour);
  const longest = 6;
  const waits: number[] = [];
  for (let number = 0; number < 20; number += 1) {
    const { id } = await keep(`good${number}@clinica.example`);
    let minutes = 0;
    const waiting = async () => (await store.get([id]))[0]!.delivery!.state !== 'delivered';
    for (; minutes <= longest && (await waiting()); minutes += 1) await pass(minute);
    waits.push(minutes);
    await pass(15 * minute);
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(longest);
});

/** A provider that lets each delivery wait 250 ms until there have been four at once. */
const untilFourAtOnce = (fake: { maxConcurrent: number }) => async () => {
  if (fake.maxConcurrent < 4) await sleep(250);
  return false;
};

describe('a provider that is down for 72 hours', () => {
  test('gets all leads afterwards, once each, and few attempts meanwhile', async () => {
    const { fake, store, keepMany, pass, lines, worker } = await scene();
    const ways = [
      () => fake.dropConnections(),
      () => fake.respondWith(503),
      () => fake.respondWith(200, '<html>Maintenance</html>'),
      () => fake.respondWith(401),
      () => fake.respondWith(200),
      () => fake.respondWith(404),
    ];
    await keepMany(0, 300);
    for (let each = 0; each < 36; each++) {
      ways[each % ways.length]!();
      await pass(2 * hour);
      if (each < 10) await keepMany(300 + each * 20, 320 + each * 20);
    }
    expect(await store.count()).toMatchObject({ all: 500, waiting: 500, parked: 0 });
    expect(fake.requests.length).toBeGreaterThan(72 * 12);
    expect(fake.requests.length).toBeLessThan((72 * 12) / 0.75 + 20);
    expect(lines).toEqual([
      expect.stringMatching(/^delivery: the provider fails, (UND_ERR_SOCKET|ECONNRESET)$/),
    ]);

    fake.respond = untilFourAtOnce(fake);
    fake.maxConcurrent = 0;
    await pass(15 * minute);
    expect(times(fake.accepted)).toEqual([500, 1]);
    expect(new Set(await states(store))).toEqual(new Set(['delivered']));
    expect(fake.maxConcurrent).toBe(4);
    expect(lines.slice(1)).toEqual(['delivery: the provider works again']);
    await pass(72 * hour, worker, minute);
    expect(times(fake.accepted)).toEqual([500, 1]);
  });

  test('gets a lead that was alone within a day, after few attempts', async () => {
    const { fake, keep, pass, store, worker } = await scene({ kind: 'hook' });
    await keep('ana@clinica.example');
    fake.dropConnections();
    await pass(72 * hour, worker, 30 * second);
    expect(fake.requests.length).toBeGreaterThan(10);
    expect(fake.requests.length).toBeLessThan(20);
    fake.respond = undefined;
    await pass(24 * hour, worker, minute);
    expect(times(fake.accepted)).toEqual([1, 1]);
    expect(await states(store)).toEqual(['delivered']);
  });
});

describe('a provider that', () => {
  test('asks for time gets it, from all leads', async () => {
    const { fake, keepMany, pass, lines } = await scene();
    await keepMany(0, 50);
    fake.respondWith(429, '', { 'retry-after': '600' });
    await pass(595 * second);
    expect(fake.requests.length).toBeLessThanOrEqual(4);
    expect(lines).toEqual(['delivery: the provider fails, status-429']);
    fake.respond = undefined;
    await pass(20 * minute);
    expect(times(fake.accepted)).toEqual([50, 1]);
  });

  test('asks for time for one lead gets it, and the others at once', async () => {
    const { fake, keepMany, worker, pass } = await scene();
    await keepMany(0, 10);
    fake.respond = ({ body }, response) =>
      body.includes('visitor7@') &&
      Boolean(response.writeHead(409, { 'retry-after': '3600' }).end());
    await pass(59 * minute);
    expect([times(fake.accepted), fake.requests.length]).toEqual([[9, 1], 10]);
    fake.respond = undefined;
    await pass(2 * minute, worker);
    expect(times(fake.accepted)).toEqual([10, 1]);
  });

  test('fails for one lead now and then gets the others at once', async () => {
    const { fake, keepMany, keep, worker, lines, store } = await scene();
    await keep('poison@clinica.example');
    await keepMany(0, 30);
    fake.respond = ({ body }, response) =>
      body.includes('poison') && Boolean(response.writeHead(500).end());
    await deliverDue(worker);
    expect(times(fake.accepted)).toEqual([30, 1]);
    expect([lines, (await states(store)).filter((state) => state !== 'delivered')]).toEqual([
      [],
      ['waiting status-500'],
    ]);
  });

  test('has enough of some addresses gets the others at once', async () => {
    const { fake, keepMany, keep, worker, lines } = await scene();
    for (let index = 0; index < 20; index++) await keep(`often${index}@clinica.example`);
    await keepMany(0, 10);
    fake.respond = ({ body }, response) =>
      body.includes('often') &&
      Boolean(
        response
          .writeHead(400)
          .end(
            problemJson(400, 'Invalid Resource', 'has signed up to a lot of lists very recently'),
          ),
      );
    await deliverDue(worker);
    expect([times(fake.accepted), lines]).toEqual([[10, 1], []]);
  });

  test('will not let us in gets no lead parked, and all when the key is right', async () => {
    const { fake, keepMany, pass, store, options, lines } = await scene();
    await keepMany(0, 10);
    await pass(hour, createWorker({ ...options, store, key: 'wrong' }));
    expect(await store.count()).toMatchObject({ waiting: 10, parked: 0 });
    await pass(2 * hour);
    expect(times(fake.accepted)).toEqual([10, 1]);
    expect(lines.join()).not.toMatch(/wrong|visitor|@/);
  });
});

test('two workers on one store deliver each lead once', async () => {
  const { fake, clock, keepMany, options, worker, open } = await scene({
    kind: 'hook',
    file: join(await temporaryFolder(), 'leads.db'),
  });
  await keepMany(0, 200);
  fake.respond = () => sleep(1, false);
  await Promise.all([deliverDue(worker), deliverDue(createWorker({ ...options, store: open() }))]);
  expect(fake.requests).toHaveLength(200);
  expect(times(fake.accepted)).toEqual([200, 1]);
  clock.time += hour;
  await deliverDue(worker);
  expect(fake.requests).toHaveLength(200);
});

test('a lead stays with its worker for as long as an attempt may take, and longer', async () => {
  const { fake, store, clock, keep, options, worker } = await scene({ kind: 'hook' });
  await keep('ana@clinica.example');
  fake.respond = async () => {
    clock.time += 2 * attemptTimeout;
    await deliverDue(createWorker({ ...options, store }));
    return false;
  };
  await deliverDue(worker);
  expect([fake.requests.length, await states(store)]).toEqual([1, ['delivered']]);
});

test('a lead whose delivery was not noted before a crash is delivered again, as the same event, when its lease ends', async () => {
  const { fake, store, keep, pass, now, clock } = await scene({ kind: 'hook' });
  const { id } = await keep('ana@clinica.example');
  const [leased] = await store.lease(1, 60_000);
  await sendLead({ destination: fake.hook, key: deliveryKey }, leased!.lead, now);
  await pass(55 * second);
  expect([...fake.accepted]).toEqual([[`${id}-0`, 1]]);
  clock.time += 5 * second;
  await pass(5 * second);
  expect([...fake.accepted]).toEqual([[`${id}-0`, 2]]);
  expect([fake.events.size, await states(store)]).toEqual([1, ['delivered']]);
});

describe('what is refused', () => {
  test('is parked and told without its data; it is tried again only when somebody says so', async () => {
    const { fake, store, keep, pass, lines, worker } = await scene();
    const { id } = await keep('ana@clinica', { FNAME: 'Ana' });
    await pass(72 * hour, worker, minute);
    expect(fake.requests).toHaveLength(1);
    expect(await states(store)).toEqual(['parked invalid-address']);
    expect(lines).toEqual([`delivery: ${id} parked, invalid-address`]);
    expect(await store.retryDeadLetters([id])).toBe(1);
    fake.respondWith(204);
    await pass(minute);
    expect([fake.requests.length, await states(store)]).toEqual([2, ['delivered']]);
  });

  test('a lead without an address is parked for a list, unasked, and does not tell that the provider works', async () => {
    const { fake, store, keep, keepMany, pass, worker, lines } = await scene();
    await keepMany(0, 5);
    fake.dropConnections();
    await pass(5 * second);
    await keep(' ', { PHONE: '+5511900000000' });
    await pass(5 * minute);
    expect((await states(store)).filter((state) => state.startsWith('parked'))).toEqual([
      'parked no-address',
    ]);
    expect(worker.breakers.provider.isTripped()).toBe(true);
    expect(lines.filter((line) => line.includes('works'))).toEqual([]);
  });

  test('a webhook takes a lead without an address', async () => {
    const { fake, keep, worker } = await scene({ kind: 'hook' });
    await keep('', { PHONE: '+5511900000000' });
    await deliverDue(worker);
    expect(fake.events.size).toBe(1);
  });
});

test('a correction that comes during an attempt is delivered too, as an event of its own', async () => {
  const { fake, store, keep, pass } = await scene({ kind: 'hook' });
  const { id } = await keep('ana@clinica.example', { FNAME: 'Ana' });
  fake.respond = async () => {
    fake.respond = undefined;
    await keep('ana@clinica.example', { FNAME: 'Anna' });
    return false;
  };
  await pass(10 * second);
  expect(
    [...fake.events].map(([key, event]) => [key, (event as { fields: object }).fields]),
  ).toEqual([
    [`${id}-0`, { EMAIL: 'ana@clinica.example', FNAME: 'Ana' }],
    [`${id}-1`, { EMAIL: 'ana@clinica.example', FNAME: 'Anna' }],
  ]);
  expect(await states(store)).toEqual(['delivered']);
});

describe('a lead store that is down', () => {
  const down = () =>
    Promise.reject(Object.assign(new Error('secret place'), { code: 'SQLITE_IOERR' }));

  test('is told once, asked less and less, and everything is delivered afterwards', async () => {
    const { fake, store, keepMany, pass, lines, options } = await scene();
    await keepMany(0, 20);
    const broken = { ...store, lease: vi.fn(down) };
    const worker = createWorker({ ...options, store: broken });
    await pass(24 * hour, worker);
    expect(broken.lease.mock.calls.length).toBeLessThan((24 * 12) / 0.75 + 20);
    expect(lines).toEqual(['delivery: the lead store fails, SQLITE_IOERR']);
    Object.assign(broken, { lease: store.lease });
    fake.respond = untilFourAtOnce(fake);
    await pass(10 * minute, worker);
    expect(times(fake.accepted)).toEqual([20, 1]);
    expect(fake.maxConcurrent).toBe(4);
    expect(lines.slice(1)).toEqual(['delivery: the lead store works again']);
  });

  test('works again for us though no lead waits', async () => {
    const { store, pass, lines, options } = await scene();
    const broken = { ...store, lease: down as LeadStore['lease'] };
    const worker = createWorker({ ...options, store: broken });
    await pass(minute, worker);
    Object.assign(broken, { lease: store.lease });
    await pass(5 * minute, worker);
    expect(lines).toEqual([
      'delivery: the lead store fails, SQLITE_IOERR',
      'delivery: the lead store works again',
    ]);
  });

  test('that gives leads but notes nothing does not make us send them without end', async () => {
    const { fake, store, keepMany, pass, options } = await scene();
    await keepMany(0, 20);
    const broken: LeadStore = { ...store, completeAttempt: down };
    const worker = createWorker({ ...options, store: broken });
    await pass(2 * hour, worker);
    expect(fake.requests.length).toBeLessThan((2 * 12) / 0.75 + 20);
    Object.assign(broken, { completeAttempt: store.completeAttempt });
    await pass(10 * minute, worker);
    expect([fake.members.size, new Set(await states(store))]).toEqual([20, new Set(['delivered'])]);
  });
});

describe('a worker that runs', () => {
  test('delivers by itself, and when stopped lets the attempt under way end and begins no other', async () => {
    const { fake, store, keepMany, options, clock } = await scene();
    await keepMany(0, 40);
    fake.respond = () => sleep(50, false);
    const delivery = startDelivery({ ...options, store });
    await started(fake);
    await delivery.stop();
    const sent = fake.requests.length;
    expect(sent).toBeLessThan(40);
    expect([
      fake.accepted.size,
      (await states(store)).filter((state) => state === 'delivered').length,
    ]).toEqual([sent, sent]);
    clock.time += hour;
    await sleep(100);
    expect(fake.requests).toHaveLength(sent);
  });

  test('stops in the time of one attempt though nothing answers; the lead stays', async () => {
    const { fake, store, keep, options } = await scene();
    await keep('ana@clinica.example');
    fake.respond = () => true;
    const delivery = startDelivery({ ...options, store, timeout: 200 });
    await started(fake);
    await delivery.stop();
    await delivery.stop();
    expect(await store.count()).toMatchObject({ waiting: 1 });
    expect(attemptTimeout).toBe(20_000);
  });

  test('stops though the store never answers', async () => {
    const { store, options } = await scene();
    const delivery = startDelivery({
      ...options,
      store: { ...store, lease: () => new Promise(() => {}) },
      timeout: 100,
    });
    await delivery.stop();
  });

  test('without a place to deliver to leaves everything as it is', async () => {
    const { fake, store, keep, options } = await scene();
    await keep('ana@clinica.example');
    const lease = vi.fn(store.lease);
    const delivery = startDelivery({ ...options, delivery: undefined, store: { ...store, lease } });
    await sleep(20);
    await delivery.stop();
    expect([lease.mock.calls.length, fake.requests.length, await states(store)]).toEqual([
      0,
      0,
      ['waiting'],
    ]);
  });
});
