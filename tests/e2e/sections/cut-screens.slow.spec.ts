import { addressOf, expect, languages, test } from '../site.ts';

/** What a section's edge cuts of a product screen, it cuts between two lines of its words. */

test.use({ javaScriptEnabled: false });

const cut: [width: number, route: string, section: string][] = [
  [390, '/operadoras', '#markets'],
  [768, '/operadoras', '#markets'],
  [1440, '/operadoras', '#markets'],
];

for (const [width, route, id] of cut)
  test(`the edge goes through no word of ${route}${id} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of languages) {
      await page.goto(addressOf(route, language));
      const section = page.locator(id);
      await section.scrollIntoViewIfNeeded();
      const screens = await section.locator('figure[role=img]').all();
      for (const screen of screens) {
        const words = await screen.evaluate((figure) => {
          let edge = Number.POSITIVE_INFINITY;
          for (let each: Element | null = figure; each; each = each.parentElement)
            if (/hidden|clip/.test(getComputedStyle(each).overflowY))
              edge = Math.min(edge, each.getBoundingClientRect().bottom);
          const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
          const found: { text: string; top: number; bottom: number }[] = [];
          while (walker.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(walker.currentNode);
            const { top, bottom, width } = range.getBoundingClientRect();
            const text = walker.currentNode.textContent ?? '';
            if (width > 0) found.push({ text, top: top - edge, bottom: bottom - edge });
          }
          return found;
        });
        expect(words.some(({ top }) => top > 0)).toBe(true);
        expect(words.filter(({ top, bottom }) => top < -2 && bottom > 2)).toEqual([]);
      }
    }
  });

const onward: [width: number, route: string, section: string][] = [
  [1440, '/seguranca/lgpd', '#dpo'],
  [768, '/seguranca/lgpd', '#dpo'],
  [1440, '/telemedicina', '#summary'],
  [1440, '/operadoras/cartoes-beneficios', '#scale'],
  [768, '/operadoras/cartoes-beneficios', '#scale'],
  [1440, '/funcionalidades', '#features'],
  [768, '/funcionalidades', '#features'],
];

for (const [width, route, id] of onward)
  test(`what a window shows goes on to the right edge of ${route}${id} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    const short = await page.locator(id).evaluate((section) => {
      const edgeOf = (figure: Element) => {
        let edge = innerWidth;
        for (let each: Element | null = figure; each; each = each.parentElement)
          if (/hidden|clip/.test(getComputedStyle(each).overflowX))
            edge = Math.min(edge, each.getBoundingClientRect().right);
        return edge;
      };
      return [...section.querySelectorAll('figure:not(figure + figure)')]
        .filter(
          (figure) => figure.querySelectorAll(':scope > div > div:first-of-type > *').length > 1,
        )
        .filter((figure) => figure.getBoundingClientRect().right > edgeOf(figure) + 8)
        .map((figure) => {
          const shown = figure.querySelectorAll(
            ':scope > div > div > :last-child > :last-child > *',
          );
          const rights = [...shown, ...[...shown].flatMap((part) => [...part.children])];
          const right = Math.max(...rights.map((part) => part.getBoundingClientRect().right));
          return right - edgeOf(figure);
        });
    });
    expect(short.length).toBeGreaterThan(0);
    for (const beyond of short) expect(beyond).toBeGreaterThan(0);
  });

for (const width of [390, 640, 768, 960, 1200, 1440])
  test(`a card shows the buttons of a call whole or not at all at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of languages) {
      await page.goto(addressOf('/funcionalidades', language));
      const button = page.locator('#features figure svg:has(use[href$="#phone-off"])');
      const { top, bottom, edge } = await button.evaluate((icon) => {
        const card = icon.closest('li')!.getBoundingClientRect();
        return { ...icon.getBoundingClientRect().toJSON(), edge: card.bottom };
      });
      expect(bottom < edge - 8 || top > edge, `${language}: ${top} to ${bottom}, ${edge}`).toBe(
        true,
      );
    }
  });
