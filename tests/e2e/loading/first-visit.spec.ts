import type { Page } from 'playwright/test';
import { namesOf } from '../header/parts.ts';
import { expect, loadApp, open, test, waitForNoSkeleton } from '../site.ts';

const pt = namesOf('pt');

const minimum = 800;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
type Seen = {
  shown: boolean;
  covers: boolean;
  background: string;
  focusable: number;
  lastStood: number;
  gone: number;
};

/** Watches, frame by frame from the beginning of a document, whether a skeleton shows. */
const watchSkeleton = (page: Page) =>
  page.addInitScript(() => {
    const seen = ((window as any).seen = {
      shown: false,
      covers: false,
      background: '',
      focusable: 0,
      lastStood: 0,
      gone: 0,
    } as Seen);
    const look = (time: number) => {
      const skeleton = document.querySelector('[data-skeleton]');
      const stands =
        skeleton !== null &&
        getComputedStyle(skeleton).visibility === 'visible' &&
        skeleton.getBoundingClientRect().height > 0;
      if (stands && !seen.shown) {
        seen.shown = true;
        const points = [0.2, 0.5, 0.8].flatMap((x) =>
          [0.3, 0.6, 0.9].map((y) => document.elementFromPoint(innerWidth * x, innerHeight * y)),
        );
        seen.covers = points.every((element) => skeleton.contains(element));
        seen.background = getComputedStyle(skeleton).backgroundColor;
        seen.focusable = skeleton.querySelectorAll('a,button,input,[tabindex]').length;
      }
      if (stands) seen.lastStood = time;
      if (seen.shown && !stands) seen.gone = time;
      else if (time < 60_000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const seen = (page: Page) => page.evaluate(() => (window as any).seen as Seen);
const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);

for (const path of ['/', '/es', '/clinicas', '/en/termos', '/operadoras', '/seguranca/hipaa']) {
  test(`the skeleton stands on ${path} for at least ${minimum} ms after the first paint, then it is gone`, async ({
    page,
  }) => {
    await watchSkeleton(page);
    await page.goto(path);
    await expect.poll(async () => (await seen(page)).gone).toBeGreaterThan(0);
    const { lastStood, gone } = await seen(page);
    await expect.poll(() => firstPaint(page)).toBeGreaterThan(0);
    const painted = await firstPaint(page);
    expect(gone - painted).toBeGreaterThanOrEqual(minimum);
    // A busy machine may draw the next frame late: what counts is until when one showed it.
    expect(lastStood - painted).toBeLessThan(minimum + 1200);
    await expect(h1(page)).toBeVisible();
    const inTheWay = await page.evaluate(() =>
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.closest('[data-skeleton]'),
    );
    expect(inTheWay).toBeNull();
  });
}

test('the skeleton goes after any time that a site may give it', async ({ page }) => {
  await open(page, '/clinicas');
  const times = Array.from({ length: 50 }, (_, index) => index * 100);
  const standing = await page.locator('[data-skeleton]').evaluate(
    (skeleton: HTMLElement, times) =>
      times.filter((time) => {
        skeleton.style.animationDelay = `${time}ms`;
        for (const animation of skeleton.getAnimations()) animation.finish();
        return getComputedStyle(skeleton).visibility !== 'hidden';
      }),
    times,
  );
  expect(standing).toEqual([]);
});

test('no content shows through while the skeleton stands, and it never returns once the app is there', async ({
  page,
}) => {
  await watchSkeleton(page);
  await page.goto('/clinicas');
  await waitForNoSkeleton(page);
  expect((await seen(page)).background).toMatch(/^rgb\(/);
  await page.getByRole('button', { name: pt.markets, exact: true }).click();
  await expect(page.getByRole('button', { name: pt.markets, exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await loadApp(page);
  await expect(page.locator('[data-skeleton]').filter({ visible: true })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no skeleton', async ({ page }) => {
    for (const path of ['/', '/clinicas', '/en/corporativo']) {
      await page.goto(path, { waitUntil: 'commit' });
      await h1(page).waitFor();
      await expect(page.locator('[data-skeleton]').filter({ visible: true })).toHaveCount(0);
    }
  });
});
