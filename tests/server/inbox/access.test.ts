import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { rolesOfEarlierLeads } from '../../../server/store/field-roles.ts';
import { createTranslator } from '../../../tools/messages/translate.ts';
import { readLeads, startTestServer } from '../test-server.ts';
import { password, sameOriginHeaders, startTestInbox, textOf } from './inbox-server.ts';

const lead = {
  form: 'contact',
  lang: 'pt',
  roles: rolesOfEarlierLeads,
  fields: { FNAME: 'Ana', EMAIL: 'ana@clinica.com.br' },
};
const secret = 'ana@clinica.com.br';
const pt = createTranslator('pt');

test.each([undefined, ''])(
  'without a password (%j) there is no inbox: the address is as any other',
  async (inboxPassword) => {
    const { get } = await startTestServer({ inboxPassword });
    for (const path of ['/inbox', '/inbox/', '/inbox/export?format=csv', '/inbox/login']) {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([404, '<h1>404 pt</h1>']);
    }
    const answer = await get('/inbox/login', {
      method: 'POST',
      body: `password=${inboxPassword ?? ''}`,
      headers: { ...sameOriginHeaders, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  },
);

describe('signing in', () => {
  test('who is not signed in sees the form for it and nothing of any lead, wherever they go', async () => {
    const { visit, submit, store, database } = await startTestInbox();
    const { id } = await store.save(lead);
    const asked = await Promise.all([
      visit('/inbox', { cookie: '' }),
      visit('/inbox?view=all', { cookie: '' }),
      visit('/inbox/export?format=csv', { cookie: '' }),
      submit('/inbox/lead', { id, action: 'answered' }, { cookie: '' }),
      submit('/inbox/logout', {}, { cookie: '' }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 401, 401, 401]);
    for (const answer of asked) {
      const html = await answer.text();
      expect(html).toContain('action="/inbox/login"');
      expect(html).not.toContain('Ana');
      const isAction = answer.status === 401 && answer.url.endsWith('/lead');
      expect(html.includes(pt('inbox.sessionEnded'))).toBe(
        isAction || answer.url.endsWith('/logout'),
      );
    }
    expect((await readLeads(database))[0]!.answeredAt).toBeUndefined();
  });

  test('the password leads to the leads', async () => {
    const { signIn, visit, store } = await startTestInbox();
    await store.save(lead);
    const answer = await signIn(password);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inbox']);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^inbox=[^;]+; Max-Age=43200; Path=\/inbox; HttpOnly; SameSite=Strict$/,
    );
    expect(await (await visit('/inbox')).text()).toContain(secret);
  });

  test('leads to the list that was asked for, but names nobody who was looked for', async () => {
    const { visit, submit } = await startTestInbox();
    const html = await (await visit('/inbox?view=all&page=2&q=Ana', { cookie: '' })).text();
    expect(html).toContain('<input type="hidden" name="view" value="all"/>');
    expect(html).not.toContain('Ana');
    const fields = { view: 'all', page: '2', password };
    expect((await submit('/inbox/login', fields, { cookie: '' })).headers.get('location')).toBe(
      '/inbox?view=all&page=2',
    );
  });

  test('another password is told to be wrong, and opens nothing', async () => {
    const { signIn } = await startTestInbox();
    const answer = await signIn('outra');
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
    const html = await answer.text();
    expect(html).toContain(pt('inbox.wrongPassword'));
    expect(html).not.toContain('outra');
  });

  test('five tries a minute from one address, right or wrong; another address has its own', async () => {
    const { signIn } = await startTestInbox({ proxies: 1 });
    const from = (address: string, given: string) => signIn(given, { 'x-forwarded-for': address });
    for (let each = 0; each < 5; each += 1) expect((await from('1.1.1.1', 'x')).status).toBe(401);
    const refused = await from('1.1.1.1', password);
    const seconds = Number(refused.headers.get('retry-after'));
    expect([
      refused.status,
      refused.headers.get('set-cookie'),
      seconds > 0 && seconds <= 60,
    ]).toEqual([429, null, true]);
    expect(textOf(await refused.text())).toContain(pt('inbox.tooManyTries', { seconds }));
    expect((await from('2.2.2.2', password)).status).toBe(303);
  });

  test('the cookie is for safe connections only where it came over one', async () => {
    const { signIn } = await startTestInbox({ proxies: 1 });
    const answer = await signIn(password, {
      'x-forwarded-for': '1.1.1.1',
      'x-forwarded-proto': 'https',
    });
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  });

  test('a session holds for twelve hours, in any process that knows the password, among other cookies', async () => {
    const [here, there] = [await startTestInbox(), await startTestInbox()];
    const statusWith = async (cookie: string) =>
      (await there.visit('/inbox/export?format=json', { cookie })).status;
    expect(await statusWith(`a=b; ${here.cookie}; inbox2=c`)).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const hours = (count: number) => vi.setSystemTime(Date.now() + count * 3_600_000);
    hours(11.9);
    expect(await statusWith(here.cookie)).toBe(200);
    hours(0.2);
    expect(await statusWith(here.cookie)).toBe(401);
  });

  test('a cookie that is forged or belongs to another password opens nothing', async () => {
    const { visit, cookie } = await startTestInbox();
    const other = await startTestInbox({ inboxPassword: 'outra' });
    const [, value = '', nonce = ''] = /^inbox=(.*)%3B(.*)$/.exec(cookie) ?? [];
    const swapped = value.startsWith('A') ? `B${value.slice(1)}` : `A${value.slice(1)}`;
    expect(nonce).not.toBe('');
    for (const wrong of [
      `inbox=${swapped}%3B${nonce}`,
      `inbox=${value}%3B${nonce.slice(4)}`,
      `inbox=${value}`,
      'inbox=%3B',
      'inbox=%ff',
      `x${cookie}`,
      (await other.signIn('outra')).headers.get('set-cookie')?.split(';')[0] ?? '',
    ])
      expect((await visit('/inbox/export?format=json', { cookie: wrong })).status).toBe(401);
  });

  test('signing out ends it in the browser', async () => {
    const { submit } = await startTestInbox();
    const answer = await submit('/inbox/logout', {});
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inbox']);
    expect(answer.headers.get('set-cookie')).toMatch(/^inbox=; Max-Age=0; Path=\/inbox;/);
  });

  test('and for whoever has a copy of the cookie; another session goes on', async () => {
    const { submit, signIn, visit, cookie } = await startTestInbox();
    const other = (await signIn(password)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const statusWith = async (copy: string) =>
      (await visit('/inbox/export?format=json', { cookie: copy })).status;
    expect([await statusWith(cookie), await statusWith(other)]).toEqual([200, 200]);
    await submit('/inbox/logout', {});
    expect([await statusWith(cookie), await statusWith(other)]).toEqual([401, 200]);
  });
});

test.each(['cross-site', 'same-site'])(
  'what another site has a browser send does nothing: %s',
  async (site) => {
    const { submit, store, database } = await startTestInbox();
    const { id } = await store.save(lead);
    for (const [path, fields] of [
      ['/inbox/lead', { id, action: 'answered' }],
      ['/inbox/login', { password }],
      ['/inbox/logout', {}],
    ] as [string, Record<string, string>][]) {
      const answer = await submit(path, fields, { 'sec-fetch-site': site });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
      expect(await answer.text()).toContain(pt('inbox.foreign'));
    }
    expect((await readLeads(database))[0]!.answeredAt).toBeUndefined();
  },
);

test('a browser that tells an origin only may use the page', async () => {
  const { raw, store, cookie, database, url } = await startTestInbox();
  const { id } = await store.save(lead);
  const body = `id=${id}&action=answered`;
  const answer = await raw(
    `POST /inbox/lead HTTP/1.1\r\nHost: ${new URL(url).host}\r\nOrigin: ${url}\r\nCookie: ${cookie}\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(answer).toMatch(/^HTTP\/1.1 303 /);
  expect((await readLeads(database))[0]!.answeredAt).toBeDefined();
});

test('every answer is kept nowhere, found by no search engine, and runs no script; its policy names its one style', async () => {
  const { visit, submit, signIn } = await startTestInbox();
  const answers = await Promise.all([
    visit('/inbox'),
    visit('/inbox', { cookie: '' }),
    visit('/inbox/export?format=csv'),
    visit('/inbox/export?format=xml'),
    visit('/inbox/'),
    signIn(password),
    signIn('x'),
    submit('/inbox/lead', { id: 'x', action: 'answered' }),
    submit('/inbox/lead', {}, { 'sec-fetch-site': 'cross-site' }),
    submit('/inbox/lead', {}, { 'content-type': 'text/plain' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 200, 422, 301, 303, 401, 303, 403, 415,
  ]);
  for (const answer of answers) {
    const { headers } = answer;
    expect(
      ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name)),
    ).toEqual(['no-store', 'noindex', 'strict-origin']);
    const html = await answer.text();
    expect(html).not.toMatch(/<script|\son\w+=|\sstyle=/);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    for (const [, css] of html.matchAll(/<style>([\s\S]*?)<\/style>/g))
      expect(policy).toContain(`'sha256-${createHash('sha256').update(css!).digest('base64')}'`);
  }
});

test('the methods of each address', async () => {
  const { get, visit } = await startTestInbox();
  for (const [path, allow] of [
    ['/inbox', 'GET, HEAD'],
    ['/inbox/export', 'GET, HEAD'],
    ['/inbox/nothing', 'GET, HEAD'],
  ])
    expect((await get(path!, { method: 'POST' })).headers.get('allow')).toBe(allow);
  for (const path of ['/inbox/login', '/inbox/logout', '/inbox/lead']) {
    const answer = await visit(path);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  }
  expect((await get('/inbox', { method: 'HEAD' })).status).toBe(200);
  expect([
    (await get('/inbox/')).headers.get('location'),
    (await visit('/inbox/nothing')).status,
  ]).toEqual(['/inbox', 404]);
});

test('where the store fails the page says so, and the log does without what was sent', async () => {
  const lines: string[] = [];
  const { visit, store } = await startTestInbox({ log: (line) => lines.push(line) });
  await store.save(lead);
  const broken = await startTestInbox({
    log: (line) => lines.push(line),
    store: {
      ...store,
      list: () => Promise.reject(Object.assign(new Error(secret), { code: 'SQLITE_BROKEN' })),
    },
  });
  const answer = await broken.visit('/inbox');
  const id = answer.headers.get('x-request-id')!;
  expect([answer.status, lines.at(-1)]).toEqual([500, `inbox: SQLITE_BROKEN, request ${id}`]);
  expect(lines.join()).not.toContain(secret);
  const html = await answer.text();
  expect(textOf(html)).toContain(pt('inbox.failed', { id }));
  expect(html).not.toContain(secret);
  expect((await visit('/inbox')).status).toBe(200);
});

test('who was there stands in the log, by the number of the request alone', async () => {
  const lines: string[] = [];
  const { signIn, visit } = await startTestInbox({ log: (line) => lines.push(line) });
  lines.length = 0;
  const answers = [
    await signIn('wrong'),
    await signIn(password),
    await visit('/inbox/export?format=csv&view=all&q=ana'),
  ];
  const [wrong, right, exported] = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(lines).toEqual([
    `inbox: wrong password, request ${wrong}`,
    `inbox: signed in, request ${right}`,
    `inbox: list all exported as csv, request ${exported}`,
  ]);
});
