import { expect, test } from '../site.ts';

/** Points below a text stand in even rows. */

test.use({ javaScriptEnabled: false });

test('six columns stand in two rows of three', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/academias');
  const tops = await page
    .locator('#intelligence h3')
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(new Set(tops.slice(3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[2]!);
});
