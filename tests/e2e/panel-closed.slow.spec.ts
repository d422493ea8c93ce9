import { expect, type Page, test } from 'playwright/test';
import { nextFrame } from './site.ts';
import { copyTinySite, serve } from './tool.ts';

/** The panel, and forms in it, while something else is opened or all is closed at once. */
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await serve('dev', await copyTinySite());
});
test.afterAll(() => site?.stop());

/** Opens the home page with editing on. @returns what the console says as an error */
async function openEditor(page: Page): Promise<string[]> {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Edit section: boat' })).toBeAttached();
  return said;
}

test('of two sections that are opened at once the last one shows, alone', async ({ page }) => {
  const said = await openEditor(page);
  let letFirst = () => {};
  const first = new Promise<void>((resolve) => {
    letFirst = resolve;
  });
  await page.route('**/__edit/panel?*section=boat*', async (route) => {
    await first;
    await route.continue();
  });
  const late = page.waitForResponse(/__edit\/panel\?.*section=boat/);
  const asked = page.waitForRequest(/__edit\/panel\?.*section=boat/);
  await page.getByRole('button', { name: 'Edit section: boat' }).click();
  await asked;
  await page.getByRole('button', { name: 'Edit section: hero' }).click();
  const panel = page.locator('edit-panel');
  await expect(panel.getByRole('heading', { name: 'hero' })).toBeFocused();
  letFirst();
  await (await late).finished();
  // A frame later it would have come.
  await nextFrame(page);
  await expect(panel).toHaveCount(1);
  await expect(panel.getByRole('heading', { name: 'hero' })).toBeFocused();
  expect(said).toEqual([]);
});

test('what is typed last is kept when the panel closes with it, and nothing is said', async ({
  page,
}) => {
  const said = await openEditor(page);
  await page.getByRole('button', { name: 'Edit section: boat' }).click();
  const panel = page.locator('edit-panel');
  const heading = panel.getByRole('textbox', { name: 'Heading, English', exact: true });
  // What is refused is an answer, no fault of the tool.
  await heading.fill('A boat that <b>waits');
  await expect(panel.getByRole('alert')).toContainText('<b>');
  await heading.fill('A boat that waits for you');
  await heading.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'A boat that waits for you' })).toBeVisible();
  await expect(page.locator('edit-bar [data-action=tray]')).toHaveText('Unsaved changes: 1');
  // A form shows beside its fields, and goes with them.
  await page.getByRole('button', { name: 'Whole site', exact: true }).click();
  await panel.getByText('Forms', { exact: true }).click();
  await panel.getByRole('button', { name: 'Form trial-lesson' }).click();
  await expect(panel.frameLocator('iframe').getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(said).toEqual([]);
});
