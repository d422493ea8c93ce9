import { expect, test } from '../site.ts';

test.use({ javaScriptEnabled: false });

test('lanes of a diagram are equally wide, and stand apart where no arrow is between them', async ({
  page,
}) => {
  for (const [path, width] of [
    ['/seguranca/hipaa#controls', 1440],
    ['/seguranca/hipaa#controls', 390],
    ['/industria-farmaceutica#consented-data', 1440],
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
