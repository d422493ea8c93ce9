import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Bench } from '../tools/cli/bench.ts';
import { nameWrapper, openPage, withBrowser } from './test-support/browser.ts';
import { percentile } from './test-support/percentiles.ts';
import { startSiteServer, withSiteCopy } from './test-support/site-server.ts';

/** How many links are clicked at most, each once: what was fetched for it is there afterwards. */
const mostLinks = 20;

/** In milliseconds, at the median. */
const targets = { fromClick: 60, afterSkeleton: 50, back: 50 };

/** How long a pointer rests on a link before it is pressed, in milliseconds. */
const pointing = 200;

/** In milliseconds: until the next page stands, from the click, and the one before, from `back`. */
type Times = { next: number[]; back: number[] };

/**
 * How soon the next page stands after a click on a link that the pointer was on, with the skeleton
 * off, and with it after its time; and how soon the page before is back.
 */
export const run: Bench['run'] = async (log) => {
  const whole = await measureSite();
  const withoutSkeleton = await measureSite(0);
  const tell = (what: string, times: number[], target: number): boolean => {
    const median = percentile(times, 50);
    const spread = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)}`;
    const found = `median ${median.toFixed(0)} ms, ${spread} ms`;
    log(`${what}, ${times.length} links: ${found}; at most ${target}`);
    return median <= target;
  };
  const afterSkeleton = whole.next.map((ms) => ms - whole.skeletonMs);
  return [
    tell('next page without a skeleton, from the click', withoutSkeleton.next, targets.fromClick),
    tell(
      `next page after a skeleton's ${whole.skeletonMs} ms`,
      afterSkeleton,
      targets.afterSkeleton,
    ),
    tell('page before, from the step back', withoutSkeleton.back, targets.back),
  ].every(Boolean);
};

/** @param skeletonMs another time than the site's */
const measureSite = (skeletonMs?: number): Promise<Times & { skeletonMs: number }> =>
  withSiteCopy(async ({ root, data }) => {
    const file = join(root, 'pages-config/site.json');
    const site = JSON.parse(await readFile(file, 'utf8'));
    if (skeletonMs !== undefined) site.timings.skeletonMinimumMs = skeletonMs;
    await writeFile(file, JSON.stringify(site));
    return withBrowser(async (browser) => {
      const server = await startSiteServer({ root, env: { DATA_FOLDER: data } });
      try {
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        await page.addInitScript(nameWrapper);
        await openPage(page, `http://localhost:${server.port}/`);
        // The app is there from the first click on, as it is for who has opened a menu.
        await page.locator('[aria-controls^=menu-]').first().click();
        await page.waitForLoadState('networkidle');
        await page.keyboard.press('Escape');
        return { ...(await followLinks(page)), skeletonMs: site.timings.skeletonMinimumMs };
      } finally {
        await server.stop();
      }
    });
  });

async function followLinks(page: Page): Promise<Times> {
  // What moves may be gone from under the pointer as it is pressed.
  const standing = page.locator(
    'main a[href^="/"]:not([href*="#"], [aria-roledescription=slide] a)',
  );
  const links = await standing.evaluateAll((all) => [
    ...new Set(all.map((link) => link.getAttribute('href'))),
  ]);
  const times: Times = { next: [], back: [] };
  if (links.length === 0) throw new Error('The page has no link to another one.');
  for (const href of links.slice(0, mostLinks)) {
    const link = standing.and(page.locator(`[href="${href}"]`)).first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await page.waitForTimeout(pointing);
    times.next.push(await timeUntilOther(page, () => link.click(), 'click'));
    times.back.push(await timeUntilOther(page, () => page.goBack(), 'popstate'));
  }
  return times;
}

/**
 * @param begin the event with which it begins, within the page
 * @returns how long it takes until another first heading is painted, in milliseconds
 */
async function timeUntilOther(page: Page, leave: () => Promise<unknown>, begin: string) {
  const measured = page.evaluate(
    (event) =>
      new Promise<number>((resolve, reject) => {
        const heading = () => document.querySelector('main h1');
        const former = heading()?.textContent;
        const look = (since: number) => {
          const found = heading();
          if (performance.now() - since > 20_000) reject(new Error('There is no other page.'));
          else if (!found?.checkVisibility() || found.textContent === former)
            requestAnimationFrame(() => look(since));
          else {
            // The frame that shows it is painted before the next task.
            const painted = new MessageChannel();
            painted.port1.onmessage = () => resolve(performance.now() - since);
            painted.port2.postMessage(null);
          }
        };
        addEventListener(event, ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
      }),
    begin,
  );
  const [ms] = await Promise.all([measured, leave()]);
  return ms;
}
