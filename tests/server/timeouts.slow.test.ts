import { connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { startTestServer } from './test-server.ts';

const endlessHeaders = 'GET / HTTP/1.1\r\nHost: a\r\n';
const endlessBody =
  'POST /leads HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nform=';

/** A client that never ends its own side; it gets to know of the end by what it still sends. */
const clinging = (port: number, text: string) =>
  new Promise<void>((gone) => {
    const socket = connect({ port, host: 'localhost', allowHalfOpen: true }, () =>
      socket.write(text),
    );
    socket.resume().on('error', () => {});
    socket.on('end', () => {
      const dripping = setInterval(() => socket.write('a'), 50);
      socket.on('close', () => {
        clearInterval(dripping);
        gone();
      });
    });
  });

test('a client that drips or is silent is cut off: one with headers first, each within 15 s, whether or not it lets go', async () => {
  const { raw, url } = await startTestServer();
  const port = Number(new URL(url).port);
  const stalls = monitorEventLoopDelay();
  stalls.enable();
  const begin = performance.now();
  const order: string[] = [];
  const ended = async <T>(name: string, end: Promise<T>) => {
    const result = await end;
    order.push(name);
    return result;
  };
  const [idle, headers, body] = await Promise.all([
    ended('idle', raw('GET / HTTP/1.1\r\nHost: a\r\n\r\n')),
    ended('headers', raw(endlessHeaders)),
    ended('body', raw(endlessBody)),
    clinging(port, endlessHeaders),
    clinging(port, endlessBody),
  ]);
  // The server shares this loop: a machine that holds it up, for two seconds at most, is no fault.
  const stalled = Math.min(stalls.max / 1e9, 2);
  stalls.disable();
  const seconds = (performance.now() - begin) / 1000;
  expect(idle).toMatch(/^HTTP\/1.1 200 /);
  for (const answer of [headers, body])
    expect(answer).toMatch(/^HTTP\/1.1 408 [\s\S]*content-security-policy: /);
  expect(order).toEqual(['idle', 'headers', 'body']);
  expect(seconds).toBeGreaterThan(11);
  expect(seconds - stalled).toBeLessThan(15);
});
