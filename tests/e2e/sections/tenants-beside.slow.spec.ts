import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../site.ts';
import { copyTinySite, serve } from '../tool.ts';

/** Brands to choose from with one screen beside them, on a site of its own. */

const tenants = ['North Pier', 'Old Mole', 'Sandbank'];
const altOf = (tenant: string) => `The harbour's app as ${tenant} has it.`;

const section = {
  type: 'tenants',
  id: 'harbours',
  heading: 'One app, three harbours',
  choiceLabel: 'Choose a harbour',
  items: tenants.map((tenant, index) => ({
    hue: 90 * index,
    mockup: {
      device: 'phone',
      alt: altOf(tenant),
      tenant,
      greeting: 'Ahoy',
      score: 80,
      scoreLabel: 'Berths taken',
      tiles: [
        { icon: 'calendar-check', tone: 'brand', value: 'Saturday', label: 'Next race' },
        { icon: 'clock', tone: 'coral', value: '6:10', label: 'High tide' },
      ],
    },
  })),
};

let site: Awaited<ReturnType<typeof serve>>;

test.use({ javaScriptEnabled: false });
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const root = await copyTinySite();
  for (const language of ['en', 'fr']) {
    const file = join(root, `pages-config/pages/courses/${language}.json`);
    const page = JSON.parse(await readFile(file, 'utf8')) as { sections: object[] };
    page.sections.splice(2, 0, section);
    await writeFile(file, JSON.stringify(page));
  }
  site = await serve('start', root);
});
test.afterAll(() => site?.stop());

test('without scripts, who chooses a brand sees its screen alone, in its colour', async ({
  page,
}) => {
  await page.goto(`${site.url}/courses`);
  const harbours = page.locator('#harbours');
  const choices = harbours.getByRole('radio');
  await expect(choices).toHaveCount(tenants.length);
  const height = await harbours.evaluate((element) => element.clientHeight);
  const colors = new Set<string>();
  for (const [index, tenant] of tenants.entries()) {
    if (index === 0) await choices.first().focus();
    else await page.keyboard.press('ArrowDown');
    await expect(choices.nth(index)).toBeChecked();
    const screen = harbours.getByRole('img', { name: altOf(tenant), exact: true });
    await expect(screen).toBeVisible();
    await expect(harbours.locator('figure:visible')).toHaveCount(1);
    await expect(screen).toContainText(tenant);
    colors.add(
      await screen.evaluate((figure) => getComputedStyle(figure).getPropertyValue('--brand-600')),
    );
  }
  expect(colors.size).toBe(tenants.length);
  expect(await harbours.evaluate((element) => element.clientHeight)).toBe(height);
  await page.emulateMedia({ media: 'print' });
  await expect(harbours.locator('figure:visible')).toHaveCount(1);
});

test('on a tablet its telephone stands beside the choice', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${site.url}/courses`);
  const heading = (await page.locator('#harbours h2').boundingBox())!;
  const figure = (await page.locator('#harbours figure').first().boundingBox())!;
  expect(heading.x + heading.width).toBeLessThan(figure.x);
  expect(figure.width).toBeGreaterThan(280);
});
