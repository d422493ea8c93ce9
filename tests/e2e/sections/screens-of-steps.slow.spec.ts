import { expect, test } from '../site.ts';

/** Steps with a telephone each: one row, which the foot of the section cuts. */

test.use({ javaScriptEnabled: false });

const rows = ['/academias#gym-day', '/operadoras/cartoes-beneficios#competitive-edge'];

for (const place of rows) {
  const section = place.slice(place.indexOf('#'));

  test(`wide, all telephones of ${place} stand between the margins and leave the section`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(place);
    const phones = await page.locator(`${section} figure > div > div`).evaluateAll((all) =>
      all.map((phone) => {
        const { left, right, top, bottom } = phone.getBoundingClientRect();
        const box = phone.closest('figure')!.parentElement!.getBoundingClientRect();
        // In one go: what stands above may come in meanwhile.
        const foot = phone.closest('section')!.getBoundingClientRect().bottom;
        return { left, right, top, bottom, cut: box.bottom, foot };
      }),
    );
    expect(phones).toHaveLength(4);
    expect(phones[0]!.left).toBeGreaterThanOrEqual(112);
    expect(phones.at(-1)!.right).toBeLessThanOrEqual(1440 - 112);
    for (const { top, bottom, cut, foot } of phones) {
      expect(top).toBe(phones[0]!.top);
      expect(bottom).toBeGreaterThan(foot);
      expect(Math.abs(cut - foot)).toBeLessThan(1);
    }
  });

  test(`the foot of ${place} cuts nothing that its telephones show`, async ({ page }) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(place);
      const row = page.locator(`${section} ol`);
      const foot = await row.evaluate((it) => it.getBoundingClientRect().bottom);
      const lowest = await page.locator(`${section} figure > div > div`).evaluateAll((phones) =>
        phones.map((phone) => {
          const shown = [...phone.querySelectorAll('div:not(:has(div)), svg')];
          return Math.max(...shown.map((part) => part.getBoundingClientRect().bottom));
        }),
      );
      for (const bottom of lowest) expect(foot - bottom, `${width} px`).toBeGreaterThan(8);
    }
  });

  test(`below the telephones of ${place} dots lead on, on a ledge, where they have no room`, async ({
    page,
  }) => {
    for (const [width, group] of [
      [390, 'after links'],
      [768, 'after links'],
      [1440, 'none'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(place);
      const dots = await page.locator(`${section} ol`).evaluate((row) => ({
        group: getComputedStyle(row).getPropertyValue('scroll-marker-group'),
        below: parseFloat(getComputedStyle(row, '::scroll-marker-group').paddingBottom),
        ledge: parseFloat(getComputedStyle(row, '::scroll-marker-group').width),
        above: parseFloat(getComputedStyle(row, '::scroll-marker-group').paddingTop),
        room:
          row.closest('section')!.getBoundingClientRect().bottom -
          row.getBoundingClientRect().bottom,
        sign: getComputedStyle(row.children[0]!, '::scroll-marker').content,
      }));
      expect(dots.group).toBe(group);
      if (group !== 'none') {
        expect(dots.below).toBeGreaterThan(24);
        expect(dots.ledge, 'from edge to edge').toBe(width);
        expect(dots.above + dots.below, 'from the row to the foot').toBeCloseTo(dots.room, 0);
        expect(dots.sign).toContain('•');
      }
    }
  });

  test(`on a telephone the first of ${place} is whole and the next shows a little`, async ({
    page,
  }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(place);
      const phones = page.locator(`${section} figure > div > div`);
      const [first, second] = await Promise.all([
        phones.nth(0).boundingBox(),
        phones.nth(1).boundingBox(),
      ]);
      expect(first!.x).toBeGreaterThanOrEqual(16);
      expect(first!.x + first!.width).toBeLessThan(width);
      if (width === 390) expect(second!.x).toBeLessThan(width - 40);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    // The keyboard reaches what is beyond the window.
    await page.locator(`${section} ol`).focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.locator(`${section} ol`).evaluate((list) => list.scrollLeft))
      .toBeGreaterThan(20);
  });
}
