import type { Locator, Page } from 'playwright/test';
import { expect, hold, openHydrated, pageAt, test, waitLonger, words } from '../site.ts';

/**
 * The assertions of the W3C's own test of a disclosure navigation with top-level links
 * (w3c/aria-practices, test/tests/disclosure_navigation_hybrid.js), on the header.
 * One differs: following a link loads another page there only in name, and here in fact, so that
 * `aria-current` is looked for on the page that comes.
 */
const top = (page: Page) => page.locator('#main-menu > ul:first-child > li > :is(a,button)');
const buttons = (page: Page) => page.locator('#main-menu > ul > li > button');
const menuOf = async (page: Page, control: Locator) =>
  page.locator(`[id="${await control.getAttribute('aria-controls')}"]`);
const itemsOf = (menu: Locator) => menu.locator('> li > :is(a,button)');

/** Focuses an element, presses a key, and says which element has the focus then. */
async function press(from: Locator, key: string, expected: Locator): Promise<void> {
  await from.focus();
  await from.press(key);
  await expect(expected, `${key} leads here`).toBeFocused();
}

test.use({ viewport: { width: 1280, height: 800 } });

test('buttons: what they control, and how clicks, Enter, Space and Escape answer', async ({
  page,
}) => {
  await openHydrated(page, '/termos');
  const all = await buttons(page).all();
  expect(all.length).toBeGreaterThan(1);
  for (const button of all) {
    await expect(await menuOf(page, button)).toHaveCount(1);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
  for (const button of all.toReversed()) {
    const menu = await menuOf(page, button);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menu).toBeVisible();
    await itemsOf(menu).first().press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).toBeHidden();
    for (const key of ['Enter', 'Space'])
      for (const expanded of [true, false]) {
        await button.press(key);
        await expect(button).toHaveAttribute('aria-expanded', `${expanded}`);
        await expect(menu).toBeVisible({ visible: expanded });
      }
  }
});

test('keys lead from item to item, of the bar and of a menu that is open', async ({ page }) => {
  await openHydrated(page, '/termos');
  const bar = top(page);
  const last = (await bar.count()) - 1;
  for (let index = 0; index < last; index++) {
    const [here, next] = [bar.nth(index), bar.nth(index + 1)];
    await press(here, 'Tab', next);
    await press(here, 'ArrowRight', next);
    await press(here, 'ArrowDown', next);
    await press(next, 'ArrowLeft', here);
    await press(next, 'ArrowUp', here);
  }
  await press(bar.nth(last), 'ArrowRight', bar.nth(last));
  await press(bar.first(), 'ArrowLeft', bar.first());
  await press(bar.nth(1), 'Home', bar.first());
  await press(bar.first(), 'End', bar.nth(last));

  const [markets] = await buttons(page).all();
  await markets!.click();
  // The menu and, in it, the one that its button opens: the same keys.
  for (const button of [markets!, page.locator('#main-menu li li > button').first()]) {
    if (button !== markets) await button.press('Enter');
    const items = itemsOf(await menuOf(page, button));
    const end = (await items.count()) - 1;
    expect(end).toBeGreaterThan(0);
    await press(button, 'ArrowDown', items.first());
    await press(items.first(), 'ArrowRight', items.nth(1));
    await press(items.first(), 'ArrowDown', items.nth(1));
    await press(items.nth(1), 'ArrowLeft', items.first());
    await press(items.nth(1), 'ArrowUp', items.first());
    await press(items.first(), 'ArrowUp', items.first());
    await press(items.nth(end), 'ArrowDown', items.nth(end));
    await press(items.first(), 'End', items.nth(end));
    await press(items.nth(end), 'Home', items.first());
  }
});

test('one link alone says that it leads to this page', async ({ page }) => {
  await openHydrated(page, '/termos');
  const current = page.locator('#main-menu [aria-current=page]');
  await expect(current).toHaveCount(0);
  for (const button of await buttons(page).all()) {
    await button.click();
    const link = (await menuOf(page, button)).locator('> li > a').first();
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(current).toHaveCount(1);
  }
});

test('a menu opened while a page comes stays open, with the focus in it', async ({ page }) => {
  await waitLonger(page);
  await openHydrated(page, '/termos');
  const [first, second] = await buttons(page).all();
  await first!.click();
  const link = (await menuOf(page, first!)).locator('> li > a').first();
  const href = (await link.getAttribute('href'))!;
  const target = pageAt(href).json;
  const come = await hold(page, `**${href}/page.json`);
  await link.click();
  await second!.click();
  come();
  await expect(page.locator('main h1')).toHaveText(words('pt', target.sections[0]!.heading!));
  await expect(second!).toHaveAttribute('aria-expanded', 'true');
  await expect(second!).toBeFocused();
});
