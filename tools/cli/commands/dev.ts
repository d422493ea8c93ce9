import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { forwardedOrigin } from '../../dev/node/dev-origin.ts';
import { devPlugin } from '../../dev/vite-plugin.ts';
import { createTranslator } from '../../messages/translate.ts';
import { required } from '../../model/required.ts';
import { projectRoot } from '../../model/schemas.ts';
import { generate } from '../../pipeline/codegen/generate.ts';
import { type Command, devPort, siteRoot } from '../command.ts';

/**
 * `npm run dev`: a saved JSON file shows in the browser without a reload. The address that it says
 * is the home page's in the language of the tools, where the site has that.
 */
export const command: Command = {
  options: { root: { type: 'string' } },
  async run(values, language) {
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
    await server.listen();
    const address = required(server.httpServer?.address(), 'address of the server') as AddressInfo;
    const url = forwarded ?? `http://localhost:${address.port}`;
    const home = plugin.api?.home() ?? '/';
    console.log(
      createTranslator(language)('cli.dev.editing', { url, home: home === '/' ? url : url + home }),
    );
    await new Promise<void>((stop) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
    });
    await server.close();
    return 0;
  },
};
