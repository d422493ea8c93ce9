import {
  addressOf,
  expect,
  flat,
  languages,
  message,
  open,
  openHydrated,
  pageAt,
  test,
} from '../site.ts';

test.describe('video', () => {
  const { embedUrl, videoTitle } = pageAt('/').json.sections.find(({ type }) => type === 'video')!;

  test('600 pixels high, and nobody is asked for anything before the click', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>video</title>' }),
    );
    await openHydrated(page, '/');
    const frame = page.locator('[data-video]');
    await frame.scrollIntoViewIfNeeded();
    expect((await frame.boundingBox())!.height).toBe(600);
    await frame.hover();
    await expect(frame.locator('[data-state]')).toHaveAttribute('data-state', 'loaded');
    await expect(frame.locator('iframe')).toHaveCount(0);
    expect(elsewhere).toEqual([]);
    await page
      .getByRole('button', { name: message('pt', 'common.playVideo', { title: videoTitle }) })
      .click();
    const video = frame.locator('iframe');
    await expect(video).toHaveAttribute('src', `${embedUrl}?autoplay=1`);
    await expect(video).toHaveAttribute('title', videoTitle);
    await expect(video).toHaveAttribute('allow', /fullscreen/);
    await expect(video).toBeFocused();
    expect((await video.boundingBox())!.height).toBe(600);
    await expect.poll(() => elsewhere).toEqual([`${embedUrl}?autoplay=1`]);
  });
});

test.describe('the vital-signs clip', () => {
  for (const language of languages) {
    test(`it is muted, repeats, begins in view, has a pause, and a text where video is unknown (${language})`, async ({
      page,
    }) => {
      await open(page, addressOf('/tecnologia', language));
      const video = page.locator('#vital-signs video');
      expect(flat((await video.textContent())!)).toContain(
        message(language, 'common.videoUnsupported'),
      );
      await video.scrollIntoViewIfNeeded();
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
        .toBeGreaterThan(0);
      expect(
        await video.evaluate((element: HTMLVideoElement) => ({
          muted: element.muted,
          loop: element.loop,
          inline: element.playsInline,
          paused: element.paused,
        })),
      ).toEqual({ muted: true, loop: true, inline: true, paused: false });
      expect(await video.getAttribute('aria-label')).not.toBe('');
      await page
        .locator('#vital-signs')
        .getByRole('button', { name: message(language, 'common.pause'), exact: true })
        .click();
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
        .toBe(true);
      await page
        .locator('#vital-signs')
        .getByRole('button', { name: message(language, 'common.play'), exact: true })
        .click();
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
        .toBe(false);
    });
  }

  test('it stands still where less motion is preferred', { tag: '@slow' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/tecnologia');
    const video = page.locator('#vital-signs video');
    await video.scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_000);
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    expect(await isPaused()).toBe(true);
    // The first tap plays it, also that which wakes its section.
    await expect(page.locator('[data-asleep=vital-signs]')).toHaveCount(1);
    await video.locator('+ button').evaluate((button: HTMLElement) => button.click());
    await expect.poll(isPaused).toBe(false);
  });
});
