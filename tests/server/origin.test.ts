import { describe, expect, test } from 'vitest';
import type { OriginRules } from '../../src/generated/types.ts';
import { forms, readLeads, startTestServer, validLead } from './test-server.ts';

const allow: OriginRules['allow'] = ['utm_source', 'utm_campaign', 'referrer'];
const leads = { origin: { allow, fields: {} } };

/** The origin of the one lead that a server keeps of a body with these headers. */
async function originOf(
  headers: Record<string, string> = {},
  fields: Record<string, string> = {},
  changes = { leads },
) {
  const { send, database, url } = await startTestServer(changes);
  const named = Object.entries(headers).map(([name, value]) => [name, value.replace('OWN', url)]);
  expect((await send({ ...validLead, ...fields }, Object.fromEntries(named))).status).toBe(200);
  return (await readLeads(database))[0]!.origin;
}

describe('the origin of a lead', () => {
  test.each([
    ['OWN/clinicas', { page: '/clinicas' }],
    ['OWN/', { page: '/' }],
    ['OWN/clinicas/', { page: '/clinicas' }],
    ['OWN/sobre%20n%C3%B3s', { page: '/sobre nós' }],
    [
      'OWN/en?utm_campaign=spring&utm_source=mail&utm_term=x&other=y',
      {
        page: '/en',
        utm_campaign: 'spring',
        utm_source: 'mail',
      },
    ],
    ['OWN/missing?utm_campaign=spring', { utm_campaign: 'spring' }],
    ['OWN/leads', undefined],
    ['OWN/%E0%A4%A?utm_campaign=a', { utm_campaign: 'a' }],
    ['https://evil.example/clinicas?utm_campaign=x', undefined],
    ['not an address', undefined],
  ])('of %s', async (referer, origin) => {
    expect(await originOf({ referer })).toEqual(origin);
  });

  test('is what the form says where it says it, which prevails', async () => {
    const fields = { origin: '/en?utm_campaign=form' };
    expect(await originOf({ referer: 'OWN/clinicas' }, fields)).toEqual({
      page: '/en',
      utm_campaign: 'form',
    });
  });

  test('is known behind a proxy that calls the server by another name', async () => {
    const referer = 'https://www.site.example/clinicas';
    expect(await originOf({ referer, 'sec-fetch-site': 'same-origin' })).toEqual({
      page: '/clinicas',
    });
    expect(await originOf({ referer: 'OWN/clinicas', 'sec-fetch-site': 'cross-site' })).toBe(
      undefined,
    );
  });

  test('is the page alone where the site allows no more', async () => {
    const referer = 'OWN/clinicas?utm_campaign=spring&referrer=a.example';
    const nothing = { leads: { origin: { allow: [], fields: {} } } };
    expect(await originOf({ referer }, {}, nothing)).toEqual({ page: '/clinicas' });
  });

  test.each([
    ['//evil.example/clinicas', undefined],
    ['\\evil', undefined],
    ['/clinicas#utm_campaign=a', { page: '/clinicas' }],
    ['/clinicas?referrer=<script>', { page: '/clinicas' }],
    [
      '/clinicas?referrer=www.a.example:8080',
      {
        page: '/clinicas',
        referrer: 'www.a.example:8080',
      },
    ],
    [
      '/clinicas?utm_campaign=a%00b%1B[2J%E2%80%AEc',
      {
        page: '/clinicas',
        utm_campaign: 'a b [2J c',
      },
    ],
    [
      `/clinicas?utm_campaign=${'😀'.repeat(151)}`,
      {
        page: '/clinicas',
        utm_campaign: '😀'.repeat(150),
      },
    ],
    [`/clinicas?${'a'.repeat(2_000)}&utm_campaign=late`, { page: '/clinicas' }],
    ['/clinicas?utm_campaign=%20&__proto__=x', { page: '/clinicas' }],
  ])('takes no harm from what somebody made up: %s', async (origin, expected) => {
    expect(await originOf({}, { origin })).toEqual(expected);
  });

  test('is no field of the lead, and no sign of spam', async () => {
    const { send, database } = await startTestServer({ leads });
    const origin = `/en?utm_campaign=${encodeURIComponent('https://a https://b https://c')}`;
    await send({ ...validLead, origin });
    const [lead] = await readLeads(database);
    expect([lead!.apart, Object.keys(lead!.fields)]).toEqual([
      undefined,
      ['FNAME', 'EMAIL', 'tags'],
    ]);
  });

  test('outlives a faulty form, which goes out again from the answer', async () => {
    const { send, url } = await startTestServer({ leads });
    const referer = `${url}/clinicas?utm_campaign=a"b`;
    const answer = await send({ ...validLead, EMAIL: 'x' }, { referer });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(
      '<input type="hidden" name="origin" value="/clinicas?utm_campaign=a%22b"/>',
    );
  });
});

