import { join, resolve } from 'node:path';
import { wholeNumber } from '../tools/model/whole-number.ts';
import { startDelivery } from './delivery/worker.ts';
import { startMetricsServer } from './http/metrics-server.ts';
import { startServer } from './http/start-server.ts';
import { createLeadCounts } from './leads/lead-counts.ts';
import { startRetention } from './leads/retention.ts';
import { readBuild } from './read-build.ts';
import { stopAll } from './stop-all.ts';
import { errorCode } from './store/error-code.ts';
import { openStore } from './store/open-store.ts';

/** How long a server that is asked to end answers on open connections, in milliseconds. */
const grace = 1_000;

type Options = {
  /** The site's folder, with `dist/` and `.server/`. */
  root: string;
  /** What the environment says: `npm run serve -- --help` has the names and what each is for. */
  env: NodeJS.ProcessEnv;
  /** Called once the server answers. */
  onReady: (server: { url: string; place: string; hasInbox: boolean }) => void;
};

/**
 * Serves a built site, takes its leads and delivers them, until the process is asked to end. What
 * was accepted is finished first.
 * @throws where the build cannot be read, the port is taken, or the environment is wrong
 */
export async function serve({ root, env, onReady }: Options): Promise<void> {
  const port = wholeNumber(env, 'PORT', 4173, { largest: 65_535 });
  const leadsPerMinute = wholeNumber(env, 'LEADS_PER_MINUTE', 60, { least: 1 });
  const proxies = wholeNumber(env, 'PROXIES', 0);
  const metricsPort = wholeNumber(env, 'METRICS_PORT', 0, { largest: 65_535 });
  // Whole, since the folder that the process was started in may be taken away.
  const dataFolder = resolve(env.DATA_FOLDER || join(root, 'data'));
  const log = console.error;
  const build = await readBuild(root);
  const store = await openStore({ dataFolder, databaseUrl: env.DATABASE_URL });
  const stopped = new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const counts = createLeadCounts();
    const server = await startServer({
      folder: join(root, 'dist'),
      port,
      host: env.HOST || undefined,
      ...build,
      store,
      inboxPassword: env.INBOX_PASSWORD,
      leadsPerMinute,
      counts,
      proxies,
      grace,
      log,
    });
    stops.push(server.close);
    if (metricsPort > 0) {
      const host = env.METRICS_HOST || undefined;
      const metrics = await startMetricsServer({ port: metricsPort, host, counts, store });
      stops.push(metrics.close);
    }
    const { delivery, origin, keepDays } = build.site.leads;
    stops.push(startRetention({ store, keepDays, delivers: Boolean(delivery), log }).stop);
    const originFields = origin.fields;
    stops.push(startDelivery({ store, delivery, originFields, key: env.DELIVERY_KEY, log }).stop);
    onReady({
      url: server.url,
      place: env.DATABASE_URL ? 'PostgreSQL' : dataFolder,
      hasInbox: Boolean(env.INBOX_PASSWORD),
    });
    build.loadRenderer().catch((cause: unknown) => log(`leads: no renderer, ${errorCode(cause)}`));
    store.verifyWritable().catch((cause: unknown) => log(`leads: no store, ${errorCode(cause)}`));
    await stopped;
  } finally {
    // Until the last visitor is answered, leads come in: they are delivered after the next start.
    await stopAll(stops, store.close);
  }
}
