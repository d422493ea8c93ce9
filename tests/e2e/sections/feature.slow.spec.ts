import type { Locator } from 'playwright/test';
import { expect, test } from '../site.ts';

/** A large card with a product screen, and short texts beside it. */

test.use({ javaScriptEnabled: false });

/** How many texts stand beside the large card; where there are more, they stand below. */
const features: [path: string, section: string, beside: number][] = [
  ['/industria-farmaceutica', '#benefits-section', 5],
];

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

for (const [path, section, beside] of features)
  test(`${path}${section}: the screen goes on beyond its card, as high as the texts beside it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const cards = page.locator(`${section} ul > li`);
    const [large, device, second, last] = await Promise.all([
      edgesOf(cards.first()),
      edgesOf(cards.first().locator('figure > div > div').first()),
      edgesOf(cards.nth(1)),
      edgesOf(cards.nth(beside)),
    ]);
    expect(device.bottom).toBeGreaterThan(large.bottom);
    expect(second.left).toBeGreaterThan(large.right);
    expect(Math.abs(second.top - large.top)).toBeLessThan(1);
    // What stands below has air above it.
    const air = (await cards.count()) > beside + 1 ? 32 : 0;
    expect(Math.abs(last.bottom - large.bottom - air)).toBeLessThan(1);
    expect((large.right - large.left) / (last.right - last.left)).toBeGreaterThan(1.3);
  });

for (const width of [768, 1440])
  test(`at ${width} px loose cards stand below the words of a telephone's card, on its free side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, section] of features) {
      await page.goto(path);
      const card = page.locator(`${section} ul > li`).first();
      const parts = card.locator('figure > div > div');
      const [large, heading, words, phone, ...loose] = await Promise.all(
        [card, card.locator('h3'), card.locator('h3 + p'), ...(await parts.all())].map(edgesOf),
      );
      expect(heading!.top - large!.top, path).toBeLessThan(48);
      expect(words!.right, path).toBeLessThan(phone!.left);
      expect(loose.length, path).toBeGreaterThan(0);
      let above = words!.bottom + 16;
      for (const { left, right, top, bottom } of loose) {
        expect(top, path).toBeGreaterThan(above + 8);
        above = bottom;
        expect(left, path).toBeGreaterThan(large!.left + 24);
        // Its frame and the air within are so wide: no word of it is covered.
        expect(right - phone!.left, path).toBeLessThanOrEqual(22);
      }
      expect(above, path).toBeLessThan(large!.bottom - 24);
    }
  });

/** What of the figure's words a line at this height cuts or hides, of those that begin above it. */
const cutAt = (figure: Locator, line: number) =>
  figure.evaluate((root, foot) => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { top, bottom, width } = range.getBoundingClientRect();
      if (width > 0 && top < foot && bottom > foot + 2) cut.push(walker.currentNode.textContent!);
    }
    return cut;
  }, line);

test('on a telephone the screen stands in its card, above the texts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, section] of features) {
    await page.goto(path);
    const cards = page.locator(`${section} ul > li`);
    const [large, screen, second] = await Promise.all([
      edgesOf(cards.first()),
      edgesOf(cards.first().locator('figure')),
      edgesOf(cards.nth(1)),
    ]);
    expect(large.bottom - screen.top, path).toBeGreaterThan(260);
    expect(second.top - large.bottom, path).toBeGreaterThanOrEqual(24);
    expect(await cutAt(cards.first().locator('figure'), large.bottom), path).toEqual([]);
    const ring = cards.first().locator('figure svg:has(> circle)');
    for (const { bottom } of await Promise.all((await ring.all()).map(edgesOf)))
      expect(large.bottom - bottom, path).toBeGreaterThan(40);
  }
});

/** A bento whose large cards show screens: two telephones, a window, and low cards. */
const bento = '/funcionalidades';

test('a telephone’s card takes half of the row, a window’s all of it, the others a third', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(bento);
  const cards = await page.locator('#features ul > li').all();
  const [one, two, whole, ...low] = await Promise.all(cards.map(edgesOf));
  expect(Math.abs(one!.top - two!.top)).toBeLessThan(1);
  expect(Math.abs(one!.bottom - two!.bottom)).toBeLessThan(1);
  expect(whole!.right - whole!.left).toBeGreaterThan(1.99 * (one!.right - one!.left));
  expect(low.length).toBe(6);
  for (const { left, right } of low)
    expect((right - left) / (whole!.right - whole!.left)).toBeLessThan(0.34);
  // The words stand beside each screen, which goes on beyond its card.
  for (const card of cards.slice(0, 3)) {
    const [edge, words, screen] = await Promise.all([
      edgesOf(card),
      edgesOf(card.locator('p').first()),
      edgesOf(card.locator('figure > div > div').first()),
    ]);
    expect(words.right).toBeLessThan(screen.left);
    expect(screen.bottom).toBeGreaterThan(edge.bottom);
  }
});

test('on a telephone the large cards keep their screens, and the others pass in a row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(bento);
  const cards = await page.locator('#features ul > li').all();
  for (const card of cards.slice(0, 3)) {
    const { top, bottom } = await edgesOf(card);
    expect(bottom - top).toBeGreaterThan(320);
    const screen = await edgesOf(card.locator('figure'));
    expect(bottom - screen.top).toBeGreaterThan(200);
    expect(await cutAt(card.locator('figure'), bottom)).toEqual([]);
  }
  const [first, ...others] = await Promise.all(cards.slice(3).map(edgesOf));
  for (const { top, bottom, left } of others) {
    expect(top).toBeCloseTo(first!.top, 0);
    expect(bottom - top).toBeLessThan(400);
    expect(left).toBeGreaterThan(first!.right);
  }
});
