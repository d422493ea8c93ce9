import { startCluster } from './test-support/postgres-cluster.ts';
import { openPostgresStore } from '../server/store/postgres-store.ts';
import type { Bench } from '../tools/cli/bench.ts';
import { isNothingLost, compareLeads, formatComparison } from './test-support/compare-leads.ts';
import { leadRequests } from './test-support/lead-requests.ts';
import { sendThroughOutage } from './test-support/store-outage.ts';
import { withSiteCopy, startSiteServer } from './test-support/site-server.ts';

export const about: Bench['about'] = {
  pt:
    'banco de dados fora do ar: cada recusa é uma página 503 com o que foi digitado; nada ' +
    'confirmado se perde; volta sem reiniciar',
  en:
    'database down: every refusal is a 503 page with what was typed; nothing acknowledged is ' +
    'lost; back without a restart',
  es:
    'base de datos caída: cada rechazo es una página 503 con lo escrito; nada confirmado se ' +
    'pierde; vuelve sin reiniciar',
};

export const run: Bench['run'] = (log) =>
  withSiteCopy(async ({ root, data }) => {
    const cluster = await startCluster();
    try {
      const server = await startSiteServer({
        root,
        env: { DATA_FOLDER: data, DATABASE_URL: cluster.url },
      });
      try {
        const { acknowledged, passed } = await sendThroughOutage({
          port: server.port,
          requestFor: await leadRequests(root),
          breakStore: cluster.crash,
          restoreStore: cluster.start,
          log,
        });
        const store = openPostgresStore(cluster.url);
        const comparison = await compareLeads(store, acknowledged);
        await store.close();
        log(formatComparison(comparison));
        return passed && isNothingLost(comparison);
      } finally {
        await server.stop();
      }
    } finally {
      await cluster.stop();
    }
  });
