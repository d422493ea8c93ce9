import { expect, test } from '../site.ts';

/** In a row of columns all texts begin on one line, however many lines their headings take. */

test.use({ javaScriptEnabled: false });

const lists: [path: string, section: string][] = [
  ['/academias', '#benefits'],
  ['/seguranca/gdpr', '#what-vidanexo-does'],
  ['/visao-360/indicadores', '#security'],
];

for (const width of [1100, 1440])
  test(`headings of unequal height leave texts and lists in line at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    let unequal = 0;
    for (const [path, id] of lists) {
      await page.goto(path);
      const cards = await page.locator(`${id} h3`).evaluateAll((headings) =>
        headings.map((heading) => {
          const { top } = heading.getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(heading);
          const { height } = words.getBoundingClientRect();
          const tops = [...heading.parentElement!.children].map(
            (part) => part.getBoundingClientRect().top,
          );
          return { top, height, tops };
        }),
      );
      for (const card of cards) {
        const row = cards.filter(({ top }) => Math.abs(top - card.top) < 1);
        if (row.some(({ height }) => height > card.height + 4)) unequal++;
        for (const { tops } of row)
          for (const [part, top] of tops.entries())
            expect(Math.abs(top - card.tops[part]!), `${path}${id}`).toBeLessThan(1);
      }
    }
    // Where columns are narrow some take two lines; on wide screens none leaves a gap below others.
    if (width === 1100) expect(unequal, 'rows in which it matters').toBeGreaterThan(0);
    else expect(unequal, 'rows with a gap').toBe(0);
  });

test('six columns stand in two rows of three', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/academias');
  const tops = await page
    .locator('#intelligence h3')
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(new Set(tops.slice(3)).size).toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[2]!);
});
