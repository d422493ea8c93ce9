import { type Browser, chromium, type Page, type Response } from 'playwright';
import { chromiumArguments, findChromium } from '../../tools/cli/chromium.ts';

/** Does something with a browser of its own. @throws where there is no Chromium */
export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  executablePath = findChromium(),
): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * A script for pages to begin with, where functions of a bench run in them: what runs the benches
 * wraps those that have names in `__name`.
 */
export const nameWrapper = 'globalThis.__name = (wrapped) => wrapped';

/** Opens a page. @returns its answer @throws where that is not 200 */
export async function openPage(
  page: Page,
  url: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response> {
  const answer = await page.goto(url, options);
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
  return answer;
}
