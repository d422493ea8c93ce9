import { expect, pages, test } from '../site.ts';

test.use({ javaScriptEnabled: false });

test('lanes of a diagram are equally wide, and stand apart where no arrow is between them', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/seguranca/hipaa#controls', 1440],
    ['/seguranca/hipaa#controls', 390],
    ['/seguranca/lgpd#what-vidanexo-does', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const lanes = await page
      .locator(`${path.slice(path.indexOf('#'))} ol > li > div`)
      .evaluateAll((all) => all.map((lane) => lane.getBoundingClientRect().toJSON()));
    expect(lanes.length, path).toBeGreaterThan(1);
    for (const [index, lane] of lanes.entries()) {
      expect(Math.abs(lane.width - lanes[0].width), path).toBeLessThan(2);
      const next = lanes[index + 1];
      if (next)
        expect(Math.max(next.left - lane.right, next.top - lane.bottom)).toBeGreaterThan(12);
    }
  }
});

test('arrows are on one line, in the middle of lanes that are full to their feet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const withArrows = pages.flatMap(({ path, json }) =>
    json.sections
      .filter(({ type, lanes }) => type === 'diagram' && JSON.stringify(lanes).includes('"arrow"'))
      .map(({ id }) => `${path}#${id}`),
  );
  expect(withArrows.length).toBeGreaterThan(2);
  for (const path of withArrows) {
    await page.goto(path);
    // In one go: what stands above may come in meanwhile.
    const { lanes, arrows, points } = await page
      .locator(`${path.slice(path.indexOf('#'))} ol`)
      .first()
      .evaluate((diagram) => {
        const boxesOf = (within: Element, parts: string) =>
          [...within.querySelectorAll(`:scope > ${parts}`)].map((part) => {
            const { top, bottom, height } = part.getBoundingClientRect();
            return { bottom, middle: (top + bottom) / 2, height: Math.round(height) };
          });
        return {
          lanes: boxesOf(diagram, 'li > div'),
          arrows: boxesOf(diagram, 'li > p > svg'),
          points: [...diagram.children].map((step) => boxesOf(step, 'div > ul > li')),
        };
      });
    expect(arrows.length, path).toBeGreaterThan(0);
    for (const { middle } of arrows) expect(middle, path).toBeCloseTo(lanes[0]!.middle, 0);
    for (const [index, { bottom }] of lanes.entries()) {
      expect(bottom - points[index]!.at(-1)!.bottom, path).toBeLessThan(21);
      expect(new Set(points[index]!.map(({ height }) => height)).size, path).toBe(1);
    }
  }
});
