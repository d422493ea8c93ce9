import {
  addressOf,
  expect,
  isMarked,
  languages,
  markWindow,
  message,
  open,
  openHydrated,
  shells,
  site,
  test,
} from '../site.ts';
import { button, h1, header, heading, menusOf, namesOf } from './parts.ts';

const pt = namesOf('pt');

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const language of languages) {
    test(`the header's parts and names in ${language}`, async ({ page }) => {
      await open(page, addressOf('/clinicas', language));
      const { markets, security, contact } = namesOf(language);
      await expect(
        header(page).getByRole('link', {
          name: message(language, 'navigation.homeLabel', { brand: site.brand.name }),
        }),
      ).toHaveAttribute('href', '/');
      await expect(
        header(page).getByRole('link', { name: shells[language].header.home.label, exact: true }),
      ).toHaveAttribute('href', '/');
      await expect(button(page, contact)).toBeVisible();
      await expect(button(page, message(language, 'navigation.openMenu'))).toBeHidden();
      for (const name of [markets, security])
        await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false');

      await button(page, markets).click();
      await expect(button(page, markets)).toHaveAttribute('aria-expanded', 'true');
      const operators = button(page, menusOf(language)[0]!.items[1]!.label);
      await expect(operators).toHaveAttribute('aria-expanded', 'false');
      await operators.click();
      await expect(operators).toHaveAttribute('aria-expanded', 'true');
      await expect(button(page, markets)).toHaveAttribute('aria-expanded', 'true');

      // No header link has a language's prefix, by the specification.
      const markets_ = [
        '/clinicas',
        '/operadoras/operadoras-saude',
        '/operadoras/cartoes-beneficios',
        '/academias',
        '/corporativo',
        '/industria-farmaceutica',
      ];
      for (const { label, to } of menusOf(language)[0]!.items.flatMap(
        (item) => item.items ?? [item],
      )) {
        expect(markets_).toContain(to);
        await expect(header(page).getByRole('link', { name: label, exact: true })).toBeVisible();
        await expect(header(page).getByRole('link', { name: label, exact: true })).toHaveAttribute(
          'href',
          to!,
        );
      }
      expect(await header(page).locator('#menu-markets a').count()).toBe(markets_.length);

      await button(page, security).click();
      await expect(button(page, security)).toHaveAttribute('aria-expanded', 'true');
      await expect(button(page, markets)).toHaveAttribute('aria-expanded', 'false');
      await expect(
        header(page).getByRole('link', {
          name: menusOf(language)[0]!.items[0]!.label,
          exact: true,
        }),
      ).toBeHidden();
      const links = header(page).locator('#menu-security a');
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual([
        '/seguranca/arquitetura',
        '/seguranca/lgpd',
        '/seguranca/hipaa',
        '/seguranca/gdpr',
      ]);
      await button(page, security).click();
      await expect(button(page, security)).toHaveAttribute('aria-expanded', 'false');
      await expect(links.first()).toBeHidden();
    });
  }

  test('a click outside closes the menus, one inside does not', async ({ page }) => {
    await open(page, '/termos');
    await button(page, pt.markets).click();
    await button(page, pt.operators).click();
    await header(page)
      .locator('#menu-markets')
      .click({ position: { x: 100, y: 4 } });
    await expect(button(page, pt.markets)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.click(200, 700);
    await expect(button(page, pt.markets)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('#menu-markets')).toBeHidden();
    await button(page, pt.markets).click();
    await expect(button(page, pt.operators)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a menu closes once the focus has left the header', async ({ page }) => {
    await open(page, '/clinicas');
    await button(page, pt.markets).press('Enter');
    await expect(button(page, pt.markets)).toHaveAttribute('aria-expanded', 'true');
    await button(page, pt.contact).focus();
    await expect(button(page, pt.markets)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect(button(page, pt.markets)).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes the innermost and gives the focus back', async ({ page }) => {
    await open(page, '/termos');
    await button(page, pt.markets).click();
    await button(page, pt.operators).click();
    await header(page).getByRole('link', { name: pt.insurers, exact: true }).focus();
    await page.keyboard.press('Escape');
    await expect(button(page, pt.operators)).toBeFocused();
    await expect(button(page, pt.operators)).toHaveAttribute('aria-expanded', 'false');
    await expect(button(page, pt.markets)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button(page, pt.markets)).toBeFocused();
    await expect(button(page, pt.markets)).toHaveAttribute('aria-expanded', 'false');
  });

  test('by keyboard alone: to a market through the submenu', async ({ page }) => {
    await openHydrated(page, '/termos');
    await markWindow(page);
    const tabTo = async (name: string) => {
      for (let steps = 0; steps < 20; steps++) {
        await page.keyboard.press('Tab');
        if (
          await page.evaluate(
            (wanted) => document.activeElement!.textContent?.trim() === wanted,
            name,
          )
        )
          return;
      }
      throw new Error(`no Tab leads to ${name}`);
    };
    await tabTo(pt.markets);
    await page.keyboard.press('Enter');
    await expect(button(page, pt.markets)).toHaveAttribute('aria-expanded', 'true');
    await tabTo(pt.operators);
    await page.keyboard.press('Space');
    await expect(button(page, pt.operators)).toHaveAttribute('aria-expanded', 'true');
    await tabTo(pt.hubs);
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement!).outlineStyle,
    );
    expect(outline, 'the focus shows').toBe('solid');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/operadoras/cartoes-beneficios');
    await expect(h1(page)).toHaveText(heading('/operadoras/cartoes-beneficios'));
    await expect(h1(page)).toBeFocused();
    await expect(button(page, pt.markets)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a menu link navigates, closes the menus and begins at the top', async ({ page }) => {
    await openHydrated(page, '/termos');
    await button(page, pt.security).click();
    await markWindow(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await header(page).getByRole('link', { name: 'HIPAA', exact: true }).click();
    await expect(h1(page)).toHaveText(heading('/seguranca/hipaa'));
    await expect(page).toHaveURL('/seguranca/hipaa');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(button(page, pt.security)).toHaveAttribute('aria-expanded', 'false');
    expect(await isMarked(page)).toBe(true);
  });

  test('the logo leads home', async ({ page }) => {
    await open(page, '/clinicas');
    await header(page)
      .getByRole('link', {
        name: message('pt', 'navigation.homeLabel', { brand: site.brand.name }),
      })
      .click();
    await expect(page).toHaveURL('/');
    await expect(h1(page)).toHaveText(heading('/'));
  });
});
