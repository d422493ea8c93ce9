import type { Locator } from 'playwright/test';
import { expect, test } from '../site.ts';

/** A large card with a product screen, and short texts beside it. */

test.use({ javaScriptEnabled: false });

const features: [path: string, section: string][] = [
  ['/clinicas', '#technology'],
  ['/industria-farmaceutica', '#benefits-section'],
  ['/seguranca/gdpr', '#security'],
];

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

for (const [path, section] of features)
  test(`${path}${section}: the screen goes on beyond its card, as high as the texts beside it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const cards = page.locator(`${section} ul > li`);
    const [large, device, second, last] = await Promise.all([
      edgesOf(cards.first()),
      edgesOf(cards.first().locator('figure > div > div').first()),
      edgesOf(cards.nth(1)),
      edgesOf(cards.last()),
    ]);
    expect(device.bottom).toBeGreaterThan(large.bottom);
    expect(second.left).toBeGreaterThan(large.right);
    expect(Math.abs(second.top - large.top)).toBeLessThan(1);
    expect(Math.abs(last.bottom - large.bottom)).toBeLessThan(1);
    expect((large.right - large.left) / (last.right - last.left)).toBeGreaterThan(1.3);
  });

test('on a telephone the screen stands in its card, above the texts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, section] of features) {
    await page.goto(path);
    const cards = page.locator(`${section} ul > li`);
    const [large, screen, second] = await Promise.all([
      edgesOf(cards.first()),
      edgesOf(cards.first().locator('figure')),
      edgesOf(cards.nth(1)),
    ]);
    expect(large.bottom - screen.top, path).toBeGreaterThan(180);
    expect(second.top, path).toBeGreaterThan(large.bottom - 1);
  }
});
