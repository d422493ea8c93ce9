import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from './test-support/bench.ts';
import { connectTo, pageRequest } from './test-support/connection.ts';
import { percentile, spread } from './test-support/latencies.ts';
import { leadRequests } from './test-support/lead-requests.ts';
import { besideSiteCopy, startSite } from './test-support/site-server.ts';

export const about: Bench['about'] = {
  pt: '2.000 conexões que gotejam: visitantes normais não notam, e todas são cortadas em 15 s',
  en: '2,000 dripping connections: normal visitors do not notice, and all are cut off within 15 s',
  es: '2.000 conexiones que gotean: los visitantes normales no lo notan, y todas se cortan en 15 s',
};

const drippers = 2000;
const demanded = { p99: 50, closedWithin: 15 };

/**
 * How long we wait for a connection to be closed, in milliseconds: then it counts as never closed.
 */
const patience = 40_000;

/**
 * They all come within a second, and then each sends a byte a second; they take turns, so many
 * times a second.
 */
const turns = 50;

const body =
  'POST /leads HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000\r\n\r\nEMAIL=';

/**
 * What the drippers begin with: headers without an end, bodies without an end, and bodies that are
 * refused at once.
 */
const beginnings = [
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
  body,
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ',
  body.replace('/leads', '/'),
];

/**
 * In seconds since it began: when the server said that it closes, and when the connection was gone
 * on both sides.
 */
type Dripper = { socket: Socket; closedAfter?: number; goneAfter?: number };

/**
 * One that never closes its own side: the server has to let go of it all the same. It notices that
 * when it drips the next time.
 */
function drip(port: number, index: number): Dripper {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1000;
  const dripper: Dripper = { socket };
  socket.write(beginnings[index % beginnings.length]!);
  socket.resume().on('error', () => {});
  socket.on('end', () => (dripper.closedAfter = seconds()));
  socket.on('close', () => {
    dripper.goneAfter = seconds();
    dripper.closedAfter ??= seconds();
  });
  return dripper;
}

/** Opens them all and keeps them dripping until the last is gone. */
async function dripAll(port: number): Promise<Dripper[]> {
  const all = new Map<number, Dripper>();
  const end = performance.now() + patience;
  for (
    let turn = 0;
    performance.now() < end &&
    (turn < turns || [...all.values()].some(({ goneAfter }) => goneAfter === undefined));
    turn++
  ) {
    for (let index = turn % turns; index < drippers; index += turns) {
      const { socket } = all.get(index) ?? {};
      if (!socket) all.set(index, drip(port, index));
      else if (socket.writable) socket.write('a');
    }
    await sleep(1000 / turns);
  }
  return [...all.values()];
}

/** A visitor who asks for one thing after the other, with a little time between. */
async function visit(port: number, requests: () => string, over: () => boolean): Promise<number[]> {
  const connection = await connectTo(port);
  const latencies: number[] = [];
  while (!over()) {
    const { status, milliseconds } = await connection.ask(requests());
    if (status !== 200) throw new Error(`A normal visitor got the answer ${status}`);
    latencies.push(milliseconds);
    await sleep(20);
  }
  connection.close();
  return latencies;
}

export const run: Bench['run'] = (log) =>
  besideSiteCopy(async ({ root, data }) => {
    const files = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
    if (Number(files) < drippers + 500)
      throw new Error(
        `A process may have ${files} files open here; this needs ${drippers + 500}: ulimit -n`,
      );
    const server = await startSite({ root, env: { DATA_FOLDER: data } });
    try {
      const requestFor = await leadRequests(root);
      let visitor = 0;
      let over = false;
      const visits = [
        () => pageRequest('/'),
        () => pageRequest('/'),
        () => requestFor(visitor++).request,
        () => requestFor(visitor++).request,
      ].map((requests) => visit(server.port, requests, () => over));
      const all = await dripAll(server.port);
      over = true;
      const [pages, leads] = [
        (await Promise.all(visits.slice(0, 2))).flat(),
        (await Promise.all(visits.slice(2))).flat(),
      ];
      const closed = all.flatMap(({ closedAfter, goneAfter }) =>
        goneAfter === undefined ? [] : closedAfter!,
      );
      for (const { socket } of all) socket.destroy();
      log(
        `${drippers} dripping connections: ${closed.length} closed, the first after ${Math.min(...closed).toFixed(1)} s, the last after ${Math.max(...closed).toFixed(1)} s, ${closed.filter((after) => after > demanded.closedWithin).length} later than ${demanded.closedWithin} s`,
      );
      log(`pages meanwhile: ${pages.length}, ${spread(pages)}`);
      log(`leads meanwhile: ${leads.length}, ${spread(leads)}`);
      return (
        closed.length === drippers &&
        closed.every((after) => after <= demanded.closedWithin) &&
        [pages, leads].every((latencies) => percentile(latencies, 99) < demanded.p99)
      );
    } finally {
      await server.stop();
    }
  });
