import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import type { SubmissionResult } from '../../src/entry-server.tsx';
import { stylesOf, unnamedStyles } from './page-styles.ts';
import {
  forms,
  readLeads,
  renderAnswerIn,
  startTestServer,
  temporaryFolder,
  validLead,
} from './test-server.ts';

/** The attributes of the control of a field in an answer. */
const controlOf = (html: string, field: string) =>
  Object.fromEntries(
    [
      ...new RegExp(`<(?:input|textarea)[^>]* id="lead-${field}"[^>]*>`)
        .exec(html)![0]
        .matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g),
    ].map(([, name, value]) => [name, value]),
  );

const count = (file: string, table: string) => {
  const database = new Database(file);
  const [{ n }] = database.prepare(`SELECT count(*) AS n FROM ${table}`).all() as [{ n: number }];
  database.close();
  return n;
};

describe('a sound lead', () => {
  test('is stored with its delivery and thanked for in its language', async () => {
    const { send, database } = await startTestServer();
    const answer = await send(validLead);
    const html = await answer.text();
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
    ]).toEqual([200, 'text/html; charset=utf-8', 'no-store']);
    expect(html).toMatch(/<html lang="en"[\s\S]*<h1[^>]*>thanksTitle<\/h1>/);
    expect(html).toContain('<title>thanksTitle · Testbrand</title>');
    expect(await readLeads(database)).toMatchObject([
      {
        form: 'contact',
        lang: 'en',
        fields: { FNAME: 'Ana', EMAIL: 'ana@clinica.com.br', tags: '7' },
        delivery: { state: 'waiting', attempts: 0 },
      },
    ]);
  });

  test('is there when its answer is, though the process ends and another opens the store', async () => {
    const dataFolder = await temporaryFolder();
    const first = await startTestServer({ dataFolder });
    await first.send(validLead);
    await first.close();
    const second = await startTestServer({ dataFolder });
    expect((await second.send({ ...validLead, EMAIL: 'bia@clinica.com.br' })).status).toBe(200);
    expect(await readLeads(second.database)).toHaveLength(2);
  });

  test('keeps fields that the form does not know in one, and all values of one name', async () => {
    const { send, database } = await startTestServer();
    await send(
      `${new URLSearchParams(validLead).toString()}&utm_source=ad&topic=a&topic=b&__proto__=x`,
    );
    const [lead] = await readLeads(database);
    expect(Object.keys(lead!.fields)).toEqual(['FNAME', 'EMAIL', 'tags', '_other']);
    expect(lead!.fields._other).toBe('{"utm_source":"ad","topic":"a\\nb","__proto__":"x"}');
  });

  test('keeps no more of what the form does not know than fits in a short note', async () => {
    const { send, database } = await startTestServer();
    await send({ ...validLead, long: 'x'.repeat(3000), short: 'y' });
    expect((await readLeads(database))[0]!.fields._other).toBe('{"short":"y"}');
  });

  test('may be in a language that the site lacks: it is taken in the main one', async () => {
    const { send, database } = await startTestServer();
    expect(await (await send({ ...validLead, lang: 'xx' })).text()).toContain('<html lang="pt-BR"');
    expect(await readLeads(database)).toMatchObject([{ lang: 'pt' }]);
  });

  test('counts line breaks once, as the browser does', async () => {
    const { send } = await startTestServer();
    expect((await send({ ...validLead, CONTEMAIS: '12345678\r\n12345678\r\n12' })).status).toBe(
      200,
    );
  });
});

describe('a faulty lead', () => {
  test('is not stored; its page names each fault and keeps the values, to be sent again', async () => {
    const { send, database } = await startTestServer();
    const answer = await send({
      ...validLead,
      FNAME: ' ',
      EMAIL: 'ana@',
      CONTEMAIS: '<b>&"\'</b> that is too long',
      utm_source: 'ad"',
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toMatch(/<h1[^>]*>3<\/h1>/);
    for (const [name, fault] of [
      ['FNAME', 'Name (en): fieldRequired'],
      ['EMAIL', 'E-mail (en): fieldEmail'],
      ['CONTEMAIS', 'More (en): 20'],
    ])
      expect(html).toMatch(
        new RegExp(`<a href="#lead-${name}"[^>]*>${fault!.replace(/[()]/g, '\\$&')}</a>`),
      );
    expect(controlOf(html, 'EMAIL')).toMatchObject({
      name: 'EMAIL',
      value: 'ana@',
      'aria-invalid': 'true',
      'aria-describedby': 'lead-EMAIL-error lead-EMAIL-helper',
    });
    expect(html).toMatch(/<p id="lead-EMAIL-error"[^>]*>fieldEmail<\/p>/);
    expect(html).toMatch(
      /<textarea[^>]*id="lead-CONTEMAIS"[^>]*>&lt;b&gt;&amp;&quot;&#x27;&lt;\/b&gt; that is too long<\/textarea>/,
    );
    for (const hidden of [
      'name="form" value="contact"',
      'name="lang" value="en"',
      'name="tags" value="7"',
      'name="utm_source" value="ad&quot;"',
    ])
      expect(html).toContain(`<input type="hidden" ${hidden}/>`);
    expect(html).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/leads"/);
    expect(await readLeads(database)).toEqual([]);
  });

  test('shows a field that the form hides where that one is faulty', async () => {
    const { send } = await startTestServer();
    expect(
      controlOf(await (await send({ ...validLead, BIRTHDAY: '12345678901' })).text(), 'BIRTHDAY'),
    ).toMatchObject({ name: 'BIRTHDAY', value: '12345678901' });
  });

  test.each([
    [{ form: 'other' }, 422],
    [{ form: '__proto__' }, 422],
    [{ form: '' }, 422],
  ])('of an unknown form: %j', async (change, status) => {
    const { send, database } = await startTestServer();
    const answer = await send({ ...validLead, ...change });
    expect([answer.status, (await answer.text()).includes('leadFailedTitle')]).toEqual([
      status,
      true,
    ]);
    expect(await readLeads(database)).toEqual([]);
  });

  test('is refused where it is too big, of another type, or of too many fields', async () => {
    const { get, send, database } = await startTestServer();
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, '']));
    expect((await send({ ...validLead, CONTEMAIS: 'a'.repeat(16 * 1024) })).status).toBe(413);
    expect((await send({ ...validLead, ...many })).status).toBe(413);
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=a', ''])
      expect((await send('{}', { 'content-type': type })).status).toBe(415);
    expect((await get('/leads', { method: 'POST' })).status).toBe(415);
    const page = await send('{}', {
      'content-type': 'text/plain',
      referer: 'https://site.example/en/about',
    });
    expect(await page.text()).toContain('<html lang="en"');
    expect(await readLeads(database)).toEqual([]);
  });
});

