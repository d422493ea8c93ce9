import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { copyTinySite, serve } from './tool.ts';

/** The page beside the panel: laid out for its room, and with what is edited in sight. */
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1300, height: 860 } });
test.beforeAll(async () => {
  const root = await copyTinySite();
  for (const language of ['en', 'fr']) {
    const file = join(root, `pages-config/pages/home/${language}.json`);
    const page = JSON.parse(await readFile(file, 'utf8'));
    const [hero, boat, ...others] = page.sections;
    boat.paragraphs = Array.from({ length: 24 }, (_, line) => `${boat.paragraphs[0]} ${line + 1}`);
    page.sections = [hero, { ...boat, id: 'long' }, ...others];
    await writeFile(file, JSON.stringify(page));
  }
  site = await serve('dev', root);
});
test.afterAll(() => site?.stop());

const panel = (page: Page) => page.locator('edit-panel');
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)!.getBoundingClientRect().top, id);

async function openList(page: Page) {
  await page.addInitScript(() => {
    sessionStorage.setItem('editing', 'on');
    sessionStorage.setItem('rail', 'open');
  });
  await page.goto(site.url);
  await expect(page.locator('#edit-rail').getByRole('button', { name: /^2 / })).toBeVisible();
}

/** What of a page goes by the window's width. */
const look = (page: Page) =>
  page.evaluate(() =>
    ['h1', '#long h2', '#long', '#contact-section'].map((selector) => {
      const element = document.querySelector(selector)!;
      const { fontSize, paddingTop, gridTemplateColumns } = getComputedStyle(element);
      const { width } = element.getBoundingClientRect();
      return [selector, fontSize, paddingTop, gridTemplateColumns, Math.round(width)];
    }),
  );

test('beside the panel the page is as in a window of its width, and then as before', async ({
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Edit section: long' })).toBeAttached();
  const before = await look(page);
  await page.getByRole('button', { name: 'Edit section: long' }).click();
  await expect(page.locator('body')).not.toHaveCSS('margin-right', '0px');
  const beside = await look(page);
  const { width: room } = (await page.locator('body').boundingBox())!;
  await panel(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect.poll(() => look(page)).toEqual(before);
  await page.setViewportSize({ width: Math.round(room), height: 860 });
  await expect.poll(() => look(page)).toEqual(beside);
});

test('a section of the list is shown from its beginning, once the page has its width', async ({
  page,
}) => {
  await openList(page);
  // Until the panel comes, sections that come near what is seen may move it.
  await page.route('**/__edit/panel?*', async (route) => {
    await page.evaluate(() => scrollBy({ top: 300, behavior: 'instant' }));
    await route.continue();
  });
  const header = (await page.locator('#root header').boundingBox())!.height;
  for (const [number, id] of [
    ['3', 'questions'],
    ['2', 'long'],
  ] as const) {
    await page
      .locator('#edit-rail')
      .getByRole('button', { name: new RegExp(`^${number} `) })
      .click();
    await expect(page.locator('body')).not.toHaveCSS('margin-right', '0px');
    const isAtTop = async () => {
      const top = await topOf(page, id);
      return top > -1 && top < header + 40;
    };
    await expect.poll(isAtTop).toBe(true);
    await panel(page).getByRole('button', { name: 'Close', exact: true }).click();
  }
});

test('the text whose field has the focus is in sight', async ({ page }) => {
  await openList(page);
  await page.locator('#edit-rail').getByRole('button', { name: /^2 / }).click();
  const last = page.locator('#long p').getByText('first mistake. 24');
  await expect(page.locator('body')).not.toHaveCSS('margin-right', '0px');
  await expect(last).not.toBeInViewport();
  await panel(page).getByRole('textbox', { name: 'Paragraphs, Français' }).nth(23).focus();
  await expect(last).toBeInViewport();
});
