import type { Page } from 'playwright/test';
import { expect, expectScrolledTo, openHydrated, pageAt, test } from '../site.ts';

const next = '/corporativo';
const idsOf = (path: string) => pageAt(path).json.sections.map(({ id }) => id);
const ids = idsOf(next);

/**
 * Follows a link to the next page.
 * @param path the page's, and where on it the link leads
 * @returns the sections of each frame that has any, and whether the footer is in view
 */
const framesAfter = (page: Page, path: string, place = '') =>
  page.evaluate(
    async ({ path, target, all }) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!;
      link.href = target;
      link.click();
      const frames: { sections: string[]; showsFooter: boolean }[] = [];
      do {
        await Promise.race([
          new Promise(requestAnimationFrame),
          new Promise((late) => setTimeout(late, 1_000)),
        ]);
        const sections = all.filter((id) => document.getElementById(id)?.closest('main'));
        const { top } = document.querySelector('footer')!.getBoundingClientRect();
        if (location.pathname === path && !document.querySelector('main > [role=status]'))
          frames.push({ sections, showsFooter: top < innerHeight });
      } while (frames.at(-1)?.sections.length !== all.length);
      return frames;
    },
    { path, target: path + place, all: idsOf(path) },
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
  const frames = await framesAfter(page, next, '#contact-section');
  expect(frames[0]?.sections).toEqual(ids);
});

/**
 * Follows a link to the next page.
 * @param clicked what is clicked there as soon as the page shows, before anything is painted
 * @returns of each change whether all sections are there, and how many are asleep
 */
const changesAfter = (page: Page, clicked = '') =>
  page.evaluate(
    ({ path, last, selector }) =>
      new Promise<{ isWhole: boolean; asleep: number }[]>((tell) => {
        const changes: { isWhole: boolean; asleep: number }[] = [];
        new MutationObserver((_changes, observer) => {
          if (location.pathname !== path || document.querySelector('main > [role=status]')) return;
          const isWhole = Boolean(document.getElementById(last)?.closest('main'));
          changes.push({ isWhole, asleep: document.querySelectorAll('[data-asleep]').length });
          if (selector && changes.length === 1)
            document.querySelector<HTMLElement>(selector)!.click();
          if (!isWhole) return;
          observer.disconnect();
          tell(changes);
        }).observe(document.querySelector('main')!, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click();
      }),
    { path: next, last: ids.at(-1)!, selector: clicked },
  );

test('a link to a place further down leads there, also before that is made', async ({ page }) => {
  await openHydrated(page, '/');
  const [first] = await changesAfter(page, 'main a[href$="#contact-section"]');
  expect(first?.isWhole).toBe(false);
  await expectScrolledTo(page.locator('#contact-section'));
});

test('what the app makes answers at once: no click in it waits for it to wake', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const changes = await changesAfter(page);
  expect(Math.max(...changes.map(({ asleep }) => asleep))).toBe(0);
});

test('a page of no more than that is whole at once, down to its footer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 6_000 });
  await openHydrated(page, '/');
  const frames = await framesAfter(page, '/privacidade');
  expect(frames[0]).toEqual({ sections: idsOf('/privacidade'), showsFooter: true });
});

test('a picture further down loads on a page that the app has made', async ({ page }) => {
  await openHydrated(page, next);
  await page.locator('header').getByRole('link').first().click();
  const frame = page.locator('[data-video] [data-state]');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-state', 'loaded');
});