test('an address that a client claims counts only behind a proxy', async () => {
  const { send } = await startTestServer({ leadsPerMinute: 1 });
  await send(validLead, { 'x-forwarded-for': '1.1.1.1' });
  expect((await send(validLead, { 'x-forwarded-for': '2.2.2.2' })).status).toBe(429);
});

test('where the store fails nothing is thanked for or half kept; the values stay, and no log has them', async () => {
  const lines: string[] = [];
  const { get, send, database } = await startTestServer({ log: (line) => lines.push(line) });
  await get('/healthz');
  const breaker = new Database(database);
  breaker.exec('ALTER TABLE outbox RENAME TO gone');
  const answer = await send(validLead);
  const html = await answer.text();
  expect(answer.status).toBe(503);
  expect(html).toMatch(/<h1[^>]*>leadFailedTitle<\/h1>/);
  expect(controlOf(html, 'EMAIL')).toMatchObject({ value: 'ana@clinica.com.br' });
  expect(count(database, 'leads')).toBe(0);
  expect(lines).toEqual([
    `leads: not stored, SQLITE_ERROR, request ${answer.headers.get('x-request-id')}`,
  ]);
  breaker.exec('ALTER TABLE gone RENAME TO outbox');
  breaker.close();
  expect((await send(validLead)).status).toBe(200);
  expect(count(database, 'outbox')).toBe(1);
});

test.each(['body', 'headers'])(
  'close finishes what has begun, though not its %s, and takes no more',
  async (part) => {
    const { close, send, slowly, database } = await startTestServer();
    const body = new URLSearchParams(validLead).toString();
    const head = `POST /leads HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;
    const text = head + body;
    const at = part === 'body' ? head.length + 20 : head.length - 10;
    let closed = Promise.resolve();
    const answer = await slowly(text.slice(0, at), () => (closed = close()), text.slice(at));
    expect(answer).toMatch(/^HTTP\/1.1 200 /);
    await closed;
    expect(await readLeads(database)).toHaveLength(1);
    await expect(send(validLead)).rejects.toThrow();
  },
);

test('an answer’s policy names the styles that stand in it, whatever was sent', async () => {
  const form = forms.get('en')!.get('contact')!;
  const problems = form.fields.map(({ name }) => ({ name, rule: 'required' as const }));
  const sent = { form, values: { EMAIL: '</style><style>*{color:red}' }, problems };
  const shorter = {
    ...sent,
    form: { ...form, fields: form.fields.slice(0, 1) },
    problems: problems.slice(0, 1),
  };
  const answers: SubmissionResult[] = [
    { kind: 'thanks' },
    { kind: 'failed' },
    { kind: 'tooMany', sent: { ...sent, problems: [] } },
    { kind: 'failed', sent: { ...sent, problems: [] } },
    { kind: 'faulty', sent },
    { kind: 'faulty', sent: shorter },
  ];
  for (const answer of answers) {
    const html = renderAnswerIn(answer, 'en');
    const styles = stylesOf(html);
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.join('')).not.toContain('color:red');
    expect(unnamedStyles(html)).toEqual([]);
    expect(html).not.toContain('boot()');
    const named = new Set(styles.join('').match(/c-[a-z0-9]+/g));
    for (const [, classes] of html.matchAll(/ class="([^"]+)"/g))
      for (const name of classes!.split(' ').filter((each) => /^c-[a-z0-9]+/.test(each)))
        expect(named, name).toContain(/^c-[a-z0-9]+/.exec(name)![0]);
  }
});
