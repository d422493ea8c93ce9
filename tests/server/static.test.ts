import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseRange } from '../../server/http/serve-static-file.ts';
import { siteFolder, startTestServer } from './test-server.ts';

/** The bytes as they travel, which fetch would unpack. */
function bytesOf(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: Record<string, unknown>; bytes: Buffer }> {
  return new Promise((done, fail) => {
    request(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => done({ headers: answer.headers, bytes: Buffer.concat(chunks) }));
    })
      .on('error', fail)
      .end();
  });
}

describe('addresses', () => {
  test.each([
    ['/', '<h1>home</h1>'],
    ['/clinicas', '<h1>clinicas</h1>'],
    ['/sobre%20n%C3%B3s', '<h1>about</h1>'],
    ['/clinicas?utm=1', '<h1>clinicas</h1>'],
  ])('%s is its index.html', async (path, text) => {
    const answer = await (await startTestServer()).get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(await answer.text()).toContain(text);
  });

  test.each([
    ['/clinicas/', 301, '/clinicas'],
    ['/clinicas/?utm=1&b=%20', 301, '/clinicas?utm=1&b=%20'],
    ['/clinicas/index.html', 301, '/clinicas'],
    ['/index.html', 301, '/'],
    ['/en/index.html?a=1', 301, '/en?a=1'],
    ['/sobre%20n%C3%B3s/', 301, '/sobre%20n%C3%B3s'],
    ['/old', 301, '/clinicas'],
    ['/old/?a=1', 301, '/clinicas?a=1'],
    ['/old-contact?a=1', 302, '/clinicas?a=1#contact-section'],
  ])('%s leads with %i to %s', async (path, status, to) => {
    const answer = await (await startTestServer()).get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
  });

  test.each([
    ['/nada', '404 pt'],
    ['/nada/', '404 pt'],
    ['/en/nada', '404 en'],
    ['/english', '404 pt'],
    ['/_headers', '404 pt'],
    ['/404.html', '404 pt'],
    ['/en/404.html', '404 en'],
    ['/_redirects', '404 pt'],
    ['//evil.example/', '404 pt'],
    [`/${'a'.repeat(300)}`, '404 pt'],
  ])('%s is not there: %s', async (path, text) => {
    const { url, raw } = await startTestServer();
    expect(
      await raw(`GET ${path} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n\r\n`),
    ).toMatch(new RegExp(`^HTTP/1.1 404 [\\s\\S]*${text}`));
  });

  test.each([
    '/../package.json',
    '/..%2f..%2fetc/passwd',
    '/assets/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\..\\etc\\passwd',
    '/etc/passwd%00.html',
  ])('nothing outside the folder: %s', async (path) => {
    const { raw } = await startTestServer();
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 40[04] /,
    );
  });

  test('healthz says ok', async () => {
    const answer = await (await startTestServer()).get('/healthz');
    expect([answer.status, await answer.text()]).toEqual([200, 'ok']);
  });
});

