import { expect, test } from '../site.ts';

/** Cards as areas of strong colour, and the panel of what a comparison comes to. */

test.use({ javaScriptEnabled: false });

type Box = { left: number; right: number; top: number; bottom: number };

for (const width of [390, 768, 1440])
  test(`areas touch, and a large sign in the corner of each is cut at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/#care-programs', '/operadoras/cartoes-beneficios#partnership']) {
      await page.goto(path);
      const list = page.locator(`${path.slice(path.indexOf('#'))} ul:has(> li > div > h3)`);
      const areas = await list.locator('> li').evaluateAll((all) =>
        all.map((area) => ({
          area: area.getBoundingClientRect().toJSON() as Box,
          sign: area.querySelector('svg')!.getBoundingClientRect().toJSON() as Box,
          words: [...area.querySelectorAll('h3, p, li')].map((each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            return range.getBoundingClientRect().toJSON() as Box;
          }),
          clips: getComputedStyle(area).overflow,
          corner: getComputedStyle(area).borderRadius,
        })),
      );
      expect(areas).toHaveLength(3);
      for (const [index, { area, sign, words, clips, corner }] of areas.entries()) {
        const next = areas[index + 1]?.area;
        if (next)
          expect(width < 960 ? next.top : next.left).toBe(width < 960 ? area.bottom : area.right);
        expect([clips, corner], path).toEqual(['hidden', '0px']);
        expect(sign.right - area.right, path).toBeGreaterThan(24);
        expect(sign.bottom - area.bottom, path).toBeGreaterThan(24);
        expect(sign.bottom - sign.top, path).toBeGreaterThan(width < 960 ? 128 : 192);
        // No word stands on it, or out of its area.
        for (const { right, bottom } of words) {
          expect(right <= sign.left || bottom <= sign.top, path).toBe(true);
          expect(Math.max(right - area.right, bottom - area.bottom), path).toBeLessThan(-12);
        }
      }
      await expect(list).toHaveCSS('border-radius', '28px');
    }
  });

test('how things become stands on a panel of its own in a comparison', async ({ page }) => {
  for (const path of ['/corporativo#challenges', '/operadoras/operadoras-saude#new-model']) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const rows = page.locator(`${path.slice(path.indexOf('#'))} tbody tr`);
      const grounds = await rows.evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].map((cell) => getComputedStyle(cell).backgroundColor),
        ),
      );
      for (const [before, after] of grounds) {
        expect(before, path).toBe('rgba(0, 0, 0, 0)');
        expect(after, path).not.toBe(before);
      }
      const boxes = await rows
        .locator('td:last-child')
        .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().toJSON() as Box));
      for (const [index, { bottom }] of boxes.entries())
        if (width === 1440 && boxes[index + 1]) expect(boxes[index + 1]!.top).toBe(bottom);
    }
  }
});
