import type { Browser, Request } from 'playwright';
import { dataUrl } from '../src/lib/data-url.ts';
import { pages } from '../tests/shipped-site.ts';
import type { Bench } from '../tools/cli/bench.ts';
import { openPage } from './test-support/browser.ts';
import { percentile } from './test-support/percentiles.ts';
import { withSiteInBrowser } from './test-support/site-in-browser.ts';

/**
 * Bytes as they are sent, by what they are for: of one page at most, and at the median of all.
 * Only the answer's are with its headers.
 */
const limits: Record<string, { most: number; median?: number }> = {
  'answer with its headers': { most: 14_600 },
  'policy in these headers': { most: 2_000 },
  fonts: { most: 62_000 },
  'scripts before a click': { most: 0 },
  'scripts after the first click': { most: 85_000 },
  'data, for who comes from another page': { most: 4_500, median: 3_000 },
};

/**
 * What each page of the site costs a visitor with a telephone who has nothing of it yet, in bytes:
 * its answer, what that has fetched, and what a first click fetches.
 */
export const run: Bench['run'] = (log) =>
  withSiteInBrowser(async (browser, site) => {
    const measured: Record<string, number>[] = [];
    for (const { path } of pages) measured.push(await measurePage(browser, site, path));
    let held = true;
    for (const kind of Object.keys(measured[0] ?? {})) {
      const bytes = measured.map((page) => page[kind] ?? 0);
      const [most, median] = [Math.max(...bytes), percentile(bytes, 50)];
      const limit = limits[kind];
      const isWithin = most <= (limit?.most ?? most) && median <= (limit?.median ?? median);
      held &&= isWithin;
      const allowed = limit ? `, at most ${[limit.median, limit.most].filter(isNumber)}` : '';
      const found = `median ${median}, most ${most} (${pages[bytes.indexOf(most)]?.path})`;
      log(`${kind}: ${found}${allowed}${isWithin ? '' : ': not fulfilled'}`);
    }
    return held;
  });

/** The page itself answers a click, and the app is asked for after it: within so long, in ms. */
const appComesMs = 2000;

const isNumber = (value: unknown) => typeof value === 'number';

const isSized = (request: Request) => request.url().startsWith('http');

/** @returns bytes by what they are for */
async function measurePage(browser: Browser, site: string, path: string) {
  const [visit, other] = [await openTelephone(browser), await openTelephone(browser)];
  try {
    const answer = await openPage(visit.page, site + path, { waitUntil: 'networkidle' });
    const before = await bytesByKind(visit.requests);
    await visit.page.locator('[aria-controls=main-menu]').click();
    await visit.page.waitForTimeout(appComesMs);
    await visit.page.waitForLoadState('networkidle');
    const scripts = await bytesOfScripts(visit.requests);
    // By who has nothing of it: the app may have asked for the data of its own page.
    await openPage(other.page, `${site}/robots.txt`);
    other.requests.length = 0;
    const status = await other.page.evaluate(async (url) => {
      const response = await fetch(url);
      await response.text();
      return response.status;
    }, dataUrl(path));
    if (status !== 200) throw new Error(`${dataUrl(path)} answered ${status}`);
    await other.page.waitForLoadState('networkidle');
    const headers = await answer.request().sizes();
    return {
      'answer with its headers': (before.document ?? 0) + headers.responseHeadersSize,
      'policy in these headers': answer.headers()['content-security-policy']?.length ?? 0,
      'sheet of what stands below': before.stylesheet ?? 0,
      fonts: before.font ?? 0,
      'pictures of a first look': before.image ?? 0,
      'scripts before a click': before.script ?? 0,
      'scripts after the first click': scripts,
      'data, for who comes from another page': (await bytesByKind(other.requests)).fetch ?? 0,
    };
  } finally {
    await Promise.all([visit, other].map(({ page }) => page.context().close()));
  }
}

/** A window with nothing kept, and what it has fetched. */
async function openTelephone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return { page, requests };
}

/** Each once: the app is fetched when nothing else is, and comes from the cache at the click. */
async function bytesOfScripts(requests: Request[]): Promise<number> {
  const bytes = new Map<string, number>();
  for (const request of requests.filter((each) => each.url().endsWith('.js'))) {
    const { responseBodySize } = await request.sizes();
    bytes.set(request.url(), Math.max(bytes.get(request.url()) ?? 0, responseBodySize));
  }
  return [...bytes.values()].reduce((sum, each) => sum + each, 0);
}

async function bytesByKind(requests: Request[]): Promise<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const request of requests.filter(isSized)) {
    const kind = request.resourceType();
    bytes[kind] = (bytes[kind] ?? 0) + (await request.sizes()).responseBodySize;
  }
  return bytes;
}
