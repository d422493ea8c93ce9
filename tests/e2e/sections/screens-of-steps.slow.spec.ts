import { expect, test } from '../site.ts';

/** Steps with a telephone each: one row; the section's foot cuts it where all have room. */

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
      // In one go: what stands above may come in meanwhile.
      const room = await page.locator(`${section} ol`).evaluate((row) =>
        [...row.querySelectorAll('figure > div > div')].map((phone) => {
          const shown = [...phone.querySelectorAll('div:not(:has(div)), svg')];
          const lowest = Math.max(...shown.map((part) => part.getBoundingClientRect().bottom));
          return row.getBoundingClientRect().bottom - lowest;
        }),
      );
      expect(Math.min(...room), `${width} px`).toBeGreaterThan(8);
    }
  });

  test(`where they have no room, telephones of ${place} are whole, and dots lead on`, async ({
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
        ground: getComputedStyle(row, '::scroll-marker-group').backgroundColor,
        below:
          row.closest('section')!.getBoundingClientRect().bottom -
          row.getBoundingClientRect().bottom,
        sign: getComputedStyle(row.children[0]!, '::scroll-marker').content,
        phones: [...row.querySelectorAll('figure > div > div')].map((phone) => ({
          under: row.getBoundingClientRect().bottom - phone.getBoundingClientRect().bottom,
          corner: parseFloat(getComputedStyle(phone).borderBottomLeftRadius),
        })),
      }));
      expect(dots.group).toBe(group);
      if (group !== 'none') {
        expect(dots.ground, 'the ground of the section').toBe('rgba(0, 0, 0, 0)');
        expect(dots.below, 'room for the dots').toBeGreaterThan(32 + 16);
        expect(dots.sign).toContain('•');
        for (const { under, corner } of dots.phones) {
          expect(under, 'nothing cuts it').toBeGreaterThan(-1);
          expect(corner).toBeGreaterThan(40);
        }
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
