import type { Page } from 'playwright/test';
import { addressOf, expect, languages, message, open, test } from '../site.ts';

test.describe('images', () => {
  const poster = (page: Page) => page.locator('[data-video] [data-state]');

  test('they load only once a tenth of them is in view, then fade in over 300 ms', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(request.url());
    });
    await open(page, '/en');
    const frame = poster(page);
    await expect(frame).toHaveAttribute('data-state', 'pending');
    expect(asked.filter((url) => url.includes('video-poster'))).toEqual([]);
    const image = frame.locator('img').first();
    expect(
      await image.evaluate((element) => ({
        opacity: getComputedStyle(element).opacity,
        transition: getComputedStyle(element).transition,
      })),
    ).toEqual({ opacity: '0', transition: expect.stringMatching(/^opacity 0\.3s/) });
    const { y, height } = (await frame.boundingBox())!;
    /** Brings a part of the frame into the window, from below. */
    const reveal = (part: number) =>
      page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y - 800 + height * part);
    await reveal(0.05);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await expect(frame).toHaveAttribute('data-state', 'pending');
    expect(asked.filter((url) => url.includes('video-poster'))).toEqual([]);
    await reveal(0.15);
    await expect(frame).toHaveAttribute('data-state', 'loaded');
    await expect(image).toHaveCSS('opacity', '1');
    expect(asked.filter((url) => url.includes('video-poster'))).toHaveLength(1);
    expect(asked.find((url) => url.includes('video-poster'))).toMatch(/\.avif$/);
  });

  for (const language of languages) {
    test(`a failed image leaves its text in ${language}`, async ({ page }) => {
      await page.route('**/*video-poster*', (route) => route.abort());
      await open(page, addressOf('/', language));
      const frame = poster(page);
      const before = (await frame.boundingBox())!.height;
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('data-state', 'failed');
      const text = frame.getByText(message(language, 'common.imageFailed'));
      await expect(text).toBeVisible();
      await expect(frame.locator('img').first()).toBeHidden();
      expect((await frame.boundingBox())!.height).toBe(before);
    });
  }

  test('every image of the site loads', { tag: '@slow' }, async ({ page }) => {
    for (const path of ['/', '/en', '/es']) {
      await open(page, path);
      for (const frame of await page.locator('main [data-state]').all()) {
        await frame.evaluate((element) =>
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }),
        );
        await expect.soft(frame).toHaveAttribute('data-state', 'loaded');
      }
    }
  });
});
