import { expect, type Page, test } from 'playwright/test';
import { copyTinySite, serve } from './tool.ts';

/** Pages that are made in the editor: the way to them, between their languages, and back. */
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await serve('dev', await copyTinySite());
});
test.afterAll(() => site?.stop());

const button = (page: Page, name: string) =>
  page.locator('edit-bar').getByRole('button', { name, exact: true });

/** Makes a page from the page at an address, with editing on. */
async function makePage(page: Page, from: string, route: string, outline = /^A short page/) {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url + from);
  await button(page, '+ New page').click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Address' }).fill(route);
  await dialog.getByRole('radio', { name: outline }).check();
  await dialog.getByRole('button', { name: 'Create the page' }).click();
}

test('a new page that is discarded leads back to where it was made', async ({ page }) => {
  // Also before the page's own texts have come.
  await page.route('**/courses/page.json?texts', () => {});
  await makePage(page, '/fr/courses', 'families');
  await page.waitForURL('**/fr/families');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
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

test('a button goes from one text that waits to the next, to the page settings and no further', async ({
  page,
}) => {
  await makePage(page, '/', 'rules', /^A page of text/);
  await page.waitForURL('**/rules');
  const next = page
    .locator('edit-bar')
    .getByRole('button', { name: /^✎ Next text to write: \d+$/ });
  /** How many texts wait still, as the bar says; without its button none. */
  const left = async () => {
    const [text = '0'] = await next.allInnerTexts();
    return Number(/\d+$/.exec(text));
  };
  const settings = page.locator('edit-bar [data-action=page]');
  await expect(settings).toHaveAccessibleName('Page settings · ✎ To be written');
  const tray = page.locator('edit-bar [data-action=tray]');
  // The tests before this one have left some.
  const unsaved = Number(/\d+/.exec(await tray.innerText()));
  const panel = page.locator('edit-panel');
  const field = panel.locator('textarea:focus');
  const before: string[] = [];
  const all = await left();
  expect(all).toBeGreaterThan(4);
  for (let count = 1; count <= all; count += 1) {
    // With the keyboard, too: the place in the panel is remembered.
    await (count % 2 === 0 ? next.press('Enter') : next.click());
    await expect(field).toHaveValue(/^✎/);
    const waiting = await field.inputValue();
    before.push(waiting);
    const selected = await field.evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
    expect(selected).toBe(waiting);
    // At once: what is typed slowly is more than one change.
    await field.fill(`Rule ${count}: nobody sails alone, and nobody sails at night.`);
    await expect(tray).toHaveText(new RegExp(`: ${unsaved + count}$`));
    await expect.poll(left).toBe(all - count);
  }
  // Title and description came last, each in both languages.
  expect(before.slice(-4).join('\n')).toMatch(/15 to 65.*Description of \/rules/s);
  await expect(settings).toHaveAccessibleName('Page settings');
  await expect(page.locator('main')).not.toContainText('✎');
});

test('outlines show their sections, and the one with a photo its place, which it has', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url);
  await button(page, '+ New page').click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  const choices = dialog.locator('.outlines label');
  await expect(choices.filter({ has: page.locator('svg [data-photo]') })).toHaveText(
    /^A page with a photo: .*Place for a photo$/,
  );
  await dialog.getByRole('textbox', { name: 'Address' }).fill('harbour');
  const chosen = dialog.getByRole('radio', { name: /^A page with a photo/ });
  await chosen.check();
  const drawn = await choices
    .filter({ hasText: /^A page with a photo/ })
    .locator('[data-section]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-section')));
  await dialog.getByRole('button', { name: 'Create the page' }).click();
  await page.waitForURL('**/harbour');
  await expect(page.locator('main #about img')).toBeVisible();
  const made = await (await page.request.get(`${site.url}/harbour/page.json`)).json();
  expect(made.sections.map(({ type }: { type: string }) => type)).toEqual(drawn);
});
