import type { Page } from 'playwright/test';
import { addressOf, expect, languages, test } from '../site.ts';

/** The loose cards of product screens, and what they lie on. */

test.use({ javaScriptEnabled: false });

const windows: [path: string, section: string][] = [
  ['/inteligencia-artificial', 'hero'],
  ['/seguranca/arquitetura', 'hero'],
  ['/corporativo', 'nr-1'],
  ['/programas-de-cuidado', 'features'],
  ['/tecnologia', 'next-step'],
  ['/visao-360/indicadores', 'professionals'],
];
const telephones: typeof windows = [
  ['/funcionalidades', 'features li:nth-child(1)'],
  ['/funcionalidades', 'features li:nth-child(2)'],
  ['/industria-farmaceutica', 'benefits-section'],
  ['/seguranca/gdpr', 'what-is-gdpr'],
  ['/tecnologia', 'anywhere'],
  ['/visao-360/indicadores', 'patients'],
];

/** Where the device of a section and its loose cards are, and which words lie under a card. */
const looseCardsOf = (page: Page, section: string) =>
  page.locator(`#${section} figure`).evaluate((figure) => {
    const [device, ...cards] = [...figure.querySelectorAll(':scope > div:last-of-type > div')];
    const covered: string[] = [];
    const places = cards
      .map((card) => card.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left, right, top, bottom, height }) => ({ left, right, top, bottom, height }));
    const walker = document.createTreeWalker(device!, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      for (const words of range.getClientRects())
        for (const card of places)
          if (
            Math.min(words.right, card.right) > Math.max(words.left, card.left) &&
            Math.min(words.bottom, card.bottom) > Math.max(words.top, card.top)
          )
            covered.push(walker.currentNode.textContent!);
    }
    const { top, bottom, left, right } = device!.getBoundingClientRect();
    return { device: { top, bottom, left, right }, cards: places, covered };
  });

for (const language of languages)
  test(`no loose card lies on words, in ${language}`, async ({ page }) => {
    let seen = 0;
    for (const [path, section] of [...windows, ...telephones]) {
      await page.goto(addressOf(path, language));
      for (const width of [390, 768, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { covered, cards } = await looseCardsOf(page, section);
        expect(covered, `${path}#${section} at ${width} px`).toEqual([]);
        seen += cards.length;
      }
    }
    expect(seen).toBeGreaterThan(50);
  });

test('a loose card of a window lies on its edge, about half of it', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, section] of windows) {
      await page.goto(path);
      const { device, cards } = await looseCardsOf(page, section);
      const [upper, lower] = cards;
      const share = (upper!.bottom - device.top) / upper!.height;
      expect(share, `${path} at ${width} px`).toBeGreaterThanOrEqual(0.4);
      expect(share, `${path} at ${width} px`).toBeLessThanOrEqual(0.5);
      expect(upper!.right, path).toBeLessThan(device.right - 46);
      if (lower) expect(device.bottom - lower.top, path).toBe(20);
    }
  }
});

test('a loose card of a telephone in a band stands clear of it', async ({ page }) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, section] of telephones.slice(3)) {
      await page.goto(path);
      const { device, cards } = await looseCardsOf(page, section);
      expect(cards, `${path} at ${width} px`).toHaveLength(2);
      for (const { left, right } of cards)
        expect(
          right < device.left - 8 || left > device.right + 8,
          `${path} at ${width} px: ${left} to ${right}`,
        ).toBe(true);
    }
  }
});
