import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../tools/cli/bench.ts';
import { connectTo, pageRequest } from './test-support/connection.ts';
import { leadRequests } from './test-support/lead-requests.ts';
import { formatPercentiles, percentile } from './test-support/percentiles.ts';
import { startSiteServer, withSiteCopy } from './test-support/site-server.ts';

const connectionCount = 2000;
/** `longest` is nobody's to wait: who waits sends nothing meanwhile, and hardly moves a p99. */
const targets = { p99: 50, longest: 2000, closedWithin: 15 };

/**
 * How long we wait for a connection to be closed, in milliseconds: then it counts as never closed.
 */
const closeTimeout = 40_000;

/**
 * They all come within a second, and then each sends a byte a second; they take turns, so many
 * times a second.
 */
const writesPerSecond = 50;

const body =
  'POST /leads HTTP/1.1\r\nHost: 127.0.0.1\r\n' +
  'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\nEMAIL=';

/**
 * What the drippers begin with: headers without an end, bodies without an end, and bodies that are
 * refused at once.
 */
const requestStarts = [
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
  body,
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
  body.replace('/leads', '/'),
];

/**
 * In seconds since it began: when the server said that it closes, and when the connection was gone
 * on both sides.
 */
type SlowConnection = { socket: Socket; closedAfter?: number; destroyedAfter?: number };

/**
 * One that never closes its own side: the server has to let go of it all the same. It notices that
 * when it drips the next time.
 */
function openSlowConnection(port: number, index: number): SlowConnection {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1000;
  const connection: SlowConnection = { socket };
  socket.write(requestStarts[index % requestStarts.length] ?? '');
  socket.resume().on('error', () => {});
  socket.on('end', () => (connection.closedAfter = seconds()));
  socket.on('close', () => {
    connection.destroyedAfter = seconds();
    connection.closedAfter ??= seconds();
  });
  return connection;
}

/** Opens them all and keeps them dripping until the last is gone. */
async function holdSlowConnections(port: number): Promise<SlowConnection[]> {
  const all = new Map<number, SlowConnection>();
  const end = performance.now() + closeTimeout;
  for (
    let turn = 0;
    performance.now() < end &&
    (turn < writesPerSecond ||
      [...all.values()].some(({ destroyedAfter }) => destroyedAfter === undefined));
    turn++
  ) {
    for (let index = turn % writesPerSecond; index < connectionCount; index += writesPerSecond) {
      const { socket } = all.get(index) ?? {};
      if (!socket) all.set(index, openSlowConnection(port, index));
      else if (socket.writable) socket.write('a');
    }
    await sleep(1000 / writesPerSecond);
  }
  return [...all.values()];
}

/** A visitor who asks for one thing after the other, with a little time between. */
async function sendNormalRequests(
  port: number,
  requests: () => string,
  isOver: () => boolean,
): Promise<number[]> {
  const connection = await connectTo(port);
  const latencies: number[] = [];
  while (!isOver()) {
    const { status, milliseconds } = await connection.send(requests());
    if (status !== 200) throw new Error(`A normal visitor got the answer ${status}`);
    latencies.push(milliseconds);
    await sleep(20);
  }
  connection.close();
  return latencies;
}

export const run: Bench['run'] = (log) =>
  withSiteCopy(async ({ root, data }) => {
    const files = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
    if (Number(files) < connectionCount + 500)
      throw new Error(
        `A process may have ${files} files open here; ` +
          `this needs ${connectionCount + 500}: ulimit -n`,
      );
    const server = await startSiteServer({ root, env: { DATA_FOLDER: data } });
    try {
      const requestFor = await leadRequests(root);
      let visitor = 0;
      let over = false;
      const visits = [
        () => pageRequest('/'),
        () => pageRequest('/'),
        () => requestFor(visitor++).request,
        () => requestFor(visitor++).request,
      ].map((requests) => sendNormalRequests(server.port, requests, () => over));
      const holding = holdSlowConnections(server.port).finally(() => (over = true));
      const [all, ...latencies] = await Promise.all([holding, ...visits]);
      const [pages, leads] = [latencies.slice(0, 2).flat(), latencies.slice(2).flat()];
      const closed = all.flatMap(({ closedAfter, destroyedAfter }) =>
        destroyedAfter === undefined ? [] : (closedAfter ?? destroyedAfter),
      );
      for (const { socket } of all) socket.destroy();
      log(
        `${connectionCount} dripping connections: ${closed.length} closed, ` +
          `the first after ${Math.min(...closed).toFixed(1)} s, ` +
          `the last after ${Math.max(...closed).toFixed(1)} s, ` +
          `${closed.filter((after) => after > targets.closedWithin).length} later than ` +
          `${targets.closedWithin} s`,
      );
      log(`pages meanwhile: ${pages.length}, ${formatPercentiles(pages)}`);
      log(`leads meanwhile: ${leads.length}, ${formatPercentiles(leads)}`);
      return (
        closed.length === connectionCount &&
        closed.every((after) => after <= targets.closedWithin) &&
        [pages, leads].every(
          (each) => percentile(each, 99) < targets.p99 && percentile(each, 100) < targets.longest,
        )
      );
    } finally {
      await server.stop();
    }
  });
