import type { Page } from 'playwright/test';
import { awake, holdScripts } from './forms/opening.ts';
import { button, namesOf } from './header/parts.ts';
import { expect, message, open, test } from './site.ts';

/** The page answers by itself; the app, which comes later, finds everything as it is. */
const pt = namesOf('pt');
const toggle = (page: Page) => page.locator('button[aria-controls=main-menu]');
const items = (page: Page) => page.locator('#faq h3 > button');
const opener = (page: Page) => page.locator('#closing button[aria-haspopup=dialog]').first();

/** Clicks, and looks at once: the answer is there before anything else can come. */
const answersAtOnce = (page: Page, selector: string, text: string) =>
  page
    .locator(selector)
    .filter({ hasText: text })
    .first()
    .evaluate((element: HTMLElement) => {
      element.click();
      const panel = document.getElementById(element.getAttribute('aria-controls') ?? '');
      const shown = panel ?? document.querySelector('dialog[open]');
      return Boolean(shown?.checkVisibility());
    });

test.describe('while the app is never answered', () => {
  test.beforeEach(({ page }) => page.route('**/assets/*.js', () => {}));

  test('menu and submenu open at once, and Escape closes them from within', async ({ page }) => {
    await open(page, '/termos');
    expect(await answersAtOnce(page, 'header button', pt.markets)).toBe(true);
    expect(await answersAtOnce(page, 'header button', pt.operators)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(button(page, pt.operators)).toBeFocused();
    await expect(button(page, pt.operators)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Escape');
    await expect(button(page, pt.markets)).toBeFocused();
    expect(await answersAtOnce(page, 'header button', pt.security)).toBe(true);
    await page.mouse.click(200, 700);
    await expect(button(page, pt.security)).toHaveAttribute('aria-expanded', 'false');
  });

  test('the menu of a small screen opens at once, and changes its name', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, '/termos');
    expect(await answersAtOnce(page, 'button[aria-controls=main-menu]', '')).toBe(true);
    await expect(toggle(page)).toHaveAccessibleName(message('pt', 'navigation.closeMenu'));
    await expect(toggle(page).locator('use')).toHaveAttribute('href', /#x$/);
    await toggle(page).click();
    await expect(toggle(page)).toHaveAccessibleName(message('pt', 'navigation.openMenu'));
    await expect(button(page, pt.markets)).toBeHidden();
  });

  test('an item of an accordion opens at once, and the one before it closes', async ({ page }) => {
    await open(page, '/clinicas');
    for (const index of [1, 3]) {
      await items(page).nth(index).click();
      await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(1);
      await expect(items(page).nth(index)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('#faq [role=region]:visible')).toHaveAttribute('tabindex', '0');
    }
  });

  test('a dialog opens at once, and closes in each of its ways', async ({ page }) => {
    await open(page, '/seguranca/lgpd');
    expect(await answersAtOnce(page, '#closing button[aria-haspopup=dialog]', '')).toBe(true);
    const dialog = page.getByRole('dialog');
    for (const leave of [
      () => dialog.getByRole('button', { name: message('pt', 'common.close') }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
    ]) {
      await expect(dialog).toBeVisible();
      await leave();
      await expect(dialog).toHaveCount(0);
      await opener(page).click();
    }
  });
});

test('the app that comes later keeps what is open, and what was typed', { tag: '@slow' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await open(page, '/clinicas');
  await items(page).nth(2).click();
  await button(page, pt.markets).click();
  release();
  await expect(page.locator('[data-asleep=faq]')).toHaveCount(0);
  await expect(items(page).nth(2)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#menu-markets')).toBeVisible();
  await items(page).nth(2).click();
  await expect(page.locator('#faq [aria-expanded=true]')).toHaveCount(0);
});

test('a dialog stays open, with what was typed, as its section wakes', { tag: '@slow' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await open(page, '/seguranca/lgpd');
  await opener(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=EMAIL]').fill('ana@example.com');
  release();
  await awake(dialog.locator('form'));
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[name=EMAIL]')).toHaveValue('ana@example.com');
  await expect(dialog.locator('[name=EMAIL]')).toBeFocused();
});
