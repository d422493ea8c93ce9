import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer, Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

type Place = { port: number; host: string; backlog: number };

/** What `localhost` may mean: a browser takes either. */
const localAddresses = ['127.0.0.1', '::1'];

/**
 * Has a server listen, at both addresses of this machine where it is told `localhost`.
 * @returns what listens, the server itself first
 * @throws where the first address cannot be had; the second is not there on every machine
 */
export async function listenAt(server: FastifyInstance, place: Place): Promise<Server[]> {
  const [host = '', other] = place.host === 'localhost' ? localAddresses : [place.host];
  await server.listen({ ...place, host });
  const { port } = server.server.address() as AddressInfo;
  const second = other && (await listenFor(server.server, { ...place, port, host: other }));
  return second ? [server.server, second] : [server.server];
}

/** Takes connections for a server: what holds for its own holds for them, and for their number. */
function listenFor(server: HttpServer, place: Place): Promise<Server | undefined> {
  const listener = createServer((socket) => server.emit('connection', socket));
  listener.maxConnections = server.maxConnections;
  return new Promise((done) => {
    listener.once('error', () => done(undefined)).listen(place, () => done(listener));
  });
}

/**
 * Takes no more connections, and lets those that are there be answered for a while: a form that was
 * on its way is not cut off.
 * @param grace how long, in milliseconds
 * @returns once the while is over, or all connections have ended; `ended` tells when they have
 */
export async function stopListening(servers: Server[], grace: number) {
  // HTTP's own way of it would cut off what has just been sent.
  const close = (server: Server) =>
    new Promise<void>((done) => Server.prototype.close.call(server, () => done()));
  const ended = Promise.all(servers.map(close));
  const patience = new AbortController();
  await Promise.race([ended, sleep(grace, undefined, patience).catch(() => {})]);
  patience.abort();
  return { ended };
}
