import type { Locator } from 'playwright/test';
import { expect, test } from '../site.ts';

/** A screen that is the subject of its section: as wide as the page, with what it shows below. */

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const screens = [
  '/operadoras/operadoras-saude#early-risk',
  '/programas-de-cuidado#features',
  '/tecnologia#history',
  '/seguranca/arquitetura#serverless',
  '/visao-360/indicadores#professionals',
];

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

for (const path of screens)
  test(`the screen of ${path} is as wide as the container, above its points`, async ({ page }) => {
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const section = page.locator(path.slice(path.indexOf('#')));
      const device = await boxOf(section.locator('figure > div > div:has(> div + div)').last());
      const points = await Promise.all((await section.locator('ul > li').all()).map(boxOf));
      expect(Math.abs(device.left - points[0]!.left), `at ${width} px`).toBeLessThan(2);
      expect(Math.abs(device.right - points.at(-1)!.right), `at ${width} px`).toBeLessThan(2);
      // All points stand in one row.
      expect(new Set(points.map(({ top }) => Math.round(top))).size, `at ${width} px`).toBe(1);
      expect(points[0]!.top).toBeGreaterThan(device.bottom);
    }
  });

test('on a telephone the points of a cropped screen stand above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(screens[0]!);
  const section = page.locator('#early-risk');
  const [screen, last] = await Promise.all([
    boxOf(section.locator('figure')),
    boxOf(section.locator('ul > li').last()),
  ]);
  expect(screen.top - last.bottom).toBeGreaterThanOrEqual(16);
});

test('the heading of a centred one is in the middle of the window, however wide', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/academias#intro', '/corporativo#nr-1']) {
      await page.goto(path);
      const middle = await page.locator(`${path.slice(path.indexOf('#'))} h2`).evaluate((it) => {
        const range = document.createRange();
        range.selectNodeContents(it);
        const { left, right } = range.getBoundingClientRect();
        return (left + right) / 2;
      });
      expect(Math.abs(middle - width / 2), `${path} at ${width} px`).toBeLessThan(1);
    }
  }
});
