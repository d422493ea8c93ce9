import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { generate } from '../../pipeline/codegen/generate.ts';
import { projectRoot } from '../../model/schemas.ts';
import { devPlugin } from '../../dev/vite-plugin.ts';
import { portFromEnvironment, siteRoot, type Command } from '../command.ts';
import { messages } from '../words.ts';

/** `npm run dev`: a saved JSON file shows in the browser without a reload. */
export const command: Command = {
  help: {
    pt: 'npm run dev -- [--root PASTA] [--lang pt|en|es]\n\nEdição ao vivo em http://localhost:5173: salve um arquivo JSON e a página muda sem recarregar.\nUma seção com erro dá lugar ao aviso, e o resto da página continua vivo. Rascunhos aparecem.\nAlt-clique num texto abre o arquivo dele no seu editor. /__blocks mostra todos os blocos. PORT muda a porta.',
    en: 'npm run dev -- [--root DIR] [--lang pt|en|es]\n\nEditing live at http://localhost:5173: save a JSON file and the page changes without a reload.\nA faulty section gives its place to the problem, and the rest of the page stays live. Drafts show.\nAlt-click on a text opens its file in your editor. /__blocks shows every block. PORT changes the port.',
    es: 'npm run dev -- [--root CARPETA] [--lang pt|en|es]\n\nEdición en vivo en http://localhost:5173: guarda un archivo JSON y la página cambia sin recargar.\nUna sección con error cede su lugar al aviso, y el resto de la página sigue vivo. Los borradores se ven.\nAlt-clic en un texto abre su archivo en tu editor. /__blocks muestra todos los bloques. PORT cambia el puerto.',
  },
  options: { root: { type: 'string' } },
  async run(values, language) {
    const port = portFromEnvironment(5173);
    await generate();
    const server = await createServer({
      root: projectRoot,
      appType: 'custom',
      optimizeDeps: { entries: ['tools/dev/browser/client.tsx', 'src/entry-client.tsx'] },
      server: { port, strictPort: true, host: 'localhost' },
      plugins: [devPlugin(siteRoot(values), language)],
    });
    await server.listen();
    console.log(
      messages[language].editing(
        `http://localhost:${(server.httpServer!.address() as AddressInfo).port}`,
      ),
    );
    await new Promise<void>((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
    });
    await server.close();
    return 0;
  },
};
