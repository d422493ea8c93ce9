import { expect, test } from '../site.ts';

test.use({ javaScriptEnabled: false });

test('the telephone of a pair stands on the foot of an opening as high as the window', async ({
  page,
}) => {
  for (const height of [800, 1000]) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto('/clinicas');
    const [opening, phone, words] = await Promise.all(
      ['#hero', '#hero figure + figure > div > div', '#hero h1'].map(
        async (selector) => (await page.locator(selector).first().boundingBox())!,
      ),
    );
    const foot = opening!.y + opening!.height;
    expect(opening!.height).toBeGreaterThanOrEqual(height - 80);
    expect(phone!.y + phone!.height, 'beyond the foot').toBeGreaterThan(foot);
    expect(phone!.y + phone!.height - foot).toBeLessThan(60);
    // The words stay in the middle.
    const middle = words!.y + words!.height / 2;
    expect(Math.abs(middle - opening!.y - opening!.height / 2)).toBeLessThan(opening!.height / 5);
  }
});
