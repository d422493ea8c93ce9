import type { Page } from 'playwright/test';
import { expect, openHydrated, pageAt, test } from '../site.ts';

const next = '/corporativo';
const ids = pageAt(next).json.sections.map(({ id }) => id);

/**
 * Follows a link to the next page.
 * @returns the sections of each frame that has any, and whether the footer is in view
 */
const framesAfter = (page: Page, href: string) =>
  page.evaluate(
    async ({ path, target, all }) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!;
      link.href = target;
      link.click();
      const frames: { sections: string[]; showsFooter: boolean }[] = [];
      do {
        await new Promise(requestAnimationFrame);
        const sections = all.filter((id) => document.getElementById(id)?.closest('main'));
        const { top } = document.querySelector('footer')!.getBoundingClientRect();
        if (location.pathname === path && !document.querySelector('main > [role=status]'))
          frames.push({ sections, showsFooter: top < innerHeight });
      } while (frames.at(-1)?.sections.length !== all.length);
      return frames;
    },
    { path: next, target: href, all: ids },
  );

test('what a window shows at first is painted before the rest of a page is made', async ({
  page,
}) => {
  // More than the first sections fill.
  await page.setViewportSize({ width: 1280, height: 2_400 });
  await openHydrated(page, '/');
  const frames = await framesAfter(page, next);
  expect(frames[0]?.sections).toEqual(ids.slice(0, 2));
  expect(frames.filter(({ showsFooter }) => showsFooter)).toEqual([]);
});

test('who goes to a place on a page finds all of it at once', async ({ page }) => {
  await openHydrated(page, '/');
  const frames = await framesAfter(page, `${next}#contact-section`);
  expect(frames[0]?.sections).toEqual(ids);
});

test('a picture further down loads on a page that the app has made', async ({ page }) => {
  await openHydrated(page, next);
  await page.locator('header').getByRole('link').first().click();
  const frame = page.locator('[data-video] [data-state]');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-state', 'loaded');
});
