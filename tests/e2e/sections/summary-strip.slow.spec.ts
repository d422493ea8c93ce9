import { addressOf, expect, languages, test } from '../site.ts';

/** The words of a panel's dark strip, above its table, stand whole beside or below each other. */

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const panels: [route: string, section: string][] = [
  ['/tecnologia', '#next-step'],
  ['/seguranca/lgpd', '#dpo'],
  ['/inteligencia-artificial', '#hero'],
  ['/operadoras', '#markets'],
  ['/operadoras/operadoras-saude', '#hero'],
];

for (const [route, id] of panels)
  test(`a strip of ${route}${id} breaks none of its words`, async ({ page }) => {
    for (const language of languages) {
      await page.goto(addressOf(route, language));
      const table = page.locator(`${id} figure[role=img] div:has(> div > b)`).first();
      const broken = await table.locator('xpath=preceding-sibling::div[1]').evaluate(
        (strip) =>
          [...strip.querySelectorAll('span, div + div')].filter((words) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size !== 1;
          }).length,
      );
      expect(broken, language).toBe(0);
    }
  });
