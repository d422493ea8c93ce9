import { type Browser, chromium } from 'playwright';
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
