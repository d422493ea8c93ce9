import type { Page } from 'playwright/test';
import {
  addressOf,
  expect,
  expectScrolledTo,
  languages,
  message,
  open,
  shells,
  slowBut,
  test,
} from './site.ts';

const bar = (page: Page) => page.locator('#call-bar');

/** Scrolls to a part of the page's way, from 0 to 1. */
const scrollToPart = (page: Page, part: number) =>
  page.evaluate((share) => {
    const root = document.documentElement;
    scrollTo({ top: (root.scrollHeight - innerHeight) * share, behavior: 'instant' });
  }, part);

test.use({ viewport: { width: 390, height: 844 } });

for (const language of languages)
  test(`in ${language} it shows between 60% and 88% of the page, and leads to the form`, async ({
    page,
  }) => {
    await open(page, addressOf('/clinicas', language));
    for (const [part, shown] of [
      [0, false],
      [0.5, false],
      [0.65, true],
      [0.97, false],
      [0.8, true],
    ] as const) {
      await scrollToPart(page, part);
      await expect(bar(page)).toBeVisible({ visible: shown });
    }
    const link = bar(page).getByRole('link');
    await expect(link).toHaveAccessibleName(shells[language].callBar.label);
    await link.click();
    await expectScrolledTo(page.locator('#contact-section'));
  });

test('a page without a form leads to that of the home page', async ({ page }) => {
  await open(page, '/en/telemedicina');
  await scrollToPart(page, 0.7);
  await expect(bar(page).getByRole('link')).toHaveAttribute('href', '/en#contact-section');
});

test('it is not there where it would cover half of a low window, as at four times the size', async ({
  page,
}) => {
  await open(page, '/clinicas');
  await scrollToPart(page, 0.7);
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 256 });
  await scrollToPart(page, 0.7);
  await expect(bar(page)).toBeHidden();
});

test('its button takes it away, before the app comes too', async ({ page }) => {
  await page.route('**/assets/*.js', () => {});
  await open(page, '/clinicas');
  await scrollToPart(page, 0.7);
  await bar(page)
    .getByRole('button', { name: message('pt', 'common.close') })
    .click();
  await expect(bar(page)).toBeHidden();
  await scrollToPart(page, 0.75);
  await expect(bar(page)).toBeHidden();
});

test('what has the focus is never below it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/academias');
  await scrollToPart(page, 0.62);
  await expect(bar(page)).toBeVisible();
  const covered: string[] = [];
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    covered.push(
      ...(await page.evaluate(() => {
        const bar = document.querySelector('#call-bar')!;
        const box = bar.getBoundingClientRect();
        const focused = document.activeElement!;
        const { top, bottom } = focused.getBoundingClientRect();
        const isCovered =
          bar.checkVisibility({ visibilityProperty: true }) &&
          !bar.contains(focused) &&
          bottom > box.top + 1 &&
          top < box.bottom;
        return isCovered ? [focused.outerHTML.slice(0, 80)] : [];
      })),
    );
  }
  expect(covered).toEqual([]);
});

for (const [name, path, width, height] of [
  ['a wide window', '/clinicas', 768, 844],
  ['a policy', '/privacidade', 390, 844],
  ['a page that needs no scrolling', '/telemedicina', 390, 20_000],
] as const)
  test(`${name} has none`, { tag: slowBut(name === 'a wide window') }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, path);
    await scrollToPart(page, 0.7);
    await expect(bar(page)).toBeHidden();
  });
