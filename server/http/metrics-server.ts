import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LeadCounts } from '../leads/lead-counts.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { formatMetrics } from './metrics.ts';

type Options = {
  /** 0 takes a free one. */
  port: number;
  /** The address to listen at: this machine alone, unless told otherwise. */
  host?: string;
  counts: LeadCounts;
  store: Pick<LeadStore, 'count'>;
};

/**
 * Serves `/metrics` to the operator's own monitor, at a port of its own that no visitor reaches,
 * and so without a password.
 * @throws where the port is taken
 */
export async function startMetricsServer({ port, host = '127.0.0.1', counts, store }: Options) {
  const server = createServer(async ({ method, url }, response) => {
    const isAsked = url === '/metrics' && (method === 'GET' || method === 'HEAD');
    const text = isAsked ? await formatMetrics(counts, store) : 'Not Found';
    response
      .writeHead(isAsked ? 200 : 404, {
        'cache-control': 'no-store',
        'content-type': isAsked ? 'text/plain; version=0.0.4; charset=utf-8' : 'text/plain',
        'x-content-type-options': 'nosniff',
      })
      .end(text);
  });
  // A monitor asks a few at a time.
  server.maxConnections = 20;
  await new Promise<void>((done, fail) => {
    server.once('error', fail).listen(port, host, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
