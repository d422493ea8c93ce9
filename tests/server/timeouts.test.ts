import { expect, test } from 'vitest';
import { running } from './test-server.ts';

test('a client that drips is cut off: 10 s for its headers, 15 s for its request', { timeout: 30_000 }, async () => {
  const { raw } = await running();
  const begin = performance.now();
  const timed = async (text: string) => ({ answer: await raw(text), seconds: (performance.now() - begin) / 1000 });
  const [headers, body] = await Promise.all([
    timed('GET / HTTP/1.1\r\nHost: a\r\n'),
    timed('POST /leads HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nform='),
  ]);
  for (const { answer } of [headers, body]) expect(answer).toMatch(/^HTTP\/1.1 408 [^]*content-security-policy: /);
  expect(headers.seconds).toBeGreaterThan(9);
  expect(headers.seconds).toBeLessThan(13);
  expect(body.seconds).toBeGreaterThan(14);
  expect(body.seconds).toBeLessThan(18);
});
