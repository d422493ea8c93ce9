import { expect, test } from '../site.ts';

/** Areas of strong colour, an app of three brands, and the panel of what a comparison comes to. */

test.use({ javaScriptEnabled: false });

type Box = { left: number; right: number; top: number; bottom: number };

for (const width of [390, 768, 1440])
  test(`areas touch, and a drawing goes on beyond the edges of each at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/#care-programs', '/operadoras/cartoes-beneficios#partnership']) {
      await page.goto(path);
      const list = page.locator(`${path.slice(path.indexOf('#'))} ul:has(> li > div > h3)`);
      const isRow = (await list.getAttribute('tabindex')) !== null && width < 640;
      const areas = await list.locator('> li').evaluateAll((all) =>
        all.map((area) => ({
          area: area.getBoundingClientRect().toJSON() as Box,
          drawing: area
            .querySelector('svg:has(> use[href*="#card-art-"])')!
            .getBoundingClientRect()
            .toJSON() as Box,
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
      for (const [index, { area, drawing, words, clips, corner }] of areas.entries()) {
        const next = areas[index + 1]?.area;
        if (next && !isRow)
          expect(width < 960 ? next.top : next.left).toBe(width < 960 ? area.bottom : area.right);
        expect([clips, corner], path).toEqual(['hidden', isRow ? '20px' : '0px']);
        // Beyond both edges, so that no line of the ground is left between two pixels.
        expect(drawing.right - area.right, path).toBeGreaterThanOrEqual(1);
        expect(drawing.bottom - area.bottom, path).toBeGreaterThanOrEqual(1);
        expect(drawing.right - drawing.left, path).toBeGreaterThan(
          (area.right - area.left) * (width === 768 ? 0.48 : 0.9),
        );
        for (const { right, bottom } of words) {
          expect(right <= drawing.left || bottom <= drawing.top, path).toBe(true);
          expect(Math.max(right - area.right, bottom - area.bottom), path).toBeLessThan(-12);
        }
      }
      await expect(list).toHaveCSS('border-radius', isRow ? '0px' : '28px');
    }
  });

for (const path of ['/', '/es', '/en'])
  test(`telephones of other brands show their whole score beside the first, at ${path}`, async ({
    page,
  }) => {
    for (const width of [768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const hidden = await page.locator('#hero figure[role=img]').evaluate((figure) => {
        const scores = [...figure.querySelectorAll('div')].filter(
          (each) => each.childElementCount === 0 && each.textContent === '82',
        );
        const [left, right, first] = scores.map((score) => {
          const range = document.createRange();
          range.selectNodeContents(score);
          return range.getBoundingClientRect();
        });
        const bodies = [...figure.querySelectorAll(':scope > div > div')];
        const body = bodies.find((each) => each.contains(scores[2]!))!.getBoundingClientRect();
        return [first!.width > 0, left!.right <= body.left, right!.left >= body.right];
      });
      expect(hidden, `${width} px`).toEqual([true, true, true]);
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
