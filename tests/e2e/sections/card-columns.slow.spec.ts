import { expect, test } from '../site.ts';
import { copySiteWith, serve } from '../tool.ts';

/**
 * In a row of columns all texts begin on one line, however many lines their headings take. No page
 * of this site has such a row: a copy of the site has.
 */
let site: Awaited<ReturnType<typeof serve>>;

const headings = [
  'Mais uma fonte de receita',
  'Presença fora da academia',
  'Menos tarefas na recepção',
  'Sua marca à vista',
];

test.use({ javaScriptEnabled: false });
test.beforeAll(async () => {
  const items = headings.map((heading) => ({
    icon: 'wallet',
    heading,
    text: 'Reserva, cobrança e confirmação acontecem no app.',
  }));
  const changes = { layout: 'columns', items };
  site = await serve('dev', await copySiteWith('tecnologia', 'technologies', changes));
});
test.afterAll(() => site?.stop());

for (const width of [1100, 1440])
  test(`headings of unequal height leave texts in line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/tecnologia`);
    // A first visit may do without the site's fonts (`font-display: optional`).
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    const cards = await page.locator('#technologies h3').evaluateAll((all) =>
      all.map((heading) => {
        const words = document.createRange();
        words.selectNodeContents(heading);
        return {
          height: words.getBoundingClientRect().height,
          tops: [...heading.parentElement!.children].map((part) =>
            Math.round(part.getBoundingClientRect().top),
          ),
        };
      }),
    );
    expect(cards).toHaveLength(headings.length);
    expect(new Set(cards.map(({ tops }) => tops.join())).size, 'rows of one line').toBe(1);
    // Where columns are narrow some take two lines; on wide screens none leaves a gap below others.
    const heights = new Set(cards.map(({ height }) => Math.round(height)));
    expect(heights.size).toBe(width === 1100 ? 2 : 1);
  });
