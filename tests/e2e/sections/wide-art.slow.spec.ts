import { expect, test } from '../site.ts';

/** A wide drawing is a screen at its true size, cut between its parts by the edges of its card. */

test.use({ javaScriptEnabled: false });

/** In the units of the screen: the air after its first column, its second, and its last. */
const columnEnds = { telephone: [312, 324], tablet: [668, 696], wide: [1184, 1217] } as const;

for (const [width, column] of [
  [360, 'telephone'],
  [390, 'telephone'],
  [520, 'telephone'],
  [640, 'tablet'],
  [768, 'tablet'],
  [959, 'tablet'],
  [960, 'wide'],
  [1100, 'wide'],
  [1440, 'wide'],
] as const)
  test(`the record of the home page is cut between its parts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const card = page.locator('#super-app-section li:has(use[href*="#art-open-record"])');
    const { scale, right, foot, beside, own, row } = await card.evaluate((li) => {
      const svg = li.querySelector('svg:has(> use[href*="#art-open-record"])') as SVGSVGElement;
      const whole = li.getBoundingClientRect();
      const drawn = svg.getBoundingClientRect();
      // It is drawn in a field of 400 units.
      const scale = svg.getScreenCTM()!.a * 0.329;
      return {
        scale,
        right: drawn.width / scale,
        foot: (whole.bottom - drawn.top) / scale,
        beside: whole.right - drawn.right,
        own: whole.width,
        row: li.parentElement!.getBoundingClientRect().width,
      };
    });
    const [least, most] = columnEnds[column];
    expect(right).toBeGreaterThanOrEqual(least);
    expect(right).toBeLessThanOrEqual(most);
    // Below that of a computer the window ends before the card, as it begins after it.
    expect(beside).toBeCloseTo(column === 'wide' ? 0 : width < 800 ? 24 : 0.03 * width, 0);
    // On a telephone below the curve, before what it means; else below all.
    expect(foot).toBeGreaterThanOrEqual(column === 'telephone' ? 216 : 424);
    expect(foot).toBeLessThanOrEqual(column === 'telephone' ? 228 : 431);
    if (column !== 'telephone') expect(own, 'it has a row alone').toBeCloseTo(row, 0);
    // Its smallest letters have 12.5 units.
    expect(12.5 * scale).toBeGreaterThanOrEqual(width >= 1440 ? 12 : width < 960 ? 9.8 : 9);
  });

test('beside the heading of a wide card its words begin at the half of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const card = page.locator('#super-app-section li').first();
  const [heading, words] = await Promise.all([
    card.locator('h3').boundingBox(),
    card.locator('p').boundingBox(),
  ]);
  expect(words!.x).toBe(752);
  expect(Math.abs(words!.y - heading!.y)).toBeLessThan(16);
});
