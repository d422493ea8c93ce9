import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from '../site.ts';

/** Small things that show whether somebody looked twice. */

test.use({ javaScriptEnabled: false });

const edgesOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

test('the head of a table ends with its sign where its column ends', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, name] of [
    ['/seguranca/lgpd', 'Status'],
    ['/inteligencia-artificial', 'Quando'],
  ] as const) {
    await page.goto(path);
    const heads = page.locator('figure span', { hasText: new RegExp(`^${name}$`) });
    const signed = (head: Locator) =>
      head.evaluate((element) => {
        const note = element.closest('div')?.nextElementSibling?.lastElementChild;
        const [right, end] = [element, note].map((each) => each!.getBoundingClientRect().right);
        return {
          sign: getComputedStyle(element, '::after').position,
          align: getComputedStyle(element).textAlign,
          beyond: element.scrollWidth - element.clientWidth,
          apart: Math.round(right! - end!),
        };
      });
    expect(await heads.count(), path).toBeGreaterThan(0);
    for (const head of await heads.all())
      expect(await signed(head), path).toEqual({
        sign: 'static',
        align: 'end',
        beyond: 0,
        apart: 0,
      });
  }
});

for (const width of [390, 768, 1440])
  test(`a screen that an opening cuts has air below what it shows at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const stages = ['/operadoras/operadoras-saude', '/visao-360/indicadores', '/funcionalidades'];
    const halves = ['/academias', '/corporativo'];
    for (const path of [...stages, ...(width === 390 ? halves : [])]) {
      await page.goto(path);
      const air = await page.locator('#hero').evaluate((hero) => {
        const screen = hero.querySelector('figure > div > div > :last-child > :last-child')!;
        const phone = hero.querySelector('figure > div > div > :only-child > div + div');
        const shown = [...(phone ?? screen).children].map(
          (part) => part.getBoundingClientRect().bottom,
        );
        return hero.getBoundingClientRect().bottom - Math.max(...shown);
      });
      expect(air, path).toBeGreaterThanOrEqual(20);
      expect(air, path).toBeLessThan(60);
    }
  });

/**
 * Where the white of the devices ends at both sides of a poster's middle, of its width, a little
 * below it: there both are white.
 */
async function freeMiddle(poster: string): Promise<[from: number, to: number]> {
  const { data, info } = await sharp(poster)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const start = width * Math.round(height * 0.6);
  const row = [...data.subarray(start, start + width)];
  const isWhite = (value: number) => value > 220;
  return [
    row.findLastIndex((value, x) => x < width / 2 && isWhite(value)) / width,
    row.findIndex((value, x) => x > width / 2 && isWhite(value)) / width,
  ];
}

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the button of the video covers neither of the devices on its poster', async ({ page }) => {
    const [from, to] = await freeMiddle('public/images/video-poster-pt.png');
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const frame = await edgesOf(page.locator('[data-video]'));
      const disc = page.locator('[data-video] button span').first();
      const { left, right } = await edgesOf(disc);
      const halo = await disc.evaluate((element) =>
        Number.parseFloat(/(\d+)px(?: inset)?$/.exec(getComputedStyle(element).boxShadow)![1]!),
      );
      expect(halo, `${width} px`).toBeGreaterThan(0);
      // The whole width of the poster shows, at any width of the window.
      const whole = frame.right - frame.left;
      expect(left - halo, `${width} px`).toBeGreaterThanOrEqual(frame.left + from * whole);
      expect(right + halo, `${width} px`).toBeLessThanOrEqual(frame.left + to * whole);
    }
  });

  test('on a telephone the poster shows the app alone, and the button stands at its foot', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const video = page.locator('[data-video]');
    await video.scrollIntoViewIfNeeded();
    const [frame, disc] = await Promise.all(
      [video, video.locator('button span').first()].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().toJSON()),
      ),
    );
    const [, panel] = await freeMiddle('public/images/video-poster-pt.png');
    const [across, down] = [1600, 900];
    const scale = frame.height / down;
    // Its text of 21 pixels can be read, and the panel beside the app is out of sight.
    expect(21 * scale).toBeGreaterThan(10);
    const position = await video.locator('img').evaluate((image) => {
      return Number.parseFloat(getComputedStyle(image).objectPosition) / 100;
    });
    const left = position * (across * scale - frame.width);
    expect(left + frame.width).toBeLessThan(panel * across * scale);
    expect(disc.top).toBeGreaterThan(frame.top + 0.75 * frame.height);
    expect(disc.bottom).toBeLessThan(frame.bottom - 12);
    // At the end of its last row, off the words of that.
    expect(disc.left).toBeGreaterThan(frame.left + 0.6 * frame.width);
    expect(disc.right).toBeLessThan(frame.right - 12);
  });
});

test('no list of cards has one pale sign among strong ones', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/academias', '/funcionalidades', '/tecnologia', '/telemedicina']) {
    await page.goto(path);
    const lists = await page.locator('main section').evaluateAll((sections) => {
      const pale = getComputedStyle(document.documentElement).getPropertyValue('--brand-100');
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = pale;
      return sections.map((section) => ({
        id: section.id,
        kinds: new Set(
          [...section.querySelectorAll('li:has(h3) > span')].map(
            (sign) =>
              getComputedStyle(sign).backgroundColor === getComputedStyle(probe).backgroundColor,
          ),
        ).size,
      }));
    });
    for (const { id, kinds } of lists) expect(kinds, `${path}#${id}`).toBeLessThan(2);
  }
});
