import { rm } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { accessibilityFaults } from '../tests/e2e/axe.ts';
import { copyTinySiteWith } from '../tests/e2e/tool.ts';
import { pages } from '../tests/shipped-site.ts';
import type { Bench } from '../tools/cli/bench.ts';
import { findHeadlessShell } from '../tools/cli/chromium.ts';
import { projectRoot } from '../tools/model/schemas.ts';
import { nameWrapper, withBrowser } from './test-support/browser.ts';
import { addExamplePage } from './test-support/example-page.ts';
import { statesOf } from './test-support/page-states.ts';
import { startSiteServer, withSiteCopy } from './test-support/site-server.ts';
import { withTemporaryFolder } from './test-support/temporary-folder.ts';
import { wholeNumber } from './test-support/whole-number.ts';

/** The windows, in pixels. */
const widths = [390, 768, 1440];

/** Analytics that ask before they measure. */
const analytics = {
  src: 'https://stats.example/script.js',
  attributes: [],
  hosts: [],
  title: { en: 'May we count visits?', fr: 'Pouvons-nous compter les visites ?' },
  text: { en: 'Stats, without names.', fr: 'Des statistiques, sans noms.' },
  accept: { en: 'Yes, count', fr: 'Oui' },
  reject: { en: 'No, thanks', fr: 'Non merci' },
  link: { en: 'Cookies', fr: 'Témoins' },
};

/** How often each state was looked at, and what was found. */
type Found = { looks: Map<string, number>; faults: string[]; violations: string[] };

export const options: Bench['options'] = ['pages'];

/**
 * Looks at the pages of the shipped site with axe, at each width, at rest and in each state that
 * their controls bring about, at a page of blocks that it has no place for, and at those of a site
 * that asks for consent.
 */
export const run: Bench['run'] = async (log, { pages: wanted } = {}) => {
  const found: Found = { looks: new Map(), faults: [], violations: [] };
  await withBrowser(async (browser) => {
    const count = wholeNumber('--pages', wanted, pages.length, 1);
    const some = pages.slice(0, count).map(({ path }) => path);
    await visitSite(browser, projectRoot, some, found, log);
    await withSiteCopy(async ({ root: copy }) => {
      const examples = await addExamplePage(copy, 'blocos');
      await visitSite(browser, copy, examples, found, log);
    });
    const root = await copyTinySiteWith((settings) => Object.assign(settings, { analytics }));
    const asking = ['/', '/courses', '/fr', '/fr/courses'];
    await visitSite(browser, root, asking, found, log).finally(() => rm(root, { recursive: true }));
  }, findHeadlessShell());
  for (const line of [...found.faults, ...found.violations]) log(line);
  const looks = [...found.looks].map(([state, count]) => `${count} ${state}`);
  log(`looked at: ${looks.join(', ')}`);
  log(`axe: ${found.faults.length} faults; policy and errors: ${found.violations.length}`);
  return found.faults.length + found.violations.length === 0;
};

const visitSite = (
  browser: Browser,
  root: string,
  paths: string[],
  found: Found,
  log: (line: string) => void,
): Promise<void> =>
  withTemporaryFolder('axe-', async (data) => {
    const server = await startSiteServer({ root, env: { DATA_FOLDER: data } });
    const origin = `http://localhost:${server.port}`;
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    try {
      await context.addInitScript(nameWrapper);
      await watchPolicy(context, origin, found);
      for (const [index, path] of paths.entries()) {
        const page = await context.newPage();
        await visitPage(page, origin + path, found);
        await page.close();
        log(`${index + 1} of ${paths.length}: ${path}, ${found.faults.length} faults so far`);
      }
    } finally {
      await context.close();
      await server.stop();
    }
  });

/** Notes what the policy refuses and what a page throws; nothing is asked of other hosts. */
async function watchPolicy(context: BrowserContext, origin: string, found: Found): Promise<void> {
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const note = (page: Page | null, what: string) =>
    found.violations.push(`${page ? new URL(page.url()).pathname : ''}: ${what}`);
  context.on('weberror', (error) => note(error.page(), error.error().message));
  context.on('console', (entry) => {
    if (['error', 'warning'].includes(entry.type())) note(entry.page(), entry.text());
  });
}

async function visitPage(page: Page, url: string, found: Found): Promise<void> {
  const { pathname } = new URL(url);
  const look = async (state: string, width: number, part?: string) => {
    await settle(page);
    found.looks.set(state, (found.looks.get(state) ?? 0) + 1);
    for (const fault of await accessibilityFaults(page, part))
      found.faults.push(`${pathname}, ${width} px, ${state}: ${fault}`);
  };
  await page.goto(url);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await readThrough(page);
    const asks = (await page.locator('#cc-main').count()) > 0;
    await look(asks ? 'consent open' : 'at rest', width);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for await (const { name, part } of statesOf(page)) await look(name, width, part);
  }
}

/** Scrolls through a page, so that all of it has come into view once. */
const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.6) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** Ends what comes and goes, the skeleton among it: colours that fade are no fault. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        if (!(animation.timeline && 'source' in animation.timeline)) animation.finish();
    await new Promise(requestAnimationFrame);
  });
