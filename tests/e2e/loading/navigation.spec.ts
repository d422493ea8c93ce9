import type { Page } from 'playwright/test';
import {
  expect,
  expectScrolledTo,
  isMarked,
  markWindow,
  message,
  open,
  openHydrated,
  pageAt,
  shells,
  tags,
  test,
  words,
} from '../site.ts';

const minimum = 800;
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const heading = (route: string, language: 'pt' | 'en' | 'es' = 'pt') =>
  words(language, pageAt(route, language).json.sections[0]!.heading!);

test.describe('navigation in the app', () => {
  /** Follows a link of the page and tells how the skeleton stood meanwhile. */
  async function follow(
    page: Page,
    href: string,
  ): Promise<{ shown: number; uncovered: number; stood: number; header: boolean }> {
    return page.evaluate(async (target) => {
      const began = performance.now();
      let shown = 0;
      let uncovered = 0;
      let header = true;
      document.querySelector<HTMLElement>(`a[href="${target}"]`)!.click();
      // Before the first frame, too: a busy machine may paint it only after the skeleton's time.
      await null;
      for (;;) {
        const skeleton = document.querySelector('[data-skeleton]');
        const waiting = document.querySelector('main > [role=status]');
        if (skeleton && getComputedStyle(skeleton).visibility === 'visible') shown++;
        else if (waiting) uncovered++;
        header &&= document.querySelector('header')!.getBoundingClientRect().height > 40;
        if (performance.now() - began > 300 && !waiting && document.querySelector('main h1'))
          return { shown, uncovered, stood: performance.now() - began, header };
        await Promise.race([
          new Promise(requestAnimationFrame),
          new Promise((late) => setTimeout(late, 1_000)),
        ]);
      }
    }, href);
  }

  for (const [from, to, route, language] of [
    ['/clinicas', '/academias', '/academias', 'pt'],
    ['/en/termos', '/en/clinicas', '/clinicas', 'en'],
    ['/en/termos', '/es/termos', '/termos', 'es'],
  ] as const) {
    test(`${from} → ${to}: a skeleton for at least ${minimum} ms, then title, language, focus and top`, async ({
      page,
    }) => {
      await openHydrated(page, from);
      await markWindow(page);
      await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
      const { shown, uncovered, stood, header } = await follow(page, to);
      // In each frame, however few a busy machine draws.
      expect(shown).toBeGreaterThan(0);
      expect(uncovered).toBe(0);
      expect(stood).toBeGreaterThanOrEqual(minimum);
      expect(header).toBe(true);
      await expect(h1(page)).toHaveText(heading(route, language));
      await expect(h1(page)).toBeFocused();
      await expect(page).toHaveTitle(pageAt(route, language).json.title);
      await expect(page).toHaveURL(to);
      await expect(page.locator('html')).toHaveAttribute('lang', tags[language]);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${to}$`),
      );
      await expect(page.locator('meta[name=description]')).toHaveAttribute(
        'content',
        pageAt(route, language).json.description,
      );
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await isMarked(page)).toBe(true);
      await expect(page.locator('main section[id]').first()).toBeVisible();
      await expect(page.locator('[data-asleep]')).toHaveCount(0);
    });
  }

  test('to the English home page: only the header shows while it loads', async ({ page }) => {
    await openHydrated(page, '/en/termos');
    await markWindow(page);
    const { shown, header, stood } = await follow(page, '/en');
    expect(shown).toBe(0);
    expect(header).toBe(true);
    expect(stood).toBeGreaterThan(0);
    await expect(h1(page)).toHaveText(heading('/', 'en'));
    expect(await isMarked(page)).toBe(true);
  });

  test('a card of the super app begins its page at the top', { tag: '@slow' }, async ({ page }) => {
    await openHydrated(page, '/');
    await markWindow(page);
    await page.locator('#super-app-section').getByRole('link').first().click();
    await expect(h1(page)).toHaveText(heading('/telemedicina'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  test('back and forward restore where one was, without a full load', async ({ page }) => {
    await openHydrated(page, '/');
    await markWindow(page);
    const scrolled = async (top: number) => {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect
        .poll(() =>
          page.evaluate(() => (history.state as Record<string, unknown> | null)?.scrollToPosition),
        )
        .toBe(top);
    };
    await scrolled(1500);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('header a[href="/clinicas"]')!.click(),
    );
    await expect(h1(page)).toHaveText(heading('/clinicas'));
    await scrolled(700);
    await page.goBack();
    await expect(h1(page)).toHaveText(heading('/'));
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1500))).toBeLessThan(3);
    await page.goForward();
    await expect(h1(page)).toHaveText(heading('/clinicas'));
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(3);
    expect(await isMarked(page)).toBe(true);
  });

  test('a link into another page ends at its section', async ({ page }) => {
    await openHydrated(page, '/telemedicina');
    await markWindow(page);
    await page
      .locator('#hero')
      .getByRole('link', { name: message('pt', 'common.startNow') })
      .click();
    await expect(h1(page)).toHaveText(heading('/'));
    await expectScrolledTo(page.locator('#contact-section'));
    expect(await isMarked(page)).toBe(true);
  });

  test('a link within the page scrolls smoothly to its section', { tag: '@slow' }, async ({
    page,
  }) => {
    for (const [route, more] of [
      ['/', 'super-app-section'],
      ['/clinicas', 'transform-section'],
      ['/corporativo', 'wellbeing-section'],
      ['/academias', 'contact-section'],
    ] as const) {
      await open(page, route);
      await page.locator(`#hero a[href="#${more}"]`).click();
      await expectScrolledTo(page.locator(`#${more}`));
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      ).toBe('smooth');
    }
  });

  test('the policy and the terms open at the top', { tag: '@slow' }, async ({ page }) => {
    await openHydrated(page, '/clinicas');
    for (const { label, to } of shells.pt.footer.legal) {
      await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
      await expect(h1(page)).toHaveText(heading(to));
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
});
