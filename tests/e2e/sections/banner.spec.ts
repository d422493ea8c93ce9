import { expect, test } from '../site.ts';

const pages = ['/seguranca/hipaa', '/seguranca/lgpd', '/seguranca/gdpr'];

test('quiet actions of a closing call are a list, with no line under their words', async ({
  page,
}) => {
  for (const [width, beside] of [
    [390, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      const main = await page.locator('#closing button').first().boundingBox();
      const rows = await page.locator('#closing button + dialog ~ button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, top, width } = button.getBoundingClientRect();
          return { left, top, width, line: getComputedStyle(button).textDecorationLine };
        }),
      );
      expect(rows.length, path).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => `${row.left} ${row.width} ${row.line}`)).size).toBe(1);
      expect(rows[0]!.line).toBe('none');
      expect(rows[0]!.left > main!.x + main!.width, `${path} at ${width}`).toBe(beside);
    }
  }
});

test('each row of the list ends in an arrow, and the drawing stands beside it', async ({
  page,
}) => {
  for (const [width, isDrawn] of [
    [390, false],
    [1024, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      const card = page.locator('#closing [data-ground=dark]');
      const rows = page.locator('#closing button + dialog ~ button');
      for (const row of await rows.all()) {
        expect((await row.boundingBox())!.height, path).toBeGreaterThanOrEqual(56);
        await expect(row.locator('use')).toHaveAttribute('href', /arrow-right$/);
      }
      const drawing = card.locator('svg:has(> use[href*="#art-"])');
      await expect(drawing).toBeVisible({ visible: isDrawn });
      if (!isDrawn) continue;
      const [edge, art, row] = await Promise.all(
        [card, drawing, rows.first()].map((each) => each.boundingBox()),
      );
      expect(art!.y + art!.height, path).toBeCloseTo(edge!.y + edge!.height, 0);
      expect(row!.x + row!.width, path).toBeLessThanOrEqual(art!.x);
    }
  }
});
