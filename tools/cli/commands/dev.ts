import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { forwardedOrigin } from '../../dev/node/dev-origin.ts';
import { devPlugin } from '../../dev/vite-plugin.ts';
import { createTranslator } from '../../messages/translate.ts';
import { required } from '../../model/required.ts';
import { projectRoot } from '../../model/schemas.ts';
import { generate } from '../../pipeline/codegen/generate.ts';
import { type Command, devPort, siteRoot } from '../command.ts';
import { UsageError } from '../usage-error.ts';

/**
 * `npm run dev`: a saved JSON file shows in the browser without a reload. The address that it says
 * is the home page's in the language of the tools, where the site has that. Where another program
 * has its port, it ends.
 */
export const command: Command = {
  options: { root: { type: 'string' } },
  async run(values, language) {
    const t = createTranslator(language);
    const port = devPort();
    const forwarded = forwardedOrigin();
    await generate();
    const plugin = devPlugin(siteRoot(values), language);
    const server = await createServer({
      root: projectRoot,
      appType: 'custom',
      optimizeDeps: {
        entries: ['tools/dev/browser/client.tsx', 'src/entry-client.tsx', 'src/entry-consent.ts'],
      },
      server: {
        port,
        strictPort: true,
        host: 'localhost',
        ...(forwarded && { allowedHosts: [new URL(forwarded).hostname] }),
      },
      plugins: [plugin],
    });
    await server.listen().catch(async (cause: Error) => {
      await server.close();
      // Vite tells of it by its words alone.
      if (cause.message !== `Port ${port} is already in use`) throw cause;
      throw new UsageError(t('cli.dev.portTaken', { port: `${port}` }));
    });
    const address = required(server.httpServer?.address(), 'address of the server') as AddressInfo;
    const url = forwarded ?? `http://localhost:${address.port}`;
    const home = plugin.api?.home() ?? '/';
    console.log(t('cli.dev.editing', { url, home: home === '/' ? url : url + home }));
    await new Promise<void>((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
    });
    await server.close();
    return 0;
  },
};
