import { expect, test } from '../site.ts';

/** A voice that is alone fills its section: large words, and who says them in a card beside. */

test.use({ javaScriptEnabled: false });

const pages = ['/corporativo'];

test('what one voice says is large, beside a card with its face', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of pages) {
    await page.goto(path);
    const section = page.locator('#voice');
    const [said, card, face] = await Promise.all(
      ['blockquote', 'figcaption', 'figcaption svg'].map((part) =>
        section.locator(part).last().boundingBox(),
      ),
    );
    const size = await section
      .locator('blockquote')
      .evaluate((quote) => Number.parseFloat(getComputedStyle(quote).fontSize));
    expect(size, path).toBe(40);
    expect(card!.x + card!.width, 'to the end of the row').toBe(1328);
    expect(card!.x - said!.x - said!.width, 'no wide gap').toBeLessThan(80);
    expect(face!.y + face!.height, 'it stands on the foot').toBeCloseTo(card!.y + card!.height, 0);
    expect(said!.y + said!.height, 'within the height of the card').toBeLessThan(
      card!.y + card!.height,
    );
  }
});

test('on a telephone a small face stands below what is said, and the label after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of pages) {
    await page.goto(path);
    const section = page.locator('#voice');
    const tops = await section
      .locator('h2, blockquote, figcaption, [id=voice] p:last-child')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops, path).toEqual(tops.toSorted((one, other) => one - other));
    expect((await section.locator('figcaption svg').boundingBox())!.width, path).toBe(64);
  }
});
