import { join } from 'node:path';
import { startServer } from '../server/serve.ts';
import { openLibsqlStore } from '../server/store/libsql-store.ts';
import { buildAndTell } from './build.ts';
import { portOr, siteRoot, type Command } from './command.ts';
import { words } from './words.ts';

/** `npm start`: builds the site and serves it, with the lead inbox, until Ctrl-C. */
export const command: Command = {
  help: {
    pt: 'npm start -- [--root PASTA] [--lang pt|en|es]\n\nMonta o site e o serve em http://localhost:4173, com a caixa de contatos.\nPORT muda a porta; HOST=0.0.0.0 abre para outras máquinas; DATA_FOLDER muda onde ficam os contatos.',
    en: 'npm start -- [--root DIR] [--lang pt|en|es]\n\nBuilds the site and serves it at http://localhost:4173, with the lead inbox.\nPORT changes the port; HOST=0.0.0.0 opens it to other machines; DATA_FOLDER changes where leads are kept.',
    es: 'npm start -- [--root CARPETA] [--lang pt|en|es]\n\nArma el sitio y lo sirve en http://localhost:4173, con el buzón de contactos.\nPORT cambia el puerto; HOST=0.0.0.0 lo abre a otras máquinas; DATA_FOLDER cambia dónde se guardan los contactos.',
  },
  options: { root: { type: 'string' } },
  async run(values, language) {
    const root = siteRoot(values);
    const port = portOr(4173);
    const { output, site, answers } = await buildAndTell(root, language);
    if (!output || !site || !answers) return 1;
    const dataFolder = process.env.DATA_FOLDER ?? join(root, 'data');
    const store = openLibsqlStore(join(dataFolder, 'leads.db'));
    const server = await startServer({ folder: join(root, 'dist'), port, host: process.env.HOST, site: site.config.value, ...answers, store });
    console.log(words[language].serving(server.url, dataFolder));
    await new Promise<void>((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
    });
    await server.close();
    await store.close();
    return 0;
  },
};
