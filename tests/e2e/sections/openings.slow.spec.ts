import type { Page } from 'playwright/test';
import { expect, languages, pages, slowBut, test } from '../site.ts';

/** Openings have layouts of their own, and in each the words, the buttons and the screens are seen. */

test.use({ javaScriptEnabled: false });

const widths = [390, 768, 1440, 1920];
const openingsOf = (layout: string) =>
  pages.filter(({ language, json }) => language === 'pt' && json.sections[0]?.layout === layout);

/** The boxes of a page's opening, of its words, and of all that matches each selector in it. */
const boxesOf = (page: Page, selectors: string[]) =>
  page.evaluate(
    (all) =>
      ['main section', 'main section h1', ...all.map((each) => `main section ${each}`)].map(
        (selector) => {
          const { left, right, top, bottom } = document
            .querySelector(selector)!
            .getBoundingClientRect();
          return { left, right, top, bottom, width: right - left };
        },
      ),
    selectors,
  ) as Promise<{ left: number; right: number; top: number; bottom: number; width: number }[]>;

test('six pages open in five ways at least', () => {
  const layouts = pages
    .filter(({ language, json }) => language === 'pt' && json.sections[0]?.type === 'hero')
    .map(({ json }) => json.sections[0]!.layout ?? 'split');
  const counts = [...new Set(layouts)].map(
    (layout) => layouts.filter((each) => each === layout).length,
  );
  expect(counts.length).toBeGreaterThanOrEqual(5);
  expect(Math.max(...counts)).toBeLessThanOrEqual(layouts.length / 3);
});

for (const width of widths) {
  test(`a wide screen stands on the lower edge of its section, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of openingsOf('stage')) {
      await page.goto(path);
      const [section, heading, screen] = await boxesOf(page, ['figure > div > div']);
      expect(screen!.bottom, path).toBeGreaterThan(section!.bottom);
      expect(Math.abs(heading!.left + heading!.right - width), path).toBeLessThan(2);
      if (width >= 1440) expect(screen!.width, path).toBeGreaterThan(1100);
    }
  });

  test(`the second of two screens covers no word of the first, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of openingsOf('pair')) {
      await page.goto(path);
      const covered = await page.evaluate(() => {
        const [first, second] = document.querySelectorAll('main section:first-of-type figure');
        const over = second!.getBoundingClientRect();
        const walker = document.createTreeWalker(first!, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          if (left < over.right && right > over.left && top < over.bottom && bottom > over.top)
            found.push(walker.currentNode.textContent!);
        }
        return found;
      });
      expect(covered, path).toEqual([]);
      const [section, , first, second] = await boxesOf(page, ['figure', 'figure + figure']);
      expect(second!.bottom, path).toBeGreaterThan(section!.bottom);
      // A telephone shows the second alone, in its middle.
      if (width < 640) {
        expect(first!.width, path).toBe(0);
        expect(Math.abs(second!.left + second!.right - width), path).toBeLessThan(2);
        continue;
      }
      expect(second!.right, path).toBeGreaterThan(first!.left + 20);
      expect(first!.right, path).toBeGreaterThanOrEqual(width);
      // The edges of the section cut the window, and at the right also what it shows.
      expect(first!.bottom, path).toBeGreaterThan(section!.bottom);
      const shown = await page
        .locator('main section figure')
        .first()
        .locator('> div > div > :last-child > :last-child *')
        .evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
      expect(shown, path).toBeGreaterThan(width + 20);
    }
  });

  test(`a half in colour reaches the window's edges, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shown = openingsOf('halves');
    expect(shown.length).toBeGreaterThan(2);
    for (const { path, json } of shown) {
      await page.goto(path);
      const [section, , half] = await boxesOf(page, ['div:has(> figure)']);
      // A telephone has room beside the words of a tablet; a wide screen stands below them.
      const isBeside = width >= (json.sections[0]!.mockup?.device === 'phone' ? 700 : 960);
      expect(Math.abs(half!.right - width), path).toBeLessThan(1);
      expect(Math.abs(half!.bottom - section!.bottom), path).toBeLessThan(1);
      expect(Math.abs(half!.left - (isBeside ? width / 2 : 0)), path).toBeLessThan(1);
      if (isBeside) expect(Math.abs(half!.top - section!.top), path).toBeLessThan(1);
    }
  });

  test(`a drawn scene stands on its section's foot, inside the container, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const shown = openingsOf('scene');
    expect(shown.length).toBeGreaterThan(2);
    for (const { path } of shown) {
      await page.goto(path);
      const [section, , scene] = await boxesOf(page, ['svg:has(> use[href*="#art-"])']);
      expect(Math.abs(scene!.bottom - section!.bottom), path).toBeLessThan(1);
      const containerEnd = Math.min(width, (width + 1216) / 2);
      expect(scene!.right, path).toBeLessThanOrEqual(containerEnd + 1);
      expect(scene!.width, path).toBeGreaterThan(width < 960 ? 340 : 560);
    }
  });
}

test('on a telephone the edge of a half cuts no part of a screen, nor passes right below one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = openingsOf('halves').filter(({ json }) => json.sections[0]!.mockup);
  let parts = 0;
  for (const { path } of shown) {
    await page.goto(path);
    const airs = await page.evaluate(() => {
      const section = document.querySelector('main section')!;
      const edge = section.getBoundingClientRect().bottom;
      // The head of the screen, and what stands on its sheet.
      const sheet = section.querySelectorAll('figure > div > div > div > div:nth-child(2) *');
      return [...sheet]
        .filter((part) => part.checkVisibility())
        .map((part) => edge - part.getBoundingClientRect().bottom);
    });
    parts += airs.length;
    for (const air of airs) expect(air, path).toBeGreaterThan(8);
  }
  expect(parts).toBeGreaterThan(20);
});

for (const language of languages)
  test(`on a telephone every opening has its first button in view, in ${language}`, {
    tag: slowBut(language === 'pt'),
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path, json } of pages.filter((each) => each.language === language)) {
      const [hero] = json.sections;
      if (hero?.type !== 'hero' || !hero.actions) continue;
      await page.goto(path);
      // Without scripts the menu stands open above; with them the bar is 72 pixels high at most.
      const [section, , button] = await boxesOf(page, ['h1 ~ div a']);
      expect(button!.bottom - section!.top, path).toBeLessThan(844 - 72);
    }
  });
