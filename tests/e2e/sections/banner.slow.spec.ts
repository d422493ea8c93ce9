import { expect, pagesIn, test } from '../site.ts';

const pages = ['/seguranca/hipaa', '/seguranca/lgpd', '/seguranca/gdpr'];

test('quiet actions of a closing call are one list, with no line under their words', async ({
  page,
}) => {
  for (const [width, isRow] of [
    [390, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      const main = await page.locator('#closing button').first().boundingBox();
      const rows = await page.locator('#closing button + dialog ~ button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, top, width } = button.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(button.firstChild!);
          const lines = new Set(Array.from(range.getClientRects(), (each) => each.top)).size;
          return { left, top, width, lines, line: getComputedStyle(button).textDecorationLine };
        }),
      );
      expect(rows.length, path).toBeGreaterThan(0);
      const at = `${path} at ${width}`;
      expect(new Set(rows.map(({ line }) => line)), at).toEqual(new Set(['none']));
      // As wide as the card, or as the words, which take one line.
      if (isRow) expect(new Set(rows.map(({ lines }) => lines)), at).toEqual(new Set([1]));
      else expect(new Set(rows.map((row) => Math.round(row.width))).size, at).toBe(1);
      // One below the other on a telephone, and side by side where there is room.
      expect(new Set(rows.map(({ left }) => left)).size, at).toBe(isRow ? rows.length : 1);
      expect(new Set(rows.map(({ top }) => top)).size, at).toBe(isRow ? 1 : rows.length);
      expect(rows[0]!.top, at).toBeGreaterThan(main!.y + main!.height);
    }
  }
});

for (const width of [860, 1000, 1280])
  test(`a dialog of a closing call keeps its own layout at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      await page.locator('#closing button[aria-haspopup=dialog]').first().click();
      const dialog = page.getByRole('dialog');
      const heading = (await dialog.locator('h2').boundingBox())!;
      const [form, lead] = [dialog.locator('form'), dialog.locator('h2 ~ p').first()];
      const { x, y } = (await form.boundingBox())!;
      expect.soft(heading.x + heading.width, `${path}: heading`).toBeLessThanOrEqual(x);
      expect.soft((await lead.boundingBox())!.y, `${path}: lead`).toBeLessThan(y + 200);
      await expect.soft(dialog.locator('h2')).toHaveCSS('font-size', /^2[0-6](\.\d+)?px$/);
    }
  });

test('each action of the list ends in an arrow, and the drawing stands on the list', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of pages) {
      await page.goto(path);
      const card = page.locator('#closing [data-ground=dark]');
      const rows = page.locator('#closing button + dialog ~ button');
      for (const row of await rows.all()) {
        expect((await row.boundingBox())!.height, path).toBeGreaterThanOrEqual(56);
        await expect(row.locator('use')).toHaveAttribute('href', /arrow-right$/);
      }
      if (width < 700) continue;
      const drawing = card.locator('svg:has(> use[href*="#art-"])');
      const [edge, art, list] = await Promise.all(
        [card, drawing, rows.first().locator('..')].map((each) => each.boundingBox()),
      );
      expect(art!.y + art!.height, path).toBeCloseTo(list!.y, 0);
      expect(art!.width, path).toBeGreaterThan(edge!.width / 2);
    }
  }
});

const drawn = pagesIn('pt').flatMap(({ path, json }) =>
  json.sections
    .filter(({ type, art, ground }) => type === 'banner' && art && ground !== 'dark')
    .map(({ id, mobile }) => ({ path, id, mobile })),
);

test('the drawing of a closing call has half of its card, and the heading at most three lines', async ({
  page,
}) => {
  expect(drawn.length).toBeGreaterThan(8);
  for (const { path, id } of drawn)
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const sizes = await page.locator(`#${id} [data-ground=dark]`).evaluate((card) => {
        const heading = card.querySelector('h2')!;
        const art = card.querySelector('svg:has(> use[href*="#art-"])')!.getBoundingClientRect();
        const { lineHeight } = getComputedStyle(heading);
        return {
          share: art.width / card.clientWidth,
          gap: art.top - card.getBoundingClientRect().top,
          lines: Math.round(heading.clientHeight / Number.parseFloat(lineHeight)),
        };
      });
      const at = `${path} at ${width}`;
      expect(sizes.share, at).toBeGreaterThan(0.5);
      expect(sizes.lines, at).toBeLessThanOrEqual(width < 1000 ? 3 : 2);
      if (width > 1000) expect(sizes.gap, `${at}: as high as the card`).toBeLessThan(1);
    }
});

test('a telephone shows the drawing of a closing call at its foot where the page asks for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  // What a call looks like that does not ask for it is a test of blocks.
  expect(new Set(drawn.map(({ mobile }) => mobile))).toEqual(new Set(['stack']));
  for (const { path, id, mobile } of drawn) {
    await page.goto(path);
    const card = page.locator(`#${id} [data-ground=dark]`);
    const drawing = card.locator('svg:has(> use[href*="#art-"])');
    await expect(drawing, path).toBeVisible({ visible: mobile === 'stack' });
    if (mobile !== 'stack') continue;
    const [edge, art] = await Promise.all([card, drawing].map((each) => each.boundingBox()));
    expect(art!.width, path).toBeCloseTo(edge!.width, 0);
    expect(art!.y + art!.height, path).toBeCloseTo(edge!.y + edge!.height, 0);
  }
});
