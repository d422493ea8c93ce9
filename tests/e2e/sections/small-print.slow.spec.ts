import { expect, test } from '../site.ts';

/** Small words of product screens. */

test.use({ javaScriptEnabled: false });

test('a loose card beside a telephone has its value on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/tecnologia');
  const value = page.locator('#anywhere').getByText('Leitura de hoje', { exact: true });
  expect((await value.boundingBox())!.height).toBeLessThan(26);
});

test('on a tablet no telephone has a loose card at one side alone', async ({ page }) => {
  for (const [place, section, words] of [
    ['/tecnologia', '#anywhere', 'Leitura de hoje'],
  ] as const) {
    const card = page.locator(`${section} figure`).getByText(words, { exact: true });
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(place);
      await expect(card, `${place} at ${width} px`).toBeVisible({ visible: width === 1440 });
    }
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

test('on a telephone what is in the bar of a call stands in the middle of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/telemedicina');
  const bar = page.locator('#hero figure div:has(> div > svg use[href$="#phone-off"])').last();
  const { height, above, below } = await bar.evaluate((it) => {
    const own = it.getBoundingClientRect();
    const buttons = it.querySelector('div:has(> svg)')!.getBoundingClientRect();
    return {
      height: own.height,
      above: buttons.top - own.top,
      below: own.bottom - buttons.bottom,
    };
  });
  expect(height).toBe(72);
  expect(above).toBe(below);
});

test('a list whose columns have no names shown begins without a line', async ({ page }) => {
  for (const [width, isNamed] of [
    [390, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/operadoras/operadoras-saude');
    const head = page.locator('figure div:has(> span):not(:has(> b)):has(+ div > b)');
    const lines = await head.first().evaluate((names) => {
      const [first, second] = [
        names.nextElementSibling!,
        names.nextElementSibling!.nextElementSibling!,
      ];
      return {
        shown: getComputedStyle(names).display !== 'none',
        names: parseFloat(getComputedStyle(names).borderBottomWidth) > 0,
        first: parseFloat(getComputedStyle(first).borderTopWidth) > 0,
        second: parseFloat(getComputedStyle(second).borderTopWidth) > 0,
      };
    });
    expect(lines).toEqual({ shown: isNamed, names: isNamed, first: false, second: true });
  }
});