describe('a page that somebody comes to from another one', () => {
  const visit = async (
    path: string,
    headers: Record<string, string>,
    changes: Parameters<typeof startTestServer>[0] = { leads },
  ) => {
    const { get, url } = await startTestServer(changes);
    const named = Object.entries(headers).map(([name, value]) => [name, value.replace('OWN', url)]);
    const answer = await get(path, { headers: Object.fromEntries(named) });
    const { status } = answer;
    return [status, answer.headers.get('location'), answer.headers.get('cache-control')];
  };
  const page = [200, null, 'public, max-age=0'];

  test.each([
    ['/clinicas', 'OWN/?utm_campaign=spring&other=1', '/clinicas?utm_campaign=spring'],
    ['/clinicas?a=b', 'OWN/?utm_campaign=spring', '/clinicas?a=b&utm_campaign=spring'],
    ['/clinicas?', 'OWN/?utm_campaign=a%26b', '/clinicas?utm_campaign=a%26b'],
    ['/sobre%20n%C3%B3s', 'OWN/?utm_source=m', '/sobre%20n%C3%B3s?utm_source=m'],
    ['/en?utm_source=own', 'OWN/?utm_source=a&utm_campaign=b', '/en?utm_source=own&utm_campaign=b'],
    ['/', 'https://www.google.com/search?q=x', '/?referrer=www.google.com'],
    ['/?utm_source=g', 'https://www.google.com/', '/?utm_source=g&referrer=www.google.com'],
  ])('%s from %s takes the origin along', async (path, referer, location) => {
    expect(await visit(path, { referer })).toEqual([302, location, 'no-store']);
  });

  test.each([
    ['/clinicas', {}],
    ['/clinicas', { referer: 'OWN/' }],
    ['/clinicas?utm_campaign=spring', { referer: 'OWN/?utm_campaign=spring' }],
    ['/clinicas?utm_campaign=spring', { referer: 'OWN/?utm_campaign=winter' }],
    ['/clinicas', { referer: 'OWN/?utm_term=not-allowed' }],
    ['/?referrer=www.google.com', { referer: 'https://www.google.com/' }],
    ['/clinicas', { referer: 'OWN/?utm_campaign=a', 'sec-fetch-dest': 'iframe' }],
    ['/clinicas', { referer: 'garbage' }],
  ])('%s is served as it is for %j', async (path, headers) => {
    expect(await visit(path, headers as Record<string, string>)).toEqual(page);
  });

  test('is served as it is where the site allows nothing', async () => {
    for (const referer of ['OWN/?utm_campaign=spring', 'https://www.google.com/'])
      expect(await visit('/clinicas', { referer }, {})).toEqual(page);
  });

  test('carries nothing to what is no page', async () => {
    const referer = 'OWN/?utm_campaign=spring';
    expect((await visit('/assets/app.js', { referer }))[0]).toBe(200);
    expect((await visit('/nowhere', { referer }))[0]).toBe(404);
    expect((await visit('/old', { referer })).slice(0, 2)).toEqual([301, '/clinicas']);
  });
});

test('forms of a site of its own inbox have no field for it', () => {
  expect(forms.get('en')!.get('contact')!.originFields).toBe(undefined);
});
