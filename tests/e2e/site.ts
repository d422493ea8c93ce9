import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { patienceMs } from '../../src/lib/patience.ts';

export * from '../shipped-site.ts';

/**
 * As Playwright's test, and no test leaves an uncaught error in any page, but those it `expects`.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: Playwright's type of a fixture without value.
export const test = base.extend<{ expects: RegExp | undefined; uncaught: void }>({
  expects: [undefined, { option: true }],
  uncaught: [
    async ({ context, expects }, use) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(error.error().message));
      await use();
      expect(
        errors.filter((error) => !expects?.test(error)),
        'uncaught errors',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * The tag of a test that repeats what another proves: the full run alone takes it.
 * @param isFirst whether this is the one that proves it
 */
export const slowBut = (isFirst: boolean): string[] => (isFirst ? [] : ['@slow']);

/** Collects what a page says in the console as a warning or an error. */
export function collectConsoleErrors(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (entry) => {
    if (['error', 'warning'].includes(entry.type())) found.push(`${entry.type()}: ${entry.text()}`);
  });
  return found;
}

/**
 * Resolves once no skeleton covers the page. That of a first visit leaves at once: how long it
 * stands is tested where it is the point, in `loading/first-visit.spec.ts`.
 */
export async function uncover(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (effect instanceof KeyframeEffect && effect.target?.matches('[data-skeleton]'))
        animation.finish();
    }
  });
  await waitForNoSkeleton(page);
}

/** Resolves once what has an end of moving and fading within an element has come to it. */
export const motionEnded = (element: Locator) =>
  element.evaluate((within) =>
    Promise.all(
      within
        .getAnimations({ subtree: true })
        .filter(({ effect, timeline }) => {
          const { endTime = 0 } = effect?.getComputedTiming() ?? {};
          return timeline === document.timeline && Number.isFinite(Number(endTime));
        })
        // What is taken away meanwhile has come to its end, too.
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );

/** Resolves once no skeleton covers the page, after its time. */
export const waitForNoSkeleton = (page: Page) =>
  expect(page.locator('[data-skeleton]').filter({ visible: true })).toHaveCount(0);

/** Opens a page and waits for its content. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await uncover(page);
}

/**
 * Has a page wait ten times as long for what a test keeps back, before it takes the browser's own
 * way: on a busy machine what is done meanwhile takes time. To be called before it is opened.
 */
export const waitLonger = (page: Page): Promise<unknown> =>
  page.addInitScript((patience) => {
    const native = setTimeout as typeof window.setTimeout;
    const longer = (task: TimerHandler, ms?: number, ...given: unknown[]) =>
      native(task, ms === patience ? 10 * patience : ms, ...given);
    Object.assign(window, { setTimeout: longer });
  }, patienceMs);

/**
 * Keeps back what a page asks for.
 * @returns what lets it come
 */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Makes a page the app, as a visitor's first touch would. */
export async function loadApp(page: Page): Promise<void> {
  await page
    .locator('header')
    .getByRole('link')
    .first()
    .dispatchEvent('pointerover', { bubbles: true });
  // The last that the app does before it listens, and in the same turn.
  await page.waitForFunction(() => history.scrollRestoration === 'manual', undefined, {
    polling: 50,
  });
}

/** Opens a page and makes it the app. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await loadApp(page);
  await uncover(page);
}

/** Leaves a mark in the window, which only a full load removes. */
export const markWindow = (page: Page) => page.evaluate(() => void ((window as any).mark = true));
export const isMarked = (page: Page) => page.evaluate(() => (window as any).mark === true);

/**
 * Waits for the page's next frame. Chromium was seen to give none until something else happened, as
 * the next call: then it is not waited for any longer.
 * @returns whether it came
 */
export const nextFrame = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Promise.race([
      new Promise<boolean>((frame) => requestAnimationFrame(() => frame(true))),
      new Promise<boolean>((late) => setTimeout(late, 1_000, false)),
    ]),
  );

/** Where an edge of an element stands in the window once it has stood still for so many frames. */
export async function restingEdge(
  locator: Locator,
  edge: 'top' | 'left',
  frames: number,
): Promise<number> {
  let last = NaN;
  for (let still = 0; still < frames; ) {
    // Without a frame nothing moves.
    if (!(await nextFrame(locator.page()))) continue;
    const now = await locator.evaluate((one, side) => one.getBoundingClientRect()[side], edge);
    still = now === last ? still + 1 : 0;
    last = now;
  }
  return last;
}

/** Where an element's top stands in the window once scrolling has come to rest. */
export const restingTop = (locator: Locator): Promise<number> => restingEdge(locator, 'top', 6);

/**
 * Asserts that the window has scrolled to an element: its top stands near the top, below the
 * header.
 */
export async function expectScrolledTo(locator: Locator): Promise<void> {
  await expect(async () => {
    const top = await restingTop(locator);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(140);
  }).toPass({ timeout: 30_000 });
}

/**
 * Scrolls through the whole page as a reader does, a part of the window at a time, each for two
 * frames: so long it takes until the page knows what is in view.
 */
export async function scrollThrough(page: Page): Promise<void> {
  for (let [part, isEnd] = [0, false]; !isEnd; part += 1) {
    isEnd = await page.evaluate((parts) => {
      const { scrollHeight } = document.documentElement;
      const top = parts * 0.6 * innerHeight;
      scrollTo({ top: Math.min(top, scrollHeight), behavior: 'instant' });
      return top >= scrollHeight - innerHeight;
    }, part);
    for (let frames = 0; frames < 2; ) if (await nextFrame(page)) frames += 1;
  }
}