describe('headers', () => {
  test.each([
    ['GET', '/', 200],
    ['GET', '/nada', 404],
    ['GET', '/clinicas/', 301],
    ['DELETE', '/', 405],
    ['POST', '/leads', 415],
    ['GET', '/leads', 405],
    ['GET', '/healthz', 200],
    ['GET', '/%', 400],
    ['GET', '/%ff', 400],
  ])('the policy is on %s %s, %i', async (method, path, status) => {
    const { raw } = await startTestServer();
    const answer = await raw(`${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'\r\n");
  });

  test('and on an answer to what is not HTTP, or too long', async () => {
    const { raw } = await startTestServer();
    for (const [bytes, status] of [
      ['nonsense\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ] as const)
      expect(await raw(bytes)).toMatch(
        new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*content-security-policy: default-src 'none'`),
      );
  });

  test.each(['Host: a\r\nHost: b', 'Host: a\r\nhost: a', ''])(
    'whose request is for several servers, or for none, is refused: %j',
    async (lines) => {
      const { raw } = await startTestServer();
      const answer = await raw(
        ['GET / HTTP/1.1', ...(lines ? [lines] : []), 'Connection: close', '', ''].join('\r\n'),
      );
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(answer).not.toContain('home');
    },
  );

  test('a later rule prevails, and nothing that failed is kept by a cache', async () => {
    const { get } = await startTestServer();
    const cacheControl = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cacheControl('/')).toBe('public, max-age=0');
    expect(await cacheControl('/assets/app.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl('/assets/gone.js')).toBe('no-store');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    '%s is refused, and told what is allowed',
    async (method) => {
      const answer = await (await startTestServer()).get('/clinicas', {
        method,
        ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
      });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  test('HEAD says what GET would, without the body', async () => {
    const { get } = await startTestServer();
    const [head, whole] = await Promise.all(
      ['HEAD', 'GET'].map((method) => get('/clinicas', { method })),
    );
    expect(head!.status).toBe(200);
    expect(await head!.text()).toBe('');
    for (const name of ['content-length', 'etag', 'content-type'])
      expect(head!.headers.get(name)).toBe(whole!.headers.get(name));
    expect((await get('/nada', { method: 'HEAD' })).status).toBe(404);
  });
});

describe('transfer', () => {
  const home = siteFolder['index.html'] as string;

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (bytes: Buffer) => bytes],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('accepting %j brings %s', async (accepted, encoding, unpack) => {
    const { url } = await startTestServer();
    const { headers, bytes } = await bytesOf(`${url}/`, { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary, headers['content-length']]).toEqual([
      encoding,
      'Accept-Encoding',
      String(bytes.length),
    ]);
    expect(unpack(bytes).toString()).toBe(home);
    if (encoding) expect(bytes.length).toBeLessThan(home.length / 4);
  });

  test('a video and a short text go as they are', async () => {
    const { url } = await startTestServer();
    for (const path of ['/videos/a.mp4', '/clinicas'])
      expect(
        (await bytesOf(url + path, { 'accept-encoding': 'br' })).headers['content-encoding'],
      ).toBeUndefined();
  });

  test('what the client has is not sent again; each encoding is another thing', async () => {
    const { get } = await startTestServer();
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (encoding) =>
          (await get('/', { headers: { 'accept-encoding': encoding } })).headers.get('etag')!,
      ),
    );
    expect(new Set(tags).size).toBe(3);
    const again = await get('/', {
      headers: { 'accept-encoding': 'br', 'if-none-match': `"other", W/${tags[0]}` },
    });
    expect([
      again.status,
      await again.text(),
      again.headers.get('etag'),
      again.headers.get('vary'),
    ]).toEqual([304, '', tags[0], 'Accept-Encoding']);
    expect(
      (await get('/', { headers: { 'accept-encoding': 'gzip', 'if-none-match': tags[0]! } }))
        .status,
    ).toBe(200);
  });

  test('a part of a video', async () => {
    const { get } = await startTestServer();
    const part = await get('/videos/a.mp4', { headers: { range: 'bytes=10-19' } });
    expect([
      part.status,
      part.headers.get('content-range'),
      part.headers.get('content-length'),
    ]).toEqual([206, 'bytes 10-19/1000', '10']);
    expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([
      10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    ]);
    const beyond = await get('/videos/a.mp4', { headers: { range: 'bytes=1000-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    expect(
      (await get('/videos/a.mp4', { headers: { range: 'bytes=10-19', 'if-range': '"former"' } }))
        .status,
    ).toBe(200);
    expect((await get('/videos/a.mp4')).headers.get('accept-ranges')).toBe('bytes');
    expect((await get('/')).headers.get('accept-ranges')).toBe(null);
  });

  test.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=5-5', { start: 5, end: 5 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'beyond'],
    ['bytes=-0', 'beyond'],
    ['bytes=9-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=1-2', undefined],
    [undefined, undefined],
  ] as const)('range %s of 100', (range, expected) => {
    expect(parseRange(range, 100)).toEqual(expected);
  });
});

test.each([
  ['x-forwarded-for', '1.1.1.1'],
  ['x-forwarded-proto', 'https'],
  ['forwarded', 'for=1.1.1.1'],
])('a proxy that nobody told of is told of, once: %s', async (name, value) => {
  const linesOf = async (proxies: number) => {
    const lines: string[] = [];
    const { get } = await startTestServer({ proxies, log: (line) => lines.push(line) });
    await get('/');
    for (let each = 0; each < 3; each += 1) await get('/', { headers: { [name]: value } });
    return lines;
  };
  expect(await linesOf(1)).toEqual([]);
  expect(await linesOf(0)).toEqual([expect.stringMatching(new RegExp(`${name}.*PROXIES=1`))]);
});
