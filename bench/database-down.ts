import { startCluster } from './test-support/postgres-cluster.ts';
import { openPostgresStore } from '../server/store/postgres-store.ts';
import type { Bench } from './test-support/bench.ts';
import { allKept, compareLeads, keptLine } from './test-support/kept-leads.ts';
import { leadRequests } from './test-support/lead-requests.ts';
import { sendThroughOutage } from './test-support/outage.ts';
import { besideSiteCopy, startSite } from './test-support/site-server.ts';

export const about: Bench['about'] = {
  pt: 'banco de dados fora do ar: cada recusa é uma página 503 com o que foi digitado; nada confirmado se perde; volta sem reiniciar',
  en: 'database down: every refusal is a 503 page with what was typed; nothing acknowledged is lost; back without a restart',
  es: 'base de datos caída: cada rechazo es una página 503 con lo escrito; nada confirmado se pierde; vuelve sin reiniciar',
};

export const run: Bench['run'] = (log) =>
  besideSiteCopy(async ({ root, data }) => {
    const cluster = await startCluster();
    try {
      const server = await startSite({
        root,
        env: { DATA_FOLDER: data, DATABASE_URL: cluster.url },
      });
      try {
        const { acknowledged, held } = await sendThroughOutage({
          port: server.port,
          requestFor: await leadRequests(root),
          fail: cluster.crash,
          mend: cluster.start,
          log,
        });
        const store = openPostgresStore(cluster.url);
        const kept = await compareLeads(store, acknowledged);
        await store.close();
        log(keptLine(kept));
        return held && allKept(kept);
      } finally {
        await server.stop();
      }
    } finally {
      await cluster.stop();
    }
  });
