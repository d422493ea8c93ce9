import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { accessibilityFaults } from './axe.ts';
import { copyTinySite, serve } from './tool.ts';

/** Pictures while editing: found on the page, in the panel and in the gallery of examples. */
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const root = await copyTinySite();
  const images = join(root, 'public/images');
  const names = Array.from({ length: 14 }, (_, index) => `harbour-${index + 1}.png`);
  for (const name of names) await copyFile(join(images, 'dinghy.png'), join(images, name));
  for (const language of ['en', 'fr']) {
    const file = join(root, `pages-config/pages/home/${language}.json`);
    const page = JSON.parse(await readFile(file, 'utf8'));
    const [hero, boat, ...others] = page.sections;
    const items = ['harbour-1', 'harbour-2', 'harbour-3'].map((name) => {
      const words = `${name} (${language})`;
      return { photo: { src: `/images/${name}.png`, alt: words }, caption: words };
    });
    const gallery = { type: 'gallery', id: 'harbour', heading: `Harbour (${language})`, items };
    page.sections = [hero, boat, gallery, ...others];
    await writeFile(file, JSON.stringify(page));
  }
  site = await serve('dev', root);
});
test.afterAll(() => site?.stop());

async function openPage(page: Page) {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(site.url);
  await expect(page.getByRole('button', { name: 'Edit section: boat' })).toBeAttached();
}

const choose = 'Choose from the site’s pictures';

test('a click on a picture opens its field, which stands before the words', async ({ page }) => {
  await openPage(page);
  await page.locator('#boat').scrollIntoViewIfNeeded();
  await page.locator('#boat img').click();
  const panel = page.locator('edit-panel');
  await expect(panel.getByRole('button', { name: choose })).toBeFocused();
  const [picture, heading] = await Promise.all(
    [panel.getByRole('button', { name: choose }), panel.getByText('Heading *')].map(
      async (part) => (await part.boundingBox())!.y,
    ),
  );
  expect(picture).toBeLessThan(heading!);

  await panel.getByRole('button', { name: choose }).press('Enter');
  const pictures = panel.getByRole('group', { name: 'File' }).getByRole('button');
  await expect(pictures).toHaveCount(15);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityFaults(page, 'edit-panel')).toEqual([]);
  }
  await panel.getByRole('searchbox').fill('Harbour-12');
  await expect(pictures).toHaveCount(1);
  await expect(panel.getByText('Pictures: 1', { exact: true })).toBeVisible();
  await pictures.first().click();
  await expect(panel.getByRole('textbox', { name: 'File' })).toHaveValue('/images/harbour-12.png');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(panel.getByRole('textbox', { name: 'File' })).toHaveValue('/images/dinghy.png');
});

test('one of several pictures opens in its item of the list', async ({ page }) => {
  await openPage(page);
  await page.locator('#harbour').scrollIntoViewIfNeeded();
  await page.locator('#harbour').getByRole('button', { name: 'harbour-2' }).click();
  const panel = page.locator('edit-panel');
  await expect(panel.getByRole('button', { name: choose })).toBeFocused();
  await expect(panel.getByRole('textbox', { name: 'File' })).toHaveValue('/images/harbour-2.png');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('the gallery shows examples whole, without scrollbars of their own', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'Sections of the page', exact: true }).click();
  await page.getByRole('button', { name: '+ Add section' }).click();
  const gallery = page.getByRole('dialog', { name: 'Add section' });
  await gallery.getByRole('searchbox').fill('photo');
  await expect(gallery.getByRole('heading', { level: 3 }).first()).toHaveText('Text and picture');
  const frame = gallery.locator('iframe').first();
  await expect(frame).toHaveCSS('opacity', '1');
  const place = gallery.locator('.window').first();
  await expect
    .poll(async () => {
      const [outer, inner] = [(await place.boundingBox())!, (await frame.boundingBox())!];
      return Math.abs(outer.height - inner.height);
    })
    .toBeLessThan(2);
  const overflow = () =>
    frame.evaluate((each) => {
      const { scrollHeight, clientHeight } = (each as HTMLIFrameElement).contentDocument!
        .documentElement;
      return [scrollHeight - clientHeight, each.getAttribute('scrolling')];
    });
  await expect.poll(overflow).toEqual([0, 'no']);
});
