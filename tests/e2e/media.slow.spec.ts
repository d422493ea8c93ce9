import type { Locator } from 'playwright/test';
import { expect, open, pageAt, test } from './site.ts';

const styleOf = (element: Locator, property: string) =>
  element.evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property);

test('on paper every item of an accordion is open, with all of its text', async ({ page }) => {
  await open(page, '/clinicas');
  const { items } = pageAt('/clinicas').json.sections.find(({ type }) => type === 'accordion')!;
  const texts = items.map(({ text }: { text: string }) => page.getByText(text, { exact: true }));
  await page.locator('#faq h3 > button').nth(1).click();
  await expect(texts[1]).toBeVisible();
  await expect(texts[0]).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const text of texts) {
    await expect(text).toBeVisible();
    expect(await styleOf(text.locator('..'), 'max-height')).toBe('none');
  }
});

test('on paper a button is words with an edge, and what only a screen has a use for is not there', async ({
  page,
}) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  const button = page.locator('main section a').first();
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(button).toHaveCSS('color', await styleOf(page.locator('h1'), 'color'));
  expect(await styleOf(button, 'border-top-width')).toBe('1px');
  const section = page.locator('section:has(> div form)');
  expect(await styleOf(section, 'break-inside')).toBe('avoid');
  await expect(section.locator('[type=submit]')).toBeHidden();
  for (const each of await page.locator('[aria-roledescription=carousel] button').all())
    await expect(each).toBeHidden();
  expect(await styleOf(page.locator('main figure').first(), 'print-color-adjust')).toBe('exact');
});

test('where the reader has colours of their own, buttons have an edge, and the language a mark', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/clinicas');
  const links = page.getByRole('banner').locator('a[data-language]');
  expect(
    await links.evaluateAll((all) =>
      all.map((link) => [link.ariaCurrent, getComputedStyle(link).borderTopWidth]),
    ),
  ).toEqual([
    ['true', '2px'],
    [null, '0px'],
    [null, '0px'],
  ]);
  const buttons = [page.locator('#contact-section [type=submit]'), page.locator('main a').first()];
  for (const button of buttons) expect(await styleOf(button, 'border-top-width')).toBe('2px');
  const question = page.locator('#faq h3 > button').first();
  await expect(question.locator('../..')).toHaveCSS('border-top-width', '1px');
});
