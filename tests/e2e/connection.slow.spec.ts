import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { copyTinySite, serve } from './tool.ts';

/** What somebody writes in the page or in a dialog while the server is gone, or others write it. */
let site: Awaited<ReturnType<typeof serve>>;
let root = '';

test.beforeEach(async () => {
  root = await copyTinySite();
  site = await serve('dev', root);
});
test.afterEach(() => site?.stop());

const home = 'pages-config/pages/home/en.json';
/** Writes a file at once: whoever follows it never reads half of it. */
async function write(file: string, text: string) {
  await writeFile(join(root, 'written'), text);
  await rename(join(root, 'written'), file);
}
const field = (page: Page) => page.locator('[contenteditable=plaintext-only]');
const note = (page: Page) => page.locator('field-note');

/** Opens the home page with editing on. @returns what takes the server away, and brings it back */
async function openEditor(page: Page) {
  const drops: (() => void)[] = [];
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer();
    drops.push(() => void socket.close());
  });
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Edit section: boat' })).toBeAttached();
  const asked = /\/__edit/;
  return {
    async goAway() {
      await page.route(asked, (route) => route.abort());
      for (const drop of drops.splice(0)) drop();
      await expect(page.locator('server-notice')).toContainText('has stopped');
    },
    comeBack: () => page.unroute(asked),
  };
}

/** Ends a text of the page while the server is gone. @returns what brings the server back */
async function writeWhileGone(page: Page) {
  const { goAway, comeBack } = await openEditor(page);
  await page.getByText('A boat that forgives', { exact: true }).click();
  await field(page).fill('A boat that waits');
  await goAway();
  await field(page).press('Enter');
  await expect(note(page)).toContainText('The editing server did not answer.');
  return comeBack;
}

/** Longer than Vite takes to find the server again, and to load the page anew. */
const patienceMs = 3000;

test('a text that is open stays while the server is gone, and goes once it is back', async ({
  page,
}) => {
  const comeBack = await writeWhileGone(page);
  await page.waitForTimeout(patienceMs);
  await expect(field(page)).toHaveText('A boat that waits');
  const anew = page.waitForEvent('load');
  await comeBack();
  await anew;
  await expect(page.getByRole('heading', { name: 'A boat that waits' })).toBeVisible();
  await expect(page.locator('edit-bar')).toContainText('Unsaved changes: 1');
});

test('a text that is written on while the server is gone is sent once it is ended', async ({
  page,
}) => {
  const comeBack = await writeWhileGone(page);
  await field(page).fill('A boat that waits for');
  await comeBack();
  await expect(page.locator('server-notice')).toHaveCount(0);
  await page.waitForTimeout(patienceMs);
  await expect(field(page)).toHaveText('A boat that waits for');
  await field(page).fill('A boat that waits for you');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'A boat that waits for you' })).toBeVisible();
});

test('the page is loaded anew also where somebody was asked to stay, and stayed', async ({
  page,
}) => {
  const { goAway, comeBack } = await openEditor(page);
  await page.getByRole('button', { name: 'Edit section: boat' }).click();
  const panel = page.locator('edit-panel');
  const heading = panel.getByRole('textbox', { name: 'Heading, English', exact: true });
  await heading.fill('');
  await expect(page.locator('edit-bar')).toContainText('Fields not kept: 1');
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.close({ runBeforeUnload: true });
  await asked;
  await goAway();
  await comeBack();
  await expect(page.locator('server-notice')).toHaveCount(0);
  const anew = page.waitForEvent('load');
  await heading.fill('A boat that stays');
  await anew;
  await expect(page.getByRole('heading', { name: 'A boat that stays' })).toBeVisible();
});

test('a dialog stays while the server is gone, and is sent once more', async ({ page }) => {
  const { goAway, comeBack } = await openEditor(page);
  await page.getByRole('button', { name: '+ New page', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await address.fill('quay');
  for (const language of ['English', 'Français'])
    await dialog.getByRole('textbox', { name: language }).first().fill(`Quay in ${language}`);
  await goAway();
  const create = dialog.getByRole('button', { name: 'Create the page' });
  await create.click();
  await expect(dialog.getByRole('alert')).toContainText('The editing server did not answer.');
  await page.waitForTimeout(patienceMs);
  await expect(address).toHaveValue('quay');
  await comeBack();
  await expect(page.locator('server-notice')).toHaveCount(0);
  await create.click();
  await expect(page).toHaveURL(/\/quay$/);
});

test('leaving a text writes nothing over what somebody else wrote; Enter does', async ({
  page,
}) => {
  await openEditor(page);
  const before = await readFile(join(root, home), 'utf8');
  await page.getByText('A boat that forgives', { exact: true }).click();
  await field(page).fill('Mine');
  await write(join(root, home), before.replace('A boat that forgives', 'Theirs'));
  const served = async () => (await page.request.get(`${site.url}/page.json`)).text();
  await expect.poll(served).toContain('Theirs');
  await field(page).press('Enter');
  await expect(note(page)).toContainText('Now it says: “Theirs”');
  await field(page).blur();
  // What is sent would be there before what is asked for afterwards.
  expect(await served()).toContain('Theirs');
  await field(page).fill('Mine, too');
  await expect(note(page)).not.toContainText('Theirs');
  // That it is not kept is said where it is left, and nothing else is gone to later.
  await page.locator('a[data-language=fr]').filter({ visible: true }).first().click();
  await expect(note(page)).toContainText('Now it says: “Theirs”');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Mine, too' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
});

test('a text that somebody took away is said to be gone', async ({ page }) => {
  await openEditor(page);
  const before = await readFile(join(root, home), 'utf8');
  const text = 'Our dinghies are light and steady: made for a first mistake.';
  await page.getByText(text, { exact: true }).click();
  await field(page).fill('Mine');
  await write(join(root, home), before.replace(`"${text}"`, ''));
  const served = async () => (await page.request.get(`${site.url}/page.json`)).text();
  await expect.poll(served).not.toContain('made for a first mistake');
  for (let count = 0; count < 2; count += 1) {
    await field(page).press('Enter');
    await expect(note(page)).toContainText('no longer in the file');
    await expect(note(page)).not.toContainText('“”');
  }
  await field(page).press('Escape');
  await expect(field(page)).toHaveCount(0);
});

test('the problems at the foot are said once, and keep the focus', async ({ page }) => {
  await openEditor(page);
  const courses = join(root, 'pages-config/pages/courses/en.json');
  const before = await readFile(courses, 'utf8');
  const without = (...texts: string[]) =>
    write(
      courses,
      texts.reduce((now, text) => now.replace(`"${text}"`, '""'), before),
    );
  await without('First knots');
  const foot = page.locator('problem-overlay[place=foot]');
  await expect(foot).toHaveAttribute('role', 'alert');
  const shown = await foot.elementHandle();
  const summary = foot.locator('summary').first();
  await expect(summary).toContainText('1 problem');
  await page.getByText('A boat that forgives', { exact: true }).click();
  await field(page).fill('Another boat');
  await field(page).press('Enter');
  await expect(page.locator('edit-bar')).toContainText('Unsaved changes: 1');
  expect(await shown!.evaluate((element) => element.isConnected)).toBe(true);
  await summary.focus();
  await without('First knots', 'Own helm');
  await expect(summary).toContainText('2 problems');
  await expect(summary).toBeFocused();
  await without('First knots');
  await expect(foot).toHaveAttribute('role', 'status');
  await expect(summary).toBeFocused();
});
