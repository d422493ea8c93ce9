import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openLibsqlStore } from '../server/store/libsql-store.ts';
import type { Bench } from '../tools/cli/bench.ts';
import { compareLeads, formatComparison, isNothingLost } from './test-support/compare-leads.ts';
import { leadRequests } from './test-support/lead-requests.ts';
import { startSiteServer, withSiteCopy } from './test-support/site-server.ts';
import { fillDisk, pathSeenByProcess, smallDiskLauncher } from './test-support/small-disk.ts';
import { sendThroughOutage } from './test-support/store-outage.ts';

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
