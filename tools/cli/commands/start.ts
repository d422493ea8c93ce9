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
import { messages } from '../words.ts';

/**
 * `npm start`: builds the site and serves it, with the lead inbox, until Ctrl-C. What the
 * environment says is in its help.
 */
export const command: Command = {
  help: {
    pt: `npm start -- [--root PASTA] [--lang pt|en|es]

Monta o site e o serve em http://localhost:4173, com a caixa de contatos. Variáveis do ambiente, todas opcionais:
  PORT, HOST         a porta; HOST=0.0.0.0 abre para outras máquinas
  DATA_FOLDER        a pasta onde ficam os contatos
  DATABASE_URL       postgres://… guarda os contatos em um PostgreSQL, que vários servidores podem dividir
  INBOX_PASSWORD     liga a página /inbox, onde se leem os contatos
  DELIVERY_KEY       a chave do provedor de site.json, "leads.delivery"
  LEADS_PER_MINUTE   quantos contatos um endereço pode enviar por minuto (60)
  PROXIES            quantos proxies há na frente do servidor (0)`,
    en: `npm start -- [--root DIR] [--lang pt|en|es]

Builds the site and serves it at http://localhost:4173, with the lead inbox. Environment variables, all optional:
  PORT, HOST         the port; HOST=0.0.0.0 opens it to other machines
  DATA_FOLDER        the folder where leads are kept
  DATABASE_URL       postgres://… keeps leads in a PostgreSQL, which several servers may share
  INBOX_PASSWORD     turns on the page /inbox, where leads are read
  DELIVERY_KEY       the key of the provider in site.json, "leads.delivery"
  LEADS_PER_MINUTE   how many leads one address may send a minute (60)
  PROXIES            how many proxies stand before the server (0)`,
    es: `npm start -- [--root CARPETA] [--lang pt|en|es]

Arma el sitio y lo sirve en http://localhost:4173, con el buzón de contactos. Variables del entorno, todas opcionales:
  PORT, HOST         el puerto; HOST=0.0.0.0 lo abre a otras máquinas
  DATA_FOLDER        la carpeta donde se guardan los contactos
  DATABASE_URL       postgres://… guarda los contactos en un PostgreSQL, que varios servidores pueden compartir
  INBOX_PASSWORD     enciende la página /inbox, donde se leen los contactos
  DELIVERY_KEY       la clave del proveedor de site.json, "leads.delivery"
  LEADS_PER_MINUTE   cuántos contactos puede enviar una dirección por minuto (60)
  PROXIES            cuántos proxies hay delante del servidor (0)`,
  },
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
        messages[language].serving(
          server.url,
          databaseUrl ? 'PostgreSQL' : dataFolder,
          Boolean(inboxPassword),
        ),
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
