import { join } from 'node:path';
import { startDelivery } from '../../../server/delivery/worker.ts';
import { startServer } from '../../../server/http/start-server.ts';
import { openStore } from '../../../server/store/open-store.ts';
import { buildAndReport } from './build.ts';
import {
  portFromEnvironment,
  siteRoot,
  wholeNumberFromEnvironment,
  type Command,
} from '../command.ts';
import { createTranslator } from '../../messages/translate.ts';

/**
 * `npm start`: builds the site and serves it, with the lead inbox, until Ctrl-C. What the
 * environment says is in its help.
 */
export const command: Command = {
  options: { root: { type: 'string' } },
  async run(values, language) {
    const {
      DATABASE_URL: databaseUrl,
      INBOX_PASSWORD: inboxPassword,
      DELIVERY_KEY: key,
      HOST: host,
      DATA_FOLDER,
    } = process.env;
    const [port, leadsPerMinute, proxies] = [
      portFromEnvironment(4173),
      wholeNumberFromEnvironment('LEADS_PER_MINUTE', 60),
      wholeNumberFromEnvironment('PROXIES', 0),
    ];
    const root = siteRoot(values);
    const dataFolder = DATA_FOLDER ?? join(root, 'data');
    const { output, site, leadServerData: answers } = await buildAndReport(root, language);
    if (!output || !site || !answers) return 1;
    const config = site.config.value;
    const store = openStore({ dataFolder, databaseUrl });
    try {
      const server = await startServer({
        folder: join(root, 'dist'),
        port,
        host,
        site: config,
        ...answers,
        store,
        inboxPassword,
        leadsPerMinute,
        proxies,
      });
      const delivery = startDelivery({
        store,
        delivery: config.leads.delivery,
        key,
        log: console.error,
      });
      console.log(
        createTranslator(language)('cli.start.serving', {
          url: server.url,
          place: databaseUrl ? 'PostgreSQL' : dataFolder,
          inbox: Boolean(inboxPassword),
        }),
      );
      await new Promise<void>((stop) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
      });
      await server.close();
      await delivery.stop();
    } finally {
      await store.close();
    }
    return 0;
  },
};
