import { expect, test } from '../site.ts';

/** Slips that a look at whole pages found: what is drawn stands where it belongs. */

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });

test('every brick of a program has three studs, 16 px inside its ends', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/programas-de-cuidado');
    const bricks = page.locator('#hero div:has(> span > i)');
    expect(await bricks.count()).toBe(4);
    for (const brick of await bricks.all()) {
      const { own, studs, color } = await brick.evaluate((element) => ({
        own: element.getBoundingClientRect().toJSON() as DOMRect,
        studs: [...element.querySelectorAll('i')].map(
          (stud) => stud.getBoundingClientRect().toJSON() as DOMRect,
        ),
        color: [element, element.querySelector('i')!].map(
          (each) => getComputedStyle(each).backgroundColor,
        ),
      }));
      expect(studs).toHaveLength(3);
      expect(studs[0]!.left - own.left).toBeCloseTo(16, 0);
      expect(own.right - studs[2]!.right).toBeCloseTo(16, 0);
      expect(studs[0]!.bottom).toBeCloseTo(own.top, 0);
      expect(color[1]).toBe(color[0]);
    }
  }
});
