import type { Locator, Page } from 'playwright/test';
import { expect, openHydrated, pageAt, test } from '../site.ts';

const faq = pageAt('/clinicas').json.sections.find(({ type }) => type === 'accordion')!;

/**
 * The assertions of the W3C's own test of accordions (w3c/aria-practices, test/tests/
 * accordion_accordion.js). These differ: the item that is open can be closed, so that no button is
 * ever `aria-disabled` and a second key closes it, as the pattern allows; the panels hold no fields
 * but are a stop themselves, since they scroll; arrows, Home and End, which the pattern leaves to
 * the author and the example has given up, do nothing.
 */
test('accordion: headings, buttons, panels and keys', async ({ page }) => {
  await openHydrated(page, '/clinicas');
  const buttons = page.locator(`#${faq.id} button[aria-expanded]`);
  const panelOf = async (button: Locator) =>
    page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  const all = await buttons.all();
  expect(all.length).toBe(faq.items.length);
  for (const [open, button] of all.entries()) {
    expect(await button.evaluate(({ parentElement }) => parentElement!.tagName)).toBe('H3');
    const panel = await panelOf(button);
    await expect(panel).toHaveCount(1);
    await button.click();
    await expect(panel).toHaveRole('region');
    await expect(panel).toHaveAccessibleName((await button.innerText()).trim());
    for (const [index, each] of all.entries()) {
      await expect(each).toHaveAttribute('aria-expanded', `${index === open}`);
      await expect(each).not.toHaveAttribute('aria-disabled');
      await expect(await panelOf(each)).toBeVisible({ visible: index === open });
    }
  }
  for (const key of ['Enter', 'Space'])
    for (const button of [all[1]!, all[2]!, all[0]!])
      for (const expanded of [true, false]) {
        await button.press(key);
        await expect(button).toHaveAttribute('aria-expanded', `${expanded}`);
        await expect(await panelOf(button)).toBeVisible({ visible: expanded });
      }
  for (const [open, button] of all.entries()) {
    await button.click();
    const stops = all.flatMap((each, index) => (index === open ? [each, null] : [each]));
    const expectStop = async (stop: Locator | null | undefined) =>
      expect(stop ?? (await panelOf(button))).toBeFocused();
    await all[0]!.focus();
    for (const stop of stops.slice(1)) {
      await page.keyboard.press('Tab');
      await expectStop(stop);
    }
    for (const stop of stops.toReversed().slice(1)) {
      await page.keyboard.press('Shift+Tab');
      await expectStop(stop);
    }
  }
});

/** What can be focused in the dialog that is open, in its order. */
const stopsOf = (page: Page) =>
  page
    .locator('dialog[open]')
    .locator('a[href],button,input:not([type=hidden]),textarea,select')
    .filter({ visible: true })
    .locator('visible=true')
    .all();

/**
 * The assertions of the W3C's own test of modal dialogs (w3c/aria-practices, test/tests/
 * dialog-modal_dialog.js). These differ: it is a `dialog` element that the browser makes modal, with
 * role and modality of its own instead of `role` and `aria-modal`; on the way round the browser
 * itself is a stop between the last and the first, as WCAG's trap rule likes it; none opens another.
 */
test('dialog: name, modality, Tab both ways, Escape from each of its stops', async ({ page }) => {
  await openHydrated(page, '/seguranca/lgpd');
  const opener = page.locator('#closing button[aria-haspopup=dialog]').first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/./);
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  expect(
    await dialog.evaluate(
      (element) => document.getElementById(element.getAttribute('aria-labelledby')!)?.tagName,
    ),
  ).toBe('H2');
  await expect(dialog.locator(':focus')).toHaveCount(1);

  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = await focusedOnTheWay(page, key, (await stopsOf(page)).length + 3);
    expect(stops.filter((stop) => stop === 'elsewhere')).toEqual([]);
    const inside = stops.filter((stop) => stop !== 'the browser');
    expect(new Set(inside).size).toBeGreaterThan(4);
    expect(inside.length, 'it comes round').toBeGreaterThan(new Set(inside).size);
  }
  const count = (await stopsOf(page)).length;
  for (let index = 0; index < count; index++) {
    const stop = (await stopsOf(page))[index]!;
    await stop.focus();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog).toBeVisible();
  }
});

/** Where the focus is after each press: a place in the dialog, the browser itself, or elsewhere. */
async function focusedOnTheWay(page: Page, key: string, times: number): Promise<string[]> {
  const stops: string[] = [];
  for (let step = 0; step < times; step++) {
    await page.keyboard.press(key);
    stops.push(
      await page.evaluate(() => {
        const { activeElement: focused } = document;
        const dialog = document.querySelector('dialog[open]')!;
        if (focused === document.body) return 'the browser';
        if (!dialog.contains(focused)) return 'elsewhere';
        return String([...dialog.querySelectorAll('*')].indexOf(focused!));
      }),
    );
  }
  return stops;
}
