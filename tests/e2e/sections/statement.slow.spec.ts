import type { Page } from 'playwright/test';
import { expect, test } from '../site.ts';

/** Sentences as large as the page, with pieces in their lines, and figures of the window's size. */

test.use({ javaScriptEnabled: false });

const statements: [path: string, section: string][] = [
  ['/academias', '#intelligence'],
  ['/en/visao-360/indicadores', '#indicators'],
  ['/programas-de-cuidado', '#company-benefits'],
  ['/es/industria-farmaceutica', '#differentiators'],
];
const widths = [320, 360, 390, 768, 1024, 1440, 1920];

const isWithinWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const [path, section] of statements)
  test(`${path}${section}: pieces are as high as capitals and stay with their words`, async ({
    page,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const said = await page.locator(`${section} h2`).evaluate((heading) => {
        const size = Number.parseFloat(getComputedStyle(heading).fontSize);
        const box = heading.getBoundingClientRect();
        const pieces = [...heading.querySelectorAll('[aria-hidden=true]:not(svg)')].map((piece) => {
          const { left, right, top, height } = piece.getBoundingClientRect();
          const word = document.createRange();
          word.selectNodeContents(piece.previousSibling!);
          const line = [...word.getClientRects()].at(-1)!;
          return {
            isWithin: left >= box.left - 1 && right <= box.right + 1,
            isBehind: left >= line.right - 1 && top < line.bottom && line.top < top + height,
            height: height / size,
            // Between the middles of the piece and of its line: capitals stand above the latter.
            above: (line.top + line.height / 2 - top - height / 2) / size,
          };
        });
        return { size, pieces };
      });
      expect(said.pieces.length, String(width)).toBeGreaterThan(3);
      for (const { isWithin, isBehind, height, above } of said.pieces) {
        expect(isWithin, `within at ${width}`).toBe(true);
        if (width > 320) expect(isBehind, `behind its word at ${width}`).toBe(true);
        expect(height).toBeCloseTo(0.86, 1);
        expect(Math.abs(above)).toBeLessThan(0.12);
      }
      if (width === 1440) expect(said.size).toBeGreaterThan(64);
      expect(await isWithinWindow(page), `no wider than ${width}`).toBe(true);
    }
  });

const figures: [path: string, section: string][] = [
  ['/visao-360/indicadores', '#more-than-500'],
  ['/en/visao-360/indicadores', '#more-than-500'],
  ['/corporativo', '#wellbeing-section'],
  ['/es/corporativo', '#wellbeing-section'],
];

for (const [path, section] of figures)
  test(`${path}${section}: figures are large, and words stand below them`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { cut, largest, gap, isClear } = await page.locator(section).evaluate((band) => {
        const end = band.getBoundingClientRect().bottom;
        const items = [...band.querySelectorAll('li')].map((item) => {
          const figure = item.querySelector('strong')!;
          const glyphs = document.createRange();
          glyphs.selectNodeContents(figure);
          const { left, right, top, bottom } = figure.getBoundingClientRect();
          const words = item.lastElementChild!.getBoundingClientRect();
          const inked = glyphs.getBoundingClientRect();
          return { left, right: Math.min(right, inked.right), top, bottom, words };
        });
        const last = items.at(-1)!;
        return {
          cut: Math.max(0, last.bottom - end) / (last.bottom - last.top),
          largest: Math.max(...items.map(({ top, bottom }) => bottom - top)),
          gap: Math.min(...items.map(({ left }) => left)),
          isClear: items.every(
            ({ right, bottom, words }) => words.left >= right || words.top >= bottom,
          ),
        };
      });
      expect(isClear, `words are clear of the figure at ${width}`).toBe(true);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(cut, `cut at ${width}`).toBe(0);
      if (width === 1440) expect(largest).toBeGreaterThan(190);
      expect(await isWithinWindow(page), `no wider than ${width}`).toBe(true);
    }
  });
