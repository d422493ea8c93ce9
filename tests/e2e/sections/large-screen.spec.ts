import { expect, test } from '../site.ts';

/** A product screen as wide as the container, which can be read, and points that lead from it. */

test.use({ javaScriptEnabled: false });

const sections: [path: string, section: string][] = [
  ['/academias', '#intro'],
  ['/clinicas', '#devices'],
  ['/telemedicina', '#summary'],
  ['/industria-farmaceutica', '#how-it-works'],
  ['/corporativo', '#nr-1'],
  ['/operadoras/cartoes-beneficios', '#scale'],
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

test('a large screen has the width of its section, and letters that can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, id] of sections) {
    await page.goto(path);
    const figure = page.locator(`${id} figure[role=img]`);
    await figure.scrollIntoViewIfNeeded();
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
    await page.goto(path);
    const figure = page.locator(`${id} figure[role=img]`);
    await figure.scrollIntoViewIfNeeded();
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
    const bar = page.locator(`${id} figure div:has(> svg > use[href$="#window-dots"])`);
    const { width } = (await bar.boundingBox())!;
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
