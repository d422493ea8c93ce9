import { describe, expect, test } from 'vitest';
import { openLibsqlStore } from '../../server/store/libsql-store.ts';
import {
  readLeads,
  startTestServer,
  stopClock,
  temporaryFolder,
  validLead,
} from './test-server.ts';

const links = 'http://a.example https://b.example www.c.example';

describe('spam gets the same page and is kept apart, undelivered', () => {
  test.each([
    [
      'a filled trap, whatever else is wrong',
      { EMAIL: 'no address', b_trap: 'http://spam' },
      'trap',
    ],
    ['sent sooner than anybody can type', { elapsed: '999' }, 'timing'],
    ['more links than the site allows', { topic: links }, 'links'],
  ])('%s', async (_name, change, apart) => {
    const { send, database } = await startTestServer();
    const answers = [
      await send(validLead),
      await send({ ...validLead, EMAIL: 'b@spam.example', ...change }),
    ];
    const [thanks, same] = await Promise.all(answers.map((answer) => answer.text()));
    expect([answers.map(({ status }) => status), same]).toEqual([[200, 200], thanks]);
    const [lead, spam] = await readLeads(database);
    expect([lead!.apart, lead!.delivery?.state, spam!.apart, spam!.delivery]).toEqual([
      undefined,
      'waiting',
      apart,
      undefined,
    ]);
    const fields = { ...spam!.fields, ...JSON.parse(spam!.fields._other ?? '{}') };
    for (const [name, value] of Object.entries(change))
      if (name !== 'elapsed') expect(fields[name]).toBe(value);
  });

  test.each([
    ['no time, as without scripts', {}],
    ['time enough', { elapsed: '1000' }],
    ['a time that is none', { elapsed: 'soon' }],
    ['as many links as the site allows', { topic: 'http://a.example www.b.example' }],
    ['addresses as a browser copies them', { topic: 'https://www.a.example http://www.b.example' }],
  ])('no spam: %s', async (_name, change) => {
    const { send, database } = await startTestServer();
    await send({ ...validLead, ...change });
    const [lead] = await readLeads(database);
    expect([lead!.apart, lead!.delivery?.state, 'elapsed' in lead!.fields]).toEqual([
      undefined,
      'waiting',
      false,
    ]);
  });

  test('the site sets the rules', async () => {
    const { send, database } = await startTestServer({
      leads: { spam: { minimumSeconds: 0, maximumLinks: 3 } },
    });
    await send({ ...validLead, elapsed: '1', topic: links });
    expect((await readLeads(database))[0]!.apart).toBeUndefined();
  });
});

describe('too many from one address', () => {
  test('are set apart, and refused in their language with what was typed; another address is not', async () => {
    const { send, database } = await startTestServer({ leadsPerMinute: 2, proxies: 1 });
    const from = (address: string, name: string) =>
      send({ ...validLead, EMAIL: `${name}@clinica.com.br` }, { 'x-forwarded-for': address });
    expect([(await from('1.1.1.1', 'a')).status, (await from('1.1.1.1', 'b')).status]).toEqual([
      200, 200,
    ]);
    const refused = await from('1.1.1.1', 'c');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.text()).toMatch(
      /<html lang="en"[\s\S]*<h1[^>]*>tooManyTitle[\s\S]*value="c@clinica.com.br"/,
    );
    expect((await from('2.2.2.2', 'd')).status).toBe(200);
    expect(
      (await readLeads(database)).map(({ fields, apart, delivery }) => [
        fields.EMAIL![0],
        apart,
        delivery?.state,
      ]),
    ).toEqual([
      ['a', undefined, 'waiting'],
      ['b', undefined, 'waiting'],
      ['c', 'rate', undefined],
      ['d', undefined, 'waiting'],
    ]);
  });

  test.each([
    ['of IPv4', '1.1.1.1:50123', '1.1.1.1:50124', '1.1.1.1'],
    ['of IPv6', '[2001:db8::1]:50123', '[2001:db8::1]:50124', '2001:db8::1'],
  ])('an address %s is one, whatever port a proxy writes beside it', async (_kind, ...from) => {
    const { send } = await startTestServer({ leadsPerMinute: 1, proxies: 1 });
    const statuses = [];
    for (const address of from)
      statuses.push((await send(validLead, { 'x-forwarded-for': `9.9.9.9, ${address}` })).status);
    expect(statuses).toEqual([200, 429, 429]);
  });

  test('one that was refused can be sent again, and is then a lead', async () => {
    const { send, database } = await startTestServer({ leadsPerMinute: 1, proxies: 1 });
    await send({ ...validLead, EMAIL: 'other@clinica.com.br' }, { 'x-forwarded-for': '1.1.1.1' });
    expect((await send(validLead, { 'x-forwarded-for': '1.1.1.1' })).status).toBe(429);
    expect((await send(validLead, { 'x-forwarded-for': '2.2.2.2' })).status).toBe(200);
    expect(
      (await readLeads(database))
        .filter(({ fields }) => fields.EMAIL === validLead.EMAIL)
        .map(({ apart }) => apart),
    ).toEqual(['rate', undefined]);
  });

  test('nor do large ones: an address has as many bytes a minute as its leads may have', async () => {
    stopClock();
    const { send, database } = await startTestServer({ leadsPerMinute: 1 });
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push(
        (await send({ ...validLead, submission: `s${index}`, note: 'x'.repeat(7000) })).status,
      );
    expect(statuses).toEqual([200, 429, 429, 429]);
    expect(await readLeads(database)).toHaveLength(2);
  });

  test('a flood does not fill the disk', async () => {
    const { send, database } = await startTestServer({ leadsPerMinute: 1 });
    for (let index = 0; index < 14; index += 1)
      await send({ ...validLead, EMAIL: `a${index}@clinica.com.br` });
    expect(await readLeads(database)).toHaveLength(11);
  });
});

