import { openPostgresStore } from '../server/store/postgres-store.ts';
import type { Bench } from '../tools/cli/bench.ts';
import { compareLeads, formatComparison, isNothingLost } from './test-support/compare-leads.ts';
import { leadRequests } from './test-support/lead-requests.ts';
import { startCluster } from './test-support/postgres-cluster.ts';
import { startSiteServer, withSiteCopy } from './test-support/site-server.ts';
import { sendThroughOutage } from './test-support/store-outage.ts';

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
