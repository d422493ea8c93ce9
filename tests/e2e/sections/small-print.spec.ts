import { expect, test } from '../site.ts';

/** Small words of product screens and quotes. */

test.use({ javaScriptEnabled: false });

test('a loose card beside a telephone has its value on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/industria-farmaceutica');
  for (const value of ['64 bpm', '7 dias']) {
    const box = await page
      .locator('#differentiators')
      .getByText(value, { exact: true })
      .boundingBox();
    expect(box!.height, value).toBeLessThan(26);
  }
});

test('on a telephone the name of a caller is below the face, and no icon is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/telemedicina');
  const call = page.locator('#hero figure');
  const face = await call.locator('use[href$="#person-doctor"]').boundingBox();
  const name = await call.getByText('Dra. Lívia').boundingBox();
  expect(name!.y).toBeGreaterThan(face!.y + face!.height * 0.68);
  const icon = call.locator('use[href$="#message-circle"]').first();
  expect(await icon.evaluate((use) => getComputedStyle(use.closest('svg')!).overflowX)).toBe(
    'visible',
  );
});

test('an example says so above its words and right below them, in the same column', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/clinicas', '/corporativo']) {
      await page.goto(path);
      const voice = page.locator('#voice');
      const parts = [
        voice.locator('h2', { hasText: 'exemplo' }),
        voice.locator('blockquote p'),
        voice.getByText('Exemplo ilustrativo'),
      ];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const [heading, words, note] = boxes.map((box) => box!);
      expect(heading!.y + heading!.height, path).toBeLessThan(words!.y);
      expect(note!.y, path).toBeGreaterThan(words!.y + words!.height);
      expect(note!.y - words!.y - words!.height, path).toBeLessThan(width === 390 ? 130 : 32);
      expect([heading!.x, note!.x], path).toEqual([words!.x, words!.x]);
    }
  }
});
