import {
  addressOf,
  expect,
  expectScrolledTo,
  isMarked,
  markWindow,
  open,
  restingTop,
  test,
  uncover,
} from '../site.ts';
import { button, h1, heading, namesOf } from './parts.ts';

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const language of ['pt', 'en'] as const) {
    const home = addressOf('/', language);

    test(`‘${namesOf(language).contact}’ scrolls to the contact section at home, and closes the menus (${language})`, async ({
      page,
    }) => {
      await open(page, home);
      await button(page, namesOf(language).markets).click();
      await markWindow(page);
      const smooth = await page.evaluate(
        () => getComputedStyle(document.documentElement).scrollBehavior,
      );
      expect(smooth).toBe('smooth');
      await button(page, namesOf(language).contact).click();
      await expectScrolledTo(page.locator('#contact-section'));
      await expect(button(page, namesOf(language).markets)).toHaveAttribute(
        'aria-expanded',
        'false',
      );
      expect(await isMarked(page)).toBe(true);
      expect(new URL(page.url()).pathname).toBe(home);
    });

    test(`‘${namesOf(language).contact}’ elsewhere goes home with the flag, scrolls, and clears it (${language})`, async ({
      page,
    }) => {
      await open(page, addressOf('/termos', language));
      await button(page, namesOf(language).security).click();
      await markWindow(page);
      await page.evaluate(() => {
        const pushed: unknown[] = ((window as any).pushed = []);
        const push = history.pushState;
        history.pushState = function (...args) {
          pushed.push({ state: args[0], url: String(args[2]) });
          return push.apply(this, args);
        };
      });
      await button(page, namesOf(language).contact).click();
      await expect(page).toHaveURL(home);
      expect(await page.evaluate(() => (window as any).pushed)).toEqual([
        { state: { scrollToContact: true }, url: home },
      ]);
      await expect(button(page, namesOf(language).security)).toHaveAttribute(
        'aria-expanded',
        'false',
      );
      await expect(h1(page)).toHaveText(heading(home));
      await expectScrolledTo(page.locator('#contact-section'));
      expect(
        await page.evaluate(
          () => (history.state as Record<string, unknown> | null)?.scrollToContact,
        ),
      ).toBeUndefined();
      expect(await isMarked(page)).toBe(true);
      // The flag is gone from the entry: a reload does not scroll by it again.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect
        .poll(() =>
          page.evaluate(() =>
            Number((history.state as Record<string, unknown> | null)?.scrollToPosition ?? 0),
          ),
        )
        .toBe(0);
      await page.reload();
      await uncover(page);
      expect(await restingTop(page.locator('#contact-section'))).toBeGreaterThan(1000);
    });
  }
});

test('its words may be more: they take a second line before anything is pushed out', {
  tag: '@slow',
}, async ({ page }) => {
  await open(page, '/');
  const contact = button(page, namesOf('pt').contact);
  await contact.evaluate((element) => (element.textContent = 'Solicitar uma demonstração'));
  for (const width of [320, 360, 390, 768, 900]) {
    await page.setViewportSize({ width, height: 800 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([width, beyond]).toEqual([width, 0]);
  }
});
