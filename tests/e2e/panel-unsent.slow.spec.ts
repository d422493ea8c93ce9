import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { hold } from './site.ts';
import { copyTinySite, serve } from './tool.ts';

/** What is typed while the server is away, or while somebody else saves the same place. */
let site: Awaited<ReturnType<typeof serve>>;
let root = '';

test.beforeEach(async () => {
  root = await copyTinySite();
  site = await serve('dev', root);
});
test.afterEach(() => site?.stop());

const home = 'pages-config/pages/home/en.json';

/** A colleague saves another heading of the boat. */
async function saveTheirs(heading: string) {
  const text = await readFile(join(root, home), 'utf8');
  await writeFile(join(root, 'written'), text.replace('A boat that forgives', heading));
  await rename(join(root, 'written'), join(root, home));
}

async function openBoat(page: Page) {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Edit section: boat' }).click();
  const panel = page.locator('edit-panel');
  const heading = panel.getByRole('textbox', { name: 'Heading, English', exact: true });
  await expect(heading).toHaveValue('A boat that forgives');
  return { heading, status: panel.getByRole('status') };
}

const shown = (page: Page, heading: string) =>
  expect(page.locator('main').getByRole('heading', { name: heading, exact: true })).toBeVisible();

test('what cannot be sent stays and is said, and goes with the next look or the end', async ({
  page,
}) => {
  const { heading, status } = await openBoat(page);
  await page.route('**/__edit/values', (route) => route.abort());
  await heading.fill('A boat that waits');
  await expect(status).toContainText('Not sent yet');
  await page.unroute('**/__edit/values');
  // What somebody saves elsewhere makes the panel look again.
  const courses = join(root, 'pages-config/pages/courses/en.json');
  const text = await readFile(courses, 'utf8');
  await writeFile(courses, text.replace('"title": "', '"title": "New: '));
  await shown(page, 'A boat that waits');
  await expect(heading).toHaveValue('A boat that waits');
  await page.route('**/__edit/values', (route) => route.abort());
  await heading.fill('A boat that waits for you');
  await expect(status).toContainText('Not sent yet');
  await page.unroute('**/__edit/values');
  await heading.press('Escape');
  await shown(page, 'A boat that waits for you');
});

test('where somebody saved the same place both are told, and the next change writes mine', async ({
  page,
}) => {
  const { heading, status } = await openBoat(page);
  const letGo = await hold(page, '**/__edit/values');
  const asked = page.waitForRequest('**/__edit/values');
  await heading.fill('A boat of mine');
  await asked;
  await saveTheirs('A boat of theirs');
  await shown(page, 'A boat of theirs');
  letGo();
  await expect(status).toContainText('“A boat of theirs”');
  await expect(heading).toHaveValue('A boat of mine');
  await heading.fill('A boat of mine, again');
  await shown(page, 'A boat of mine, again');
  await expect(status).not.toContainText('theirs');
});

test('a change over which somebody saved is kept with one click', async ({ page }) => {
  const { heading } = await openBoat(page);
  await heading.fill('A boat of mine');
  await shown(page, 'A boat of mine');
  await heading.press('Escape');
  await saveTheirs('A boat of theirs');
  await shown(page, 'A boat of theirs');
  const bar = page.locator('edit-bar');
  await bar.getByRole('button', { name: 'Unsaved changes: 1', exact: true }).click();
  await bar.getByRole('button', { name: /^Keep mine/ }).click();
  await shown(page, 'A boat of mine');
  await bar.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(bar).toContainText('All is saved.');
  expect(await readFile(join(root, home), 'utf8')).toContain('A boat of mine');
});
