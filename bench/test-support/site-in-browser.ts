import type { Browser } from 'playwright';
import { projectRoot } from '../../tools/model/schemas.ts';
import { withBrowser } from './browser.ts';
import { startSiteServer } from './site-server.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

/** Does something with a browser and the server of this site. @param work is given its address */
export const withSiteInBrowser = <T>(
  work: (browser: Browser, site: string) => Promise<T>,
): Promise<T> =>
  withTemporaryFolder('bench-', (data) =>
    withBrowser(async (browser) => {
      const server = await startSiteServer({ root: projectRoot, env: { DATA_FOLDER: data } });
      try {
        return await work(browser, `http://localhost:${server.port}`);
      } finally {
        await server.stop();
      }
    }),
  );
