import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { Bench } from '../tools/cli/bench.ts';
import { openPage, withBrowser } from './test-support/browser.ts';
import { startChildServer } from './test-support/child-server.ts';
import { generateSite } from './test-support/generated-site.ts';
import { percentile } from './test-support/percentiles.ts';
import { withTemporaryFolder } from './test-support/temporary-folder.ts';
import { wholeNumber } from './test-support/whole-number.ts';

const rounds = 20;
const targets = { few: 100, many: 150 };

/** Of a larger site there is more to look at. */
const manyPages = 1000;

/** The first saves find everything cold, as nobody's second does. */
const warmUpRounds = 3;

export const options: Bench['options'] = ['pages'];

/**
 * Rests between saves, in milliseconds; they differ, so as not to keep step with the browser's
 * frames.
 */
const pauseAfter = (round: number) => 300 + ((round * 37) % 100);

export const run: Bench['run'] = (log, { pages } = {}) =>
  withTemporaryFolder('save-to-shown-', async (root) => {
    const made = await generateSite(root, wholeNumber('--pages', pages, 1, 1));
    const times = await withBrowser((browser) => measureSaves(browser, root));
    const median = percentile(times, 50);
    log(
      `${made} pages: from the save to the frame that shows it, in the browser, ${rounds} saves: ` +
        `median ${median.toFixed(0)} ms, ` +
        `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`,
    );
    return median <= (made < manyPages ? targets.few : targets.many);
  });

/** @returns milliseconds of each save to `npm run dev` of a site */
async function measureSaves(browser: Browser, root: string): Promise<number[]> {
  const server = await startChildServer(
    [process.execPath, '--import', 'tsx', 'tools/cli/main.ts', 'dev', '--root', root],
    {},
  );
  try {
    const page = await browser.newPage();
    await openPage(page, `http://localhost:${server.port}/`);
    await page.waitForFunction(
      () => document.querySelector('h1') && !document.querySelector('[data-asleep]'),
    );
    const times: number[] = [];
    for (let round = 0; round < warmUpRounds + rounds; round++) {
      await sleep(pauseAfter(round));
      const time = await measureSave(page, root, `${round}`);
      if (round >= warmUpRounds) times.push(time);
    }
    return times;
  } finally {
    await server.stop();
  }
}

/**
 * Changes the home page's first heading, as an editor saves it.
 * @returns milliseconds from just before the write to the frame that shows it; both processes read
 *   the same clock
 */
async function measureSave(page: Page, root: string, mark: string): Promise<number> {
  const { languages } = JSON.parse(
    await readFile(join(root, 'pages-config/site.json'), 'utf8'),
  ) as { languages: { code: string }[] };
  const file = join(root, `pages-config/pages/home/${languages[0]?.code}.json`);
  const value = JSON.parse(await readFile(file, 'utf8')) as { sections: { heading: string }[] };
  const [first] = value.sections;
  if (!first) throw new Error(`${file} has no section.`);
  first.heading = `Heading ${mark}`;
  const text = JSON.stringify(value, null, 2);
  await page.evaluate((wanted) => {
    const seen = Promise.withResolvers<number>();
    (window as unknown as { seen: Promise<number> }).seen = seen.promise;
    const observer = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== wanted) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => seen.resolve(performance.timeOrigin + performance.now());
        painted.port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  }, first.heading);
  const begin = performance.timeOrigin + performance.now();
  await writeFile(file, text);
  return (await page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen)) - begin;
}
