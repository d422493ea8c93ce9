import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../tools/cli/chromium.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { startSiteServer } from './site-server.ts';

/** Does something with a browser and the server of this site. @param work is given its address */
export async function withSiteInBrowser<T>(
  work: (browser: Browser, site: string) => Promise<T>,
): Promise<T> {
  const data = await mkdtemp(join(tmpdir(), 'bench-'));
  const server = await startSiteServer({ root: projectRoot, env: { DATA_FOLDER: data } });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    return await work(browser, `http://localhost:${server.port}`);
  } finally {
    await browser.close();
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
}
