import type { Locator } from 'playwright/test';
import { expect, test } from '../site.ts';

/** A large card with a product screen, and short texts beside it. */

test.use({ javaScriptEnabled: false });

const features: [path: string, section: string][] = [
  ['/clinicas', '#technology'],
  ['/industria-farmaceutica', '#benefits-section'],
  ['/seguranca/gdpr', '#security'],
];

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

for (const [path, section] of features)
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
      edgesOf(cards.last()),
    ]);
    expect(device.bottom).toBeGreaterThan(large.bottom);
    expect(second.left).toBeGreaterThan(large.right);
    expect(Math.abs(second.top - large.top)).toBeLessThan(1);
    expect(Math.abs(last.bottom - large.bottom)).toBeLessThan(1);
    expect((large.right - large.left) / (last.right - last.left)).toBeGreaterThan(1.3);
  });

const withTelephone = features.filter(([path]) => path !== '/seguranca/gdpr');

for (const width of [768, 1440])
  test(`at ${width} px loose cards stand below the words of a telephone's card, on its free side`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, section] of withTelephone) {
      await page.goto(path);
      const card = page.locator(`${section} ul > li`).first();
      const parts = card.locator('figure > div > div');
      const [large, heading, words, phone, upper, lower] = await Promise.all(
        [card, card.locator('h3'), card.locator('h3 + p'), ...(await parts.all())].map(edgesOf),
      );
      expect(heading!.top - large!.top, path).toBeLessThan(48);
      expect(words!.right, path).toBeLessThan(phone!.left);
      expect(upper!.top, path).toBeGreaterThan(words!.bottom + 24);
      expect(lower!.top, path).toBeGreaterThan(upper!.bottom + 8);
      expect(lower!.bottom, path).toBeLessThan(large!.bottom - 24);
      for (const { left, right } of [upper!, lower!]) {
        expect(left, path).toBeGreaterThan(large!.left + 24);
        // Its frame and the air within are so wide: no word of it is covered.
        expect(right - phone!.left, path).toBeLessThanOrEqual(22);
      }
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
