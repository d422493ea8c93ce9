import { addressOf, expect, languages, test } from '../site.ts';

/** What a section's edge cuts of a product screen, it cuts between two lines of its words. */

test.use({ javaScriptEnabled: false });

const cut: [width: number, route: string, section: string][] = [
  [390, '/tecnologia', '#next-step'],
  [390, '/operadoras/operadoras-saude', '#chronic-care'],
  [390, '/operadoras', '#markets'],
  [768, '/operadoras', '#markets'],
  [1440, '/operadoras', '#markets'],
  [390, '/seguranca/gdpr', '#what-is-gdpr'],
  [768, '/seguranca/gdpr', '#what-is-gdpr'],
  [768, '/visao-360/indicadores', '#patients'],
  [768, '/tecnologia', '#anywhere'],
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
