import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openLibsqlStore } from '../server/store/libsql-store.ts';
import type { Bench } from '../tools/cli/bench.ts';
import { isNothingLost, compareLeads, formatComparison } from './test-support/compare-leads.ts';
import { leadRequests } from './test-support/lead-requests.ts';
import { sendThroughOutage } from './test-support/store-outage.ts';
import { withSiteCopy, startSiteServer } from './test-support/site-server.ts';
import { pathSeenByProcess, fillDisk, smallDiskLauncher } from './test-support/small-disk.ts';

export const about: Bench['about'] = {
  pt:
    'disco cheio: cada recusa é uma página 503 com o que foi digitado; nada confirmado se ' +
    'perde; volta sem reiniciar',
  en:
    'disk full: every refusal is a 503 page with what was typed; nothing acknowledged is ' +
    'lost; back without a restart',
  es:
    'disco lleno: cada rechazo es una página 503 con lo escrito; nada confirmado se pierde; ' +
    'vuelve sin reiniciar',
};

const megabytes = 32;

export const run: Bench['run'] = (log) =>
  withSiteCopy(async ({ root, data }) => {
    await mkdir(data);
    const server = await startSiteServer({
      root,
      env: { DATA_FOLDER: data },
      launcher: smallDiskLauncher(data, megabytes),
    });
    try {
      const disk = await pathSeenByProcess(server.pid, data);
      let freeSpace = async () => {};
      const fillUp = async () => {
        freeSpace = await fillDisk(disk, megabytes);
      };
      const { acknowledged, passed } = await sendThroughOutage({
        port: server.port,
        requestFor: await leadRequests(root),
        breakStore: fillUp,
        restoreStore: () => freeSpace(),
        log,
      });
      // The disk goes with its server: what it holds is looked at in a copy.
      const copy = join(root, 'copy');
      await mkdir(copy);
      for (const name of ['leads.db', 'leads.db-wal'])
        await copyFile(join(disk, name), join(copy, name));
      const store = openLibsqlStore(join(copy, 'leads.db'));
      const comparison = await compareLeads(store, acknowledged);
      await store.close();
      log(formatComparison(comparison));
      return passed && isNothingLost(comparison);
    } finally {
      await server.stop();
    }
  });
