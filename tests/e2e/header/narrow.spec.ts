import {
  addressOf,
  expect,
  expectScrolledTo,
  isMarked,
  languages,
  markWindow,
  message,
  open,
  openHydrated,
  test,
} from '../site.ts';
import { button, h1, header, heading, menusOf, namesOf } from './parts.ts';

const pt = namesOf('pt');

test.describe('under 768 pixels', () => {
  test.use({ viewport: { width: 767, height: 800 } });

  for (const language of languages) {
    test(`one toggle stands for the menu in ${language}`, async ({ page }) => {
      await open(page, addressOf('/funcionalidades', language));
      const { markets, contact } = namesOf(language);
      const toggle = header(page).locator('button[aria-controls=main-menu]');
      await expect(toggle).toHaveAccessibleName(message(language, 'navigation.openMenu'));
      await expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await expect(button(page, markets)).toBeHidden();
      await expect(button(page, contact)).toBeVisible();
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(toggle).toHaveAccessibleName(message(language, 'navigation.closeMenu'));
      await expect(button(page, contact)).toBeVisible();
      await button(page, markets).click();
      await expect(
        header(page).getByRole('link', {
          name: menusOf(language)[0]!.items[0]!.label,
          exact: true,
        }),
      ).toBeVisible();
      await toggle.click();
      await expect(button(page, markets)).toBeHidden();
      await toggle.click();
      await expect(button(page, markets)).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('a link navigates, scrolls to the top and closes the menu', async ({ page }) => {
    await openHydrated(page, '/termos');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const toggle = header(page).locator('button[aria-controls=main-menu]');
    await toggle.click();
    await markWindow(page);
    await button(page, pt.markets).click();
    await button(page, pt.operators).click();
    await header(page).getByRole('link', { name: pt.insurers, exact: true }).click();
    await expect(h1(page)).toHaveText(heading('/operadoras/operadoras-saude'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(await isMarked(page)).toBe(true);
  });

  test('a link to the page one is on scrolls to the top and closes the menu', async ({ page }) => {
    await open(page, '/seguranca/lgpd');
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const toggle = header(page).locator('button[aria-controls=main-menu]');
    await toggle.click();
    await button(page, pt.security).click();
    await header(page).getByRole('link', { name: 'LGPD', exact: true }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('the contact button closes the menu and scrolls, at home and from elsewhere', async ({
    page,
  }) => {
    await open(page, '/');
    const toggle = header(page).locator('button[aria-controls=main-menu]');
    await toggle.click();
    await button(page, pt.contact).click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expectScrolledTo(page.locator('#contact-section'));
    await open(page, '/termos');
    await toggle.click();
    await button(page, pt.contact).click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('/');
    await expect(h1(page)).toHaveText(heading('/'));
    await expectScrolledTo(page.locator('#contact-section'));
  });

  test('Escape and a click outside close the menu', async ({ page }) => {
    await open(page, '/termos');
    const toggle = header(page).locator('button[aria-controls=main-menu]');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toBeFocused();
    await toggle.click();
    await page.mouse.click(300, 780);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('at 768 pixels the whole menu stands', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await open(page, '/');
    await expect(button(page, pt.markets)).toBeVisible();
    await expect(header(page).locator('button[aria-controls=main-menu]')).toBeHidden();
  });
});
