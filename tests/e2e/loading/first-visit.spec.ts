import type { Page } from 'playwright/test';
import { namesOf } from '../header/parts.ts';
import { expect, test, waitForNoSkeleton } from '../site.ts';

const pt = namesOf('pt');

const minimum = 800;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
type Seen = {
  shown: boolean;
  covers: boolean;
  focusable: number;
  firstPaint: number;
  gone: number;
};

/** Watches, frame by frame from the beginning of a document, whether a skeleton shows. */
const watchSkeleton = (page: Page) =>
  page.addInitScript(() => {
    const seen = ((window as any).seen = {
      shown: false,
      covers: false,
      focusable: 0,
      firstPaint: 0,
      gone: 0,
    } as Seen);
    const look = (time: number) => {
      seen.firstPaint ||= performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
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
        seen.focusable = skeleton.querySelectorAll('a,button,input,[tabindex]').length;
      }
      if (seen.shown && !stands) seen.gone = time;
      else if (time < 6000) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const seen = (page: Page) => page.evaluate(() => (window as any).seen as Seen);

for (const path of ['/', '/es', '/clinicas', '/en/termos', '/operadoras', '/seguranca/hipaa']) {
  test(`the skeleton stands on ${path} for at least ${minimum} ms after the first paint, then it is gone`, async ({
    page,
  }) => {
    await watchSkeleton(page);
    await page.goto(path);
    await expect.poll(async () => (await seen(page)).gone).toBeGreaterThan(0);
    const { firstPaint, gone } = await seen(page);
    expect(gone - firstPaint).toBeGreaterThanOrEqual(minimum);
    expect(gone - firstPaint).toBeLessThan(minimum + 1200);
    await expect(h1(page)).toBeVisible();
    const inTheWay = await page.evaluate(() =>
      document.elementFromPoint(innerWidth / 2, innerHeight / 2)!.closest('[data-skeleton]'),
    );
    expect(inTheWay).toBeNull();
  });
}

test('no content shows through while the skeleton stands, and it never returns once the app is there', async ({
  page,
}) => {
  await page.goto('/clinicas', { waitUntil: 'commit' });
  await page.locator('[data-skeleton]').waitFor({ state: 'visible' });
  expect(
    await page.evaluate(
      () => getComputedStyle(document.querySelector('[data-skeleton]')!).backgroundColor,
    ),
  ).toMatch(/^rgb\(/);
  await waitForNoSkeleton(page);
  await page.getByRole('button', { name: pt.markets, exact: true }).click();
  await expect(page.getByRole('button', { name: pt.markets, exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
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
