import type { Page } from 'playwright/test';
import { expect, hold, isMarked, loadApp, markWindow, test } from '../site.ts';

const ground = (page: Page) =>
  page.locator('footer').evaluate((footer) => getComputedStyle(footer).backgroundColor);

test('nothing shows before its styles are there, and the footer keeps its own', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/page.*.css');
  await page.goto('/academias', { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  await expect(page.locator('section')).toHaveCount(2);
  await expect(page.locator('footer')).toHaveCount(0);
  release();
  await page.waitForLoadState();
  const dark = await ground(page);
  expect(dark).not.toBe('rgba(0, 0, 0, 0)');
  await loadApp(page);
  await markWindow(page);
  await page.locator('footer a[href="/termos"]').click();
  await expect(page).toHaveURL(/\/termos$/);
  await expect(page.locator('main > [role=status]')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('[data-below]>link')).toHaveCount(0);
  expect(await ground(page)).toBe(dark);
});
