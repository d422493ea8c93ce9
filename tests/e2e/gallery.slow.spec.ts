import { blockSchemas } from '../../tools/model/schemas.ts';
import { accessibilityFaults } from './axe.ts';
import { collectConsoleErrors, expect, open, test } from './site.ts';
import { copySite, serve } from './tool.ts';

/** The gallery, which the shipped site has no honest place for, as the catalogue shows it. */
let own: Awaited<ReturnType<typeof serve>>;
const [{ en }] = blockSchemas().gallery!.examples as [
  { en: { id: string; items: { caption: string; photo: { alt: string } }[] } },
];
const captions = en.items.map(({ caption }) => caption);
const example = () => `${own.url}/en/__blocks/gallery/1`;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  own = await serve('dev', await copySite());
});
test.afterAll(() => own?.stop());

for (const width of [390, 1280])
  test(`at ${width} px a click shows a picture whole, and keys lead to the others and back`, async ({
    page,
  }) => {
    const said = collectConsoleErrors(page);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, example());
    const opener = page.getByRole('button', { name: `Enlarge: ${captions[0]}` });
    const shown = (caption = '') => page.getByRole('dialog', { name: caption, exact: true });
    await opener.click();
    await expect(shown(captions[0])).toBeVisible();
    await expect(shown(captions[0]).getByRole('img')).toBeVisible();
    await expect(page.locator(`[data-asleep=${en.id}]`)).toHaveCount(0);
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await expect(shown(captions.at(-1))).toBeVisible();
    await shown(captions.at(-1)).getByRole('button', { name: 'Next' }).click();
    await expect(shown(captions[0])).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(shown(captions[1])).toBeVisible();
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(said).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each picture is a link to its file', async ({ page, request }) => {
    await page.goto(example());
    const link = page.getByRole('link', { name: `Enlarge: ${captions[0]}` });
    await expect(link).toBeVisible();
    await expect(page.getByRole('button', { name: /^Enlarge/ })).toHaveCount(0);
    const file = await request.get(new URL((await link.getAttribute('href'))!, own.url).href);
    expect(file.headers()['content-type']).toMatch(/^image\//);
  });
});