describe('sent twice', () => {
  test.each([
    [
      'by the key that the form gave it',
      { submission: 'k1' },
      { submission: 'k1', EMAIL: 'Ana@Clinica.com.br ' },
      1,
    ],
    ['by address, form and day', {}, { EMAIL: 'ANA@clinica.com.br' }, 1],
    ['another key is another lead', { submission: 'k1' }, { submission: 'k2' }, 2],
    ['another address is another lead', {}, { EMAIL: 'bia@clinica.com.br' }, 2],
  ])('%s', async (_name, first, second, count) => {
    const { send, database } = await startTestServer();
    expect([
      (await send({ ...validLead, ...first })).status,
      (await send({ ...validLead, ...second })).status,
    ]).toEqual([200, 200]);
    const leads = await readLeads(database);
    expect(leads).toHaveLength(count);
    expect(leads[0]!.fields).not.toHaveProperty('submission');
  });

  test('a hundred times at once is one lead with one delivery', async () => {
    const { send, database } = await startTestServer({ leadsPerMinute: 1000 });
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(validLead)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const leads = await readLeads(database);
    expect([leads.length, leads[0]!.corrections, leads[0]!.delivery]).toEqual([
      1,
      [],
      expect.objectContaining({ state: 'waiting', attempts: 0 }),
    ]);
  });

  test('what a later one says otherwise is kept beside the first', async () => {
    const { send, database } = await startTestServer();
    await send({ ...validLead, FNAME: '1' });
    await send({ ...validLead, FNAME: '2' });
    await send({ ...validLead, FNAME: '2' });
    const [lead] = await readLeads(database);
    expect([lead!.fields.FNAME, lead!.corrections.map(({ FNAME }) => FNAME)]).toEqual(['1', ['2']]);
  });
});

test('with a provider the visitor is led on to it, once the lead is kept; spam and faulty leads are not', async () => {
  const { send, database } = await startTestServer({
    leads: { provider: { subscribeUrl: 'https://list.example/subscribe' } },
  });
  const answer = await send(validLead);
  expect([
    answer.status,
    answer.headers.get('location'),
    answer.headers.get('cache-control'),
  ]).toEqual([307, 'https://list.example/subscribe', 'no-store']);
  expect(await readLeads(database)).toHaveLength(1);
  expect([
    (await send({ ...validLead, b_trap: 'x' })).status,
    (await send({ ...validLead, EMAIL: '' })).status,
  ]).toEqual([200, 422]);
});

test('nobody is thanked before the lead is kept', async () => {
  const libsql = openLibsqlStore(`${await temporaryFolder()}/leads.db`);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const { send } = await startTestServer({
    store: {
      ...libsql,
      save: async (lead) => {
        await held;
        return libsql.save(lead);
      },
    },
  });
  let answered = false;
  const answer = send(validLead).finally(() => (answered = true));
  await new Promise((later) => setTimeout(later, 300));
  expect(answered).toBe(false);
  release();
  expect((await answer).status).toBe(200);
});

test('a character that no store takes is left out', async () => {
  const { send, database } = await startTestServer();
  await send({ ...validLead, FNAME: 'A\0na' });
  expect((await readLeads(database))[0]!.fields.FNAME).toBe('Ana');
});

test('every answer has an id of its own, and what a client says is not taken for one', async () => {
  const { get } = await startTestServer();
  const ids = await Promise.all(
    ['/', '/', '/nada', '/healthz'].map(async (path) =>
      (await get(path, { headers: { 'x-request-id': 'mine' } })).headers.get('x-request-id'),
    ),
  );
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[\w-]{12}$/);
});
