import { expect, test } from '../site.ts';

test.use({ javaScriptEnabled: false });

test('rings are around the telephone that a page opens with, and around nothing else', async ({
  page,
}) => {
  for (const [path, around] of [
    ['/clinicas', 1],
    ['/telemedicina', 0],
    ['/funcionalidades', 0],
    ['/industria-farmaceutica', 0],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main figure[role=img]').first(), path).toBeAttached();
    const rings = page.locator('figure[role=img] > div > svg');
    await expect(rings, path).toHaveCount(around);
    await expect(page.locator('#hero').locator(rings), path).toHaveCount(around);
  }
});
