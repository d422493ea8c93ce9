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

test('one path leads through all lanes: it meets their signs, and is one where an arrow is', async ({
  page,
}) => {
  const withArrows = pages.flatMap(({ path, json }) =>
    json.sections
      .filter(({ type, lanes }) => type === 'diagram' && JSON.stringify(lanes).includes('"arrow"'))
      .map(({ id }) => `${path}#${id}`),
  );
  expect(withArrows.length).toBeGreaterThan(2);
  for (const path of withArrows)
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const at = `${path} at ${width} px`;
      // In one go: what stands above may come in meanwhile.
      const steps = await page
        .locator(`${path.slice(path.indexOf('#'))} ol > li`)
        .evaluateAll((all) =>
          all.map((step) => {
            const heightOf = (part: Element) => {
              const { top, bottom } = part.getBoundingClientRect();
              return (top + bottom) / 2;
            };
            // Those of its strands, and the one where they are one.
            const lines = [...step.querySelectorAll<SVGPathElement>('p > svg path')];
            const trunk = lines.pop();
            const endsAt = (side: string) =>
              lines
                .flatMap((line) => [...line.getAttribute('d')!.matchAll(/M(\d) ([\d.]+)/g)])
                .filter(([, x]) => x === side)
                .map(([, , y]) => {
                  const { d, f } = lines[0]!.getScreenCTM()!;
                  return Number(y) * d + f;
                })
                .sort((a, b) => a - b);
            return {
              signs: [...step.querySelectorAll('div li > span')].map(heightOf),
              leave: endsAt('0'),
              arrive: endsAt('6'),
              trunk: trunk ? [heightOf(trunk)] : [],
              arrow: [...step.querySelectorAll('p > span > svg')].map(heightOf),
            };
          }),
        );
      const close = (some: number[], others: number[]) => {
        expect(some.length, at).toBe(others.length);
        for (const [index, each] of some.entries())
          expect(Math.abs(each - others[index]!), at).toBeLessThan(1.5);
      };
      const arrows = steps.flatMap(({ arrow }) => arrow);
      expect(arrows.length, at).toBeGreaterThan(0);
      close(
        arrows,
        arrows.map(() => arrows[0]!),
      );
      for (const [index, { signs, leave, trunk, arrow }] of steps.entries()) {
        close(trunk, arrow);
        if (arrow.length > 0) close(leave, signs);
        const before = steps[index - 1];
        if (before && before.arrow.length > 0) close(before.arrive, signs);
      }
    }
});
