import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../site.ts';
import { fieldOf, fillIn, sentBy, submitOf } from './lead-forms.ts';
import { openForm } from './opening.ts';

test.describe('phone', () => {
  /** Opens a form with its phone field focused and what knows the numbers loaded. */
  async function openPhone(page: Page): Promise<Locator> {
    const loaded = page.waitForResponse(/\/assets\/phone\.[^/]*\.js$/);
    const phone = fieldOf(await openForm(page, '/clinicas'), 'PHONE');
    await phone.focus();
    const code = await loaded;
    await page.evaluate((url) => import(url), code.url());
    return phone;
  }

  /** The value, with the caret in it. */
  const shown = (phone: Locator) =>
    phone.evaluate(
      ({ value, selectionStart }: HTMLInputElement) =>
        `${value.slice(0, selectionStart!)}|${value.slice(selectionStart!)}`,
    );

  test('a number is grouped as its country does, while it is typed', async ({ page }) => {
    const phone = await openPhone(page);
    for (const [keys, value] of [
      ['11987654321', '(11) 98765-4321|'],
      ['1134567890', '(11) 3456-7890|'],
      ['+14155552671', '+1 415 555 2671|'],
      ['+34612345678', '+34 612 34 56 78|'],
      ['a combinar', 'a combinar|'],
    ] as const) {
      await phone.fill('');
      await phone.pressSequentially(keys);
      await expect.poll(() => shown(phone)).toBe(value);
    }
  });

  test('the caret stays in the middle of a number; leaving the field groups it anew', async ({
    page,
  }) => {
    const phone = await openPhone(page);
    await phone.pressSequentially('11987654321');
    for (let step = 0; step < 4; step++) await phone.press('ArrowLeft');
    await phone.press('Backspace');
    await phone.press('Backspace');
    expect(await shown(phone)).toBe('(11) 9876|4321');
    await phone.press('0');
    expect(await shown(phone)).toBe('(11) 98760|4321');
    await phone.press('Tab');
    await expect(phone).toHaveValue('(11) 98760-4321');
    await phone.focus();
    await phone.press('Home');
    await phone.press('Delete');
    expect(await shown(phone)).toBe('|11) 98760-4321');
  });

  test('everything can be deleted, key by key', { tag: '@slow' }, async ({ page }) => {
    const phone = await openPhone(page);
    await phone.pressSequentially('11987654321');
    for (let left = '(11) 98765-4321'.length; left > 0; left--) {
      expect((await phone.inputValue()).length).toBe(left);
      await phone.press('Backspace');
    }
    await expect(phone).toHaveValue('');
  });

  test('it is loaded with the first touch of a phone field, not before', { tag: '@slow' }, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/phone/.test(request.url())) asked.push(request.url());
    });
    const form = await openForm(page, '/clinicas');
    await fieldOf(form, 'EMAIL').fill('ana@example.com');
    await page.waitForTimeout(1_000);
    expect(asked).toEqual([]);
    await fieldOf(form, 'PHONE').focus();
    await expect.poll(() => asked.length).toBe(1);
  });

  test('where it cannot be loaded, the field stays plain and the form works', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.route('**/assets/phone.*', (route) => route.abort());
    const form = await openForm(page, '/clinicas');
    await fillIn(form, 'clinics');
    await fieldOf(form, 'PHONE').fill('');
    await fieldOf(form, 'PHONE').pressSequentially('11987654321');
    expect(await sentBy(page, () => submitOf(form).click())).toMatchObject({
      PHONE: '11987654321',
    });
  });
});
