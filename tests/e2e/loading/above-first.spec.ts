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

test('a link to a place further down leads there, also before that is made', async ({ page }) => {
  await openHydrated(page, '/');
  const wasThere = await page.evaluate(
    (path) =>
      new Promise((tell) => {
        // Told of as soon as the page is there, before anything is painted.
        new MutationObserver((_changes, observer) => {
          const link = document.querySelector<HTMLElement>('main a[href$="#contact-section"]');
          if (location.pathname !== path || document.querySelector('main > [role=status]')) return;
          if (!link) return;
          observer.disconnect();
          const isThere = document.getElementById('contact-section') !== null;
          link.click();
          tell(isThere);
        }).observe(document.querySelector('main')!, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click();
      }),
    next,
  );
  expect(wasThere).toBe(false);
  await expectScrolledTo(page.locator('#contact-section'));
});

test('what the app makes answers at once: no click in it waits for it to wake', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const asleep = await page.evaluate(
    ({ path, last }) =>
      new Promise<number>((tell) => {
        let most = 0;
        new MutationObserver((_changes, observer) => {
          if (location.pathname !== path || document.querySelector('main > [role=status]')) return;
          most = Math.max(most, document.querySelectorAll('[data-asleep]').length);
          if (!document.getElementById(last)?.closest('main')) return;
          observer.disconnect();
          tell(most);
        }).observe(document.querySelector('main')!, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click();
      }),
    { path: next, last: ids.at(-1)! },
  );
  expect(asleep).toBe(0);
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
