import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openLibsqlStore } from '../server/store/libsql-store.ts';
import type { Bench } from './test-support/bench.ts';
import { allKept, compareLeads, keptLine } from './test-support/kept-leads.ts';
import { leadRequests } from './test-support/lead-requests.ts';
import { sendThroughOutage } from './test-support/outage.ts';
import { besideSiteCopy, startSite } from './test-support/site-server.ts';
import { asSeenBy, fill, onSmallDisk } from './test-support/small-disk.ts';

export const about: Bench['about'] = {
  pt: 'disco cheio: cada recusa é uma página 503 com o que foi digitado; nada confirmado se perde; volta sem reiniciar',
  en: 'disk full: every refusal is a 503 page with what was typed; nothing acknowledged is lost; back without a restart',
  es: 'disco lleno: cada rechazo es una página 503 con lo escrito; nada confirmado se pierde; vuelve sin reiniciar',
};

const megabytes = 32;

export const run: Bench['run'] = (log) =>
  besideSiteCopy(async ({ root, data }) => {
    await mkdir(data);
    const server = await startSite({
      root,
      env: { DATA_FOLDER: data },
      through: onSmallDisk(data, megabytes),
    });
    try {
      const disk = await asSeenBy(server.pid, data);
      let makeRoom = async () => {};
      const fail = async () => void (makeRoom = await fill(disk, megabytes));
      const { acknowledged, held } = await sendThroughOutage({
        port: server.port,
        requestFor: await leadRequests(root),
        fail,
        mend: () => makeRoom(),
        log,
      });
      // The disk goes with its server: what it holds is looked at in a copy.
      const copy = join(root, 'copy');
      await mkdir(copy);
      for (const name of ['leads.db', 'leads.db-wal'])
        await copyFile(join(disk, name), join(copy, name));
      const store = openLibsqlStore(join(copy, 'leads.db'));
      const kept = await compareLeads(store, acknowledged);
      await store.close();
      log(keptLine(kept));
      return held && allKept(kept);
    } finally {
      await server.stop();
    }
  });
