import { expect, type Page, test } from 'playwright/test';
import { copyTinySite, serve } from './tool.ts';

/** Pages that are made in the editor: the way to them, between their languages, and back. */
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.beforeAll(async () => {
  site = await serve('dev', await copyTinySite());
});
test.afterAll(() => site?.stop());

const button = (page: Page, name: string) =>
  page.locator('edit-bar').getByRole('button', { name, exact: true });

/** Makes a page from the page at an address, with editing on. */
async function makePage(page: Page, from: string, route: string) {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url + from);
  await button(page, '+ New page').click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill(route);
  await dialog.getByRole('radio', { name: /^A short page/ }).check();
  await dialog.getByRole('button', { name: 'Create the page' }).click();
}

test('a new page that is discarded leads back to where it was made', async ({ page }) => {
  await makePage(page, '/fr/courses', 'families');
  await page.waitForURL('**/fr/families');
  page.on('dialog', (question) => question.accept());
  await button(page, 'Discard').click();
  await page.waitForURL('**/fr/courses');
  await expect(page.locator('main [data-edited-text]').first()).toBeVisible();
  // Where that place is gone, too, home is left.
  await makePage(page, '/fr/courses', 'first');
  await page.waitForURL('**/fr/first');
  await makePage(page, '/fr/first', 'second');
  await page.waitForURL('**/fr/second');
  await button(page, 'Discard').click();
  await page.waitForURL('**/fr/');
});

test('a plain click on a language shows the page in it, with the text that was open', async ({
  page,
}) => {
  await makePage(page, '/courses', 'families');
  await page.waitForURL('**/families');
  const heading = page.locator('main h1[data-edited-text], main h1 [data-edited-text]').first();
  await heading.click();
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await field.fill('Sailing for families');
  await page.locator('a[data-language=fr]').first().click();
  await page.waitForURL('**/fr/families');
  await expect(page.locator('main [data-edited-text]').first()).toBeVisible();
  await expect(button(page, 'Unsaved changes: 2')).toBeVisible();
  await page.locator('a[data-language=en]').first().click();
  await page.waitForURL(/\d\/families$/);
  await expect(page.getByRole('heading', { name: 'Sailing for families' })).toBeVisible();
});
