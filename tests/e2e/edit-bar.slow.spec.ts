import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { accessibilityFaults } from './axe.ts';
import { copyTinySite, serve } from './tool.ts';

/** The bar beside the panel, in each language of the tools, on a page with all that it can say. */

async function openPanel(page: Page, url: string) {
  await page.addInitScript(() => sessionStorage.setItem('editing', 'on'));
  await page.goto(url);
  await page.locator('section-buttons [data-action="open boat"]').click();
  await expect(page.locator('body')).not.toHaveCSS('margin-right', '0px');
}

const boxOf = async (page: Page, name: string) =>
  (await page.locator(`edit-bar ${name}`).boundingBox())!;

for (const language of ['pt', 'en', 'es'])
  test(`beside the panel it has two rows, and "save" stays in its corner (${language})`, async ({
    page,
  }) => {
    const root = await copyTinySite();
    const file = join(root, 'pages-config/pages/home/en.json');
    const home = JSON.parse(await readFile(file, 'utf8'));
    home.sections[2].heading = '✎ Before';
    await writeFile(file, JSON.stringify({ ...home, description: `✎ ${home.description}` }));
    const site = await serve('dev', root, {}, language);
    try {
      await page.setViewportSize({ width: 1280, height: 860 });
      await openPanel(page, site.url);
      const corner = await boxOf(page, '[data-action=save]');
      const tray = page.locator('edit-bar [data-action=tray]');
      const heading = page.locator('edit-panel #root_heading-en');
      for (let count = 1; count <= 10; count += 1) {
        await heading.fill(`A boat that forgives ${count}`);
        await expect(tray).toHaveText(new RegExp(`: ${count}$`));
      }
      await expect(page.locator('edit-bar [data-action=next]')).toHaveText(/: 2$/);
      expect(await boxOf(page, '[data-action=save]')).toEqual(corner);
      const row = (await boxOf(page, '[data-action=undo]')).height;
      expect((await boxOf(page, '.bar')).height).toBeLessThan(2.5 * row);
      await expect(page.locator('edit-bar .hint')).toBeHidden();
      expect(await accessibilityFaults(page, 'edit-bar')).toEqual([]);
      // With the list of sections in the panel's place, too.
      await page.locator('edit-bar [data-action=rail]').click();
      await expect(page.locator('body')).not.toHaveCSS('margin-left', '0px');
      expect((await boxOf(page, '.bar')).height).toBeLessThan(2.5 * row);
      for (const width of [390, 768]) {
        await page.setViewportSize({ width, height: 860 });
        const { x, width: wide } = await boxOf(page, '.bar');
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
      }
    } finally {
      await site.stop();
    }
  });
