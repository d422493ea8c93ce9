import { expect, test } from '../site.ts';

/** A voice that is alone fills its section: large words, and the screen that they speak of. */

test.use({ javaScriptEnabled: false });

const pages = ['/corporativo'];

test('what one voice says is large, beside the screen that it speaks of', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of pages) {
    await page.goto(path);
    const section = page.locator('#voice');
    const [said, face, screen] = await Promise.all(
      ['blockquote', 'figcaption > div', 'figure + figure'].map((part) =>
        section.locator(part).last().boundingBox(),
      ),
    );
    const size = await section
      .locator('blockquote')
      .evaluate((quote) => Number.parseFloat(getComputedStyle(quote).fontSize));
    expect(size, path).toBe(40);
    expect(screen!.x + screen!.width, 'to the end of the row').toBeCloseTo(1328, 0);
    expect(screen!.x - said!.x - said!.width, 'no wide gap').toBeLessThan(80);
    expect(face!.y, 'who says it stands below').toBeGreaterThan(said!.y + said!.height);
    const middle = screen!.y + screen!.height / 2;
    expect(middle, 'it is beside the words').toBeGreaterThan(said!.y);
    expect(middle).toBeLessThan(said!.y + said!.height);
  }
});

test('on a telephone a small sign stands below what is said, and then the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of pages) {
    await page.goto(path);
    const section = page.locator('#voice');
    const tops = await section
      .locator('h2, blockquote, figcaption, figure + figure')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops, path).toEqual(tops.toSorted((one, other) => one - other));
    expect((await section.locator('figcaption > div').boundingBox())!.width, path).toBe(64);
  }
});
