import { expect, test } from '../site.ts';

/** The wall of bricks: each stands over its weeks, and on another one. */

test.use({ javaScriptEnabled: false });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a brick begins and ends with its weeks, and one alone is not on its place', async ({
  page,
}) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/programas-de-cuidado');
    const wall = page.locator('#protocol-blocks');
    const boxes = (selector: string) =>
      wall
        .locator(selector)
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    const weeks = await boxes('p > span');
    const [lifted, ...bricks] = await boxes('li');
    expect(weeks).toHaveLength(4);
    expect(bricks).toHaveLength(5);
    const edges = [...weeks.map(({ left }) => left), weeks[3]!.right];
    const isAt = (places: number[], place: number) =>
      places.some((each) => Math.abs(each - place) < 1);
    for (const brick of bricks) {
      expect(isAt(edges, brick.left)).toBe(true);
      expect(isAt(edges, brick.right)).toBe(true);
      expect(isAt([weeks[0]!.top, ...bricks.map(({ top }) => top)], brick.bottom)).toBe(true);
    }
    expect(lifted!.bottom).toBeLessThan(bricks[0]!.bottom - 8);
  }
});

test('on a telephone the bricks are a tower, each with its weeks in words', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/programas-de-cuidado');
  const bricks = page.locator('#protocol-blocks li');
  const boxes = await bricks.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
  );
  for (const [index, box] of boxes.slice(2).entries())
    expect(box.top).toBeCloseTo(boxes[index + 1]!.bottom, 0);
  await expect(bricks.first().getByText('Semanas 3 e 4')).toBeVisible();
});
