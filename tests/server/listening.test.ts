import { once } from 'node:events';
import { connect, Server, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readLeads, startTestServer, validLead } from './test-server.ts';

/** What a server says next on a connection. */
const answerOn = async (socket: Socket, text: string): Promise<string> => {
  socket.write(text);
  const [data] = await once(socket, 'data');
  return String(data);
};

const post = (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields).toString();
  return `POST /leads HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};

test('a server has an end to the connections it takes, at either address of localhost, and a place for those that come at once', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  onTestFinished(() => listen.mockRestore());
  await startTestServer();
  const listeners = listen.mock.contexts as Server[];
  expect(listeners.map(({ maxConnections }) => maxConnections)).toEqual([5000, 5000]);
  expect(listen.mock.calls).toEqual([
    [expect.objectContaining({ host: '127.0.0.1', backlog: 4096 })],
    [expect.objectContaining({ host: '::1', backlog: 4096 }), expect.anything()],
  ]);
});

test('a form that is sent as the server is asked to end is taken, on a connection that then ends', async () => {
  const { url, close, database } = await startTestServer({ grace: 10_000 });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const ended = once(socket, 'close');
  const first = await answerOn(socket, post(validLead));
  expect(first).toMatch(/^HTTP\/1.1 200 /);
  expect(first).not.toMatch(/^(connection|keep-alive):/im);
  const closed = close();
  const late = { ...validLead, EMAIL: 'bia@clinica.com.br' };
  expect(await answerOn(socket, post(late))).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close/);
  await Promise.all([ended, closed]);
  expect(await readLeads(database)).toHaveLength(2);
  await expect(fetch(url)).rejects.toThrow();
});

test('a client of HTTP/1.0 that asks for it is told that its connection stays open', async () => {
  const { url } = await startTestServer();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const request = 'GET /healthz HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n\r\n';
  expect(await answerOn(socket, request)).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: keep-alive/i);
  expect(await answerOn(socket, request)).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

test('an idle connection keeps no server from ending', async () => {
  const { url, close } = await startTestServer({ grace: 20 });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await answerOn(socket, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
  const ended = once(socket, 'close');
  await Promise.all([close(), ended]);
});
