import type { Page } from 'playwright/test';
import { expect, open, test, uncover } from '../site.ts';

/** How much of its ring the page's one figure draws, of 100. */
const drawn = (page: Page) =>
  page
    .locator('#statistic circle + circle')
    .evaluate((ring) => Math.round(Number.parseFloat(getComputedStyle(ring).strokeDasharray)));

test('a ring fills as it comes into view; paper and less motion have all of it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, '/clinicas');
  await expect.poll(() => drawn(page)).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' });
  expect(await drawn(page)).toBe(13);
  await page.emulateMedia({ reducedMotion: 'reduce', media: 'screen' });
  expect(await drawn(page)).toBe(13);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() =>
    document.querySelector('#benefits')?.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  await expect.poll(() => drawn(page)).toBe(13);
});

test('a row of cards has a dot for each, and a drawn phone goes on beyond its section', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/academias');
  const gap = await page.evaluate(() => {
    const hero = document.querySelector('#hero');
    const phone = hero?.querySelector('figure > div > div');
    if (!hero || !phone) throw new Error('no screen');
    const mask = getComputedStyle(phone).maskImage;
    const below = hero.getBoundingClientRect().bottom - phone.getBoundingClientRect().bottom;
    return { mask, share: below / Number.parseFloat(getComputedStyle(hero).paddingBottom) };
  });
  expect(gap.mask).toBe('none');
  expect(gap.share).toBeLessThan(0);
  await open(page, '/');
  const dots = await page
    .locator('#super-app-section [tabindex="0"] > li')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card, '::scroll-marker').content));
  expect(dots).toHaveLength(6);
  for (const content of dots) expect(content).toContain('•');
});

test('a row of cards rests at the one whose link has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await uncover(page);
  const row = page.locator('#super-app-section [tabindex="0"]');
  await row.focus();
  const links = row.getByRole('link');
  for (let link = 0; link < (await links.count()); link += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(link)).toBeFocused();
    await expect(links.nth(link)).toBeInViewport({ ratio: 1 });
  }
});
