import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../site.ts';

/** A product screen as wide as the container, which can be read, and the points below it. */

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

/** Those to whose points lines lead from the screen. */
const sections: [path: string, section: string][] = [
  ['/clinicas', '#devices'],
  ['/corporativo', '#nr-1'],
];

/** The lowest edge of the words in a screen, and the size of the smallest as they are seen. */
const wordsIn = (screen: Element) => {
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
  let [lowest, smallest] = [0, 100];
  while (walker.nextNode()) {
    const box = walker.currentNode.parentElement!;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { width, bottom } = range.getBoundingClientRect();
    if (width === 0) continue;
    const size = Number.parseFloat(getComputedStyle(box).fontSize) * box.currentCSSZoom;
    lowest = Math.max(lowest, bottom);
    smallest = Math.min(smallest, size);
  }
  return { lowest, smallest };
};

/** The screen of a section, in view. */
async function screenOf(page: Page, path: string, id: string): Promise<Locator> {
  await page.goto(path);
  const figure = page.locator(`${id} figure[role=img]`);
  await figure.scrollIntoViewIfNeeded();
  return figure;
}

test('a large screen has the width of its section, and letters that can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, id] of sections) {
    const figure = await screenOf(page, path, id);
    const { width } = (await figure.boundingBox())!;
    expect(width, path).toBeGreaterThan(1190);
    expect((await figure.evaluate(wordsIn)).smallest, path).toBeGreaterThan(12);
  }
});

test('below it, each point stands at the end of a line that begins on the screen’s frame', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, id] of sections) {
    const figure = await screenOf(page, path, id);
    const { lowest } = await figure.evaluate(wordsIn);
    const screen = (await figure.boundingBox())!;
    const points = page.locator(`${id} ul > li`);
    const tops = await points.evaluateAll((all) => all.map((li) => li.getBoundingClientRect().y));
    expect(new Set(tops).size, `${path}: in one row`).toBe(1);
    const foot = screen.y + screen.height;
    for (const dot of await points.locator('> span').all()) {
      const { y, height } = (await dot.boundingBox())!;
      expect(height, path).toBe(12);
      expect(y, `${path}: clear of the words`).toBeGreaterThan(lowest);
      expect(y, `${path}: on the frame`).toBeLessThan(foot - 4);
      await expect(dot).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    }
    const texts = await points
      .locator('h3')
      .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().y));
    for (const y of texts) expect(y - foot, path).toBeGreaterThan(32);
  }
});

test('on a tablet, too, it has the width of its section', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const [path, id] of sections) {
    await page.goto(path);
    const { width } = (await page.locator(`${id} figure > div > div`).first().boundingBox())!;
    expect(width, path).toBeGreaterThan(680);
  }
});

test('on a telephone the points have their signs', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, id] of sections) {
    await page.goto(path);
    for (const sign of await page.locator(`${id} ul > li > span`).all()) {
      await expect(sign).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      expect((await sign.boundingBox())!.height, path).toBe(44);
    }
  }
});

/** Those whose points have no signs: they stand in columns with a line on top. */
const withColumns = ['/programas-de-cuidado#features', '/visao-360/indicadores#professionals'];

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

for (const path of withColumns)
  test(`the screen of ${path} is as wide as the container, above its points`, async ({ page }) => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const section = page.locator(path.slice(path.indexOf('#')));
      const device = await boxOf(section.locator('figure > div > div:has(> div + div)').last());
      const points = await Promise.all((await section.locator('ul > li').all()).map(boxOf));
      expect(Math.abs(device.left - points[0]!.left), `at ${width} px`).toBeLessThan(2);
      expect(Math.abs(device.right - points.at(-1)!.right), `at ${width} px`).toBeLessThan(2);
      // All points stand in one row.
      expect(new Set(points.map(({ top }) => Math.round(top))).size, `at ${width} px`).toBe(1);
      expect(points[0]!.top).toBeGreaterThan(device.bottom);
    }
  });

test('on a telephone the points of a cropped screen stand above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tecnologia');
  const section = page.locator('#next-step');
  const [screen, last] = await Promise.all([
    boxOf(section.locator('figure')),
    boxOf(section.locator('ul > li').last()),
  ]);
  expect(screen.top - last.bottom).toBeGreaterThanOrEqual(16);
});

test('the heading of a centred one is in the middle of the window, however wide', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/visao-360/indicadores#professionals', '/corporativo#nr-1']) {
      await page.goto(path);
      const middle = await page.locator(`${path.slice(path.indexOf('#'))} h2`).evaluate((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        const { left, right } = range.getBoundingClientRect();
        return (left + right) / 2;
      });
      expect(Math.abs(middle - width / 2), `${path} at ${width} px`).toBeLessThan(1);
    }
  }
});

test('beside a chart, the two lines of a row stay together', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, id] of [
    ['/tecnologia', '#history'],
    ['/visao-360/indicadores', '#hero'],
  ] as const) {
    const figure = await screenOf(page, path, id);
    const gaps = await figure.locator('b + span').evaluateAll((spans) =>
      spans.map((span) => {
        const [name, sign] = [span.previousElementSibling!, span].map((line) => {
          const { top, bottom } = line.getBoundingClientRect();
          return { top, bottom };
        });
        return sign!.top - name!.bottom;
      }),
    );
    expect(gaps.length, path).toBeGreaterThan(3);
    expect(Math.max(...gaps), path).toBeLessThanOrEqual(4);
  }
});
