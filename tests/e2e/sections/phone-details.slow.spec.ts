import { addressOf, expect, languages, test } from '../site.ts';

/** Small things of product screens that a narrow window shows. */

test.use({ javaScriptEnabled: false });

const bands: [path: string, section: string][] = [
  ['/seguranca/gdpr', '#what-is-gdpr'],
  ['/tecnologia', '#anywhere'],
  ['/visao-360/indicadores', '#patients'],
];

for (const width of [390, 768])
  test(`a band cuts a telephone below a whole row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const language of languages)
      for (const [path, id] of bands) {
        await page.goto(addressOf(path, language));
        const { air, rows } = await page.locator(id).evaluate((section) => {
          const sheet = section.querySelector('figure > div > div > div > div + div')!;
          const rows = [...sheet.children[1]!.children].filter((row) => row.clientHeight > 0);
          const foot = rows.at(-1)!.getBoundingClientRect().bottom;
          return { air: section.getBoundingClientRect().bottom - foot, rows: rows.length };
        });
        expect(rows, `${language} ${path}`).toBe(width === 390 ? 1 : 2);
        expect(air, `${language} ${path}`).toBeCloseTo(12, 0);
      }
  });

test('on a telephone, too, a screen of groups says what its numbers are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, id] of [
    ['/clinicas', '#devices'],
    ['/corporativo', '#nr-1'],
    ['/operadoras/operadoras-saude', '#early-risk'],
    ['/programas-de-cuidado', '#features'],
  ] as const) {
    await page.goto(path);
    const scale = page.locator(`${id} figure p:has(i)`);
    await expect(scale, path).toBeVisible();
    const { x, width } = (await scale.locator('span').boundingBox())!;
    expect(x + width, path).toBeLessThanOrEqual(370);
  }
});

test('a ribbon carries its figures where it is: the higher, the more', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/seguranca/arquitetura');
    const ribbons = await page
      .locator('#monitoring figure div:has(> svg + b)')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const { top, height } = row.getBoundingClientRect();
          return [...row.querySelectorAll('span')].map((figure) => {
            const box = figure.getBoundingClientRect();
            const middle = (top + height - (box.top + box.bottom) / 2) / height;
            return { value: Number(figure.textContent), at: middle * 100, right: box.right };
          });
        }),
      );
    expect(ribbons.map((figures) => figures.length)).toEqual([6, 6, 6, 6, 6]);
    for (const { value, at, right } of ribbons.flat()) {
      expect(Math.abs(at - value), `${value} at ${width} px`).toBeLessThan(32);
      expect(right).toBeLessThanOrEqual(width);
    }
  }
});

test('the line of a record of access runs from the first face to the last', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/seguranca/hipaa');
    const ends = await page.locator('#what-is-hipaa figure').evaluate((figure) => {
      const threads = [...figure.querySelectorAll('span')].map((part) =>
        getComputedStyle(part, '::before'),
      );
      const lines = threads.filter(({ borderLeftStyle }) => borderLeftStyle === 'solid');
      return [lines[0]!.top, lines.at(-1)!.bottom].map(Number.parseFloat);
    });
    for (const end of ends) expect(end, `${width} px`).toBeGreaterThan(0);
  }
});

for (const width of [640, 768, 959, 960, 1199, 1200, 1440])
  test(`a telephone covers the menu of its window, and nothing beside it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/telemedicina');
    const { phone, parts } = await page.locator('#summary').evaluate((section) => {
      const [window, phone] = [...section.querySelectorAll('figure')];
      const rightOf = (part: Element) => part.getBoundingClientRect().right;
      const [dots, menu] = ['#window-dots', '#panel-places-'].map((name) =>
        rightOf(window!.querySelector(`svg:has([href*="${name}"])`)!),
      );
      const shown = window!.querySelector('svg:has([href*="#panel-places-"]) + div > div')!;
      return {
        phone: rightOf(phone!),
        parts: { dots: dots!, menu: menu!, shown: shown.getBoundingClientRect().left },
      };
    });
    expect(parts.dots).toBeLessThan(phone);
    expect(parts.menu).toBeLessThan(phone);
    expect(parts.shown).toBeGreaterThan(phone + 4);
  });
