import type { Page } from 'playwright/test';
import { accessibilityFaults, sizes } from '../axe.ts';
import { flat, type SitePage, scrollThrough, shells, uncover } from '../site.ts';
import { documentFacts } from './document.ts';
import { foreignCharacters } from './fonts.ts';
import { layoutFaults, lengthenTexts } from './layout.ts';
import { isScript, letPass, settled, type Traffic, watch } from './watch.ts';

/**
 * The widths that a page is looked at, in pixels and in the order of the fewest changes; with texts
 * 40% longer it is looked at where they are shortest of room, in one column and in several.
 */
export const widths = [390, 320, 768, 1440, 1920];
export const widthsOfLongerTexts = [1280, 320];

/** Blocks with a part that moves by itself: it wakes them when it comes near the view. */
const moving = new Set(['carousel', 'logos']);

/** All that is collected of a page. */
export type PageRecord = Awaited<ReturnType<typeof crawl>>;

/**
 * Opens a page three times, which is as few as it takes: wide as most visitors come, narrow with
 * less motion, and without scripts.
 */
export async function crawl(page: Page, sitePage: SitePage) {
  const traffic = await watch(page);
  const wide = await visitWide(page, sitePage, traffic);
  const narrow = await visitNarrow(page, sitePage);
  const stored = await storedBy(page);
  const plain = await visitWithoutScripts(page, sitePage);
  const own = new URL(page.url()).origin;
  const elsewhere = traffic.asked
    .map((request) => request.url())
    .filter((url) => !url.startsWith(own) && !url.startsWith('data:'));
  return { wide, narrow, plain, stored, complaints: traffic.complaints, elsewhere };
}

/** The names of all that a site has stored in the browser. */
async function storedBy(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const entries = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name}`), ...entries];
}

/** Opens a page; it has been painted and has had its time when this resolves. */
async function arrive(page: Page, path: string) {
  const answer = await page.goto(path);
  await page.waitForFunction(
    () => performance.getEntriesByName('first-paint').length > 0,
    undefined,
    { polling: 50 },
  );
  await letPass(page);
  const skeleton = await page.evaluate(() => {
    window.watched.hurried = false;
    return window.watched.skeleton;
  });
  await uncover(page);
  return { answer, skeleton };
}

/** Reads a page to its end, and waits for the pictures that were asked for on the way. */
async function read(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.waitForFunction(
    () => [...document.images].every(({ currentSrc, complete }) => !currentSrc || complete),
    undefined,
    { polling: 50 },
  );
}

const shiftsOf = (page: Page) => page.evaluate(() => window.watched.shifts);

/** The first visit: what comes unasked, what the first click brings, and what touching wakes. */
async function visitWide(page: Page, { path, language, json }: SitePage, traffic: Traffic) {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { answer, skeleton } = await arrive(page, path);
  const headers = answer?.headers() ?? {};
  const headerBytes = ((await answer?.headersArray()) ?? []).reduce(
    (sum, { name, value }) => sum + `${name}: ${value}\r\n`.length,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );
  const facts = await documentFacts(page);
  const moves = json.sections.some(({ type }) => moving.has(type));
  if (!moves) await read(page);
  const scriptsUnasked = traffic.asked.filter(isScript).map((request) => request.url());

  const menu = page.locator('header button', { hasText: shells[language].header.menus[0].label });
  await menu.first().evaluate((button: HTMLElement) => button.click());
  const menuOpens = await page
    .waitForFunction(() => document.querySelector('header button[aria-expanded=true]'), null, {
      polling: 50,
      timeout: 30_000,
    })
    .then(
      () => true,
      () => false,
    );
  await settled(page, traffic);
  const scripts = new Map<string, number>();
  for (const response of traffic.answered)
    if (isScript(response.request()))
      scripts.set(response.url(), Number(response.headers()['content-length']));

  if (moves) await read(page);
  return {
    status: answer?.status(),
    encoding: headers['content-encoding'],
    bytes: Number(headers['content-length']) + headerBytes,
    facts,
    skeleton,
    scriptsUnasked,
    menuOpens,
    scripts: [...scripts].map(([url, bytes]) => ({ name: url.split('/').at(-1), bytes })),
    shifts: await shiftsOf(page),
    asleep: await touchAll(page),
  };
}

/** Points at every control of the page; which sections with a control have not come alive? */
async function touchAll(page: Page): Promise<string[]> {
  await page.locator('main :is(a,button,input)').evaluateAll((all) => {
    for (const one of all) one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  const asleep = '[data-asleep]:has(button,input,[data-client])';
  await page
    .waitForFunction((selector) => !document.querySelector(selector), asleep, {
      polling: 50,
      timeout: 30_000,
    })
    .catch(() => undefined);
  await letPass(page);
  return page
    .locator(asleep)
    .evaluateAll((all) => all.map((section) => section.getAttribute('data-asleep') ?? ''));
}

/** The second visit, which is read but not touched: shifts, axe and layout at their widths. */
async function visitNarrow(page: Page, { path }: SitePage) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(sizes.narrow);
  const { skeleton } = await arrive(page, path);
  await read(page);
  const shifts = await shiftsOf(page);
  const failedImages = await page
    .locator('[data-state=failed] img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  const height = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    return document.documentElement.scrollHeight;
  });

  const accessibility: Record<string, string[]> = {};
  const layout: Record<string, string[]> = {};
  const lookAt = async (width: number, name: string) => {
    await page.setViewportSize({ width, height: 900 });
    layout[name] = await layoutFaults(page);
  };
  for (const width of widths) {
    await lookAt(width, `${width} pixels`);
    for (const [name, size] of Object.entries(sizes))
      if (size.width === width) accessibility[name] = await accessibilityFaults(page);
  }
  await lengthenTexts(page);
  for (const width of widthsOfLongerTexts)
    await lookAt(width, `${width} pixels, with texts 40% longer`);
  const foreign = await foreignCharacters(page);
  return { skeleton, shifts, failedImages, height, accessibility, layout, foreign };
}

/** The third visit: what can be read, and what stands there in vain. */
async function visitWithoutScripts(page: Page, { path }: SitePage) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const body = page.locator('body');
  const seen = await body.innerText();
  // What stands between the words of a heading is for the eye alone: others have the words.
  await page.locator('h2 [aria-hidden=true]').evaluateAll((all) => {
    for (const each of all) each.remove();
  });
  const text = flat(`${seen} ${await body.innerText()}`);
  const deadButtons = await page
    .locator('main button:not([type=submit]):not([aria-expanded])')
    .filter({ visible: true })
    .allInnerTexts();
  const numbered = await page
    .locator('main section section[id] h2')
    .evaluateAll((all) =>
      all.map((heading) => ({ id: heading.closest('section')?.id, text: heading.textContent })),
    );
  return { text, deadButtons, numbered };
}
