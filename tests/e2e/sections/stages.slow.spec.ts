import type { Locator } from 'playwright/test';
import { expect, pages, type SectionJson, test } from '../site.ts';

/** Sections that show product screens as large as the window lets them be. */

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 390, 768, 1440];

const isStage = ({ type, layout }: SectionJson) =>
  layout === 'paths' || (layout === 'stage' && type !== 'hero');

const stages = pages.flatMap(({ path, json }) =>
  json.sections.filter(isStage).map((section) => ({ path, section })),
);

/** Where a part stands in the window, across and down to the foot of its section. */
const placeOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    const foot = element.closest('section')!.getBoundingClientRect().bottom;
    return { left, right, middle: (left + right) / 2, aboveFoot: foot - bottom };
  });

test('some pages have one, and each kind is among them', () => {
  const kinds = stages.map(({ section: { type, mockup } }) => mockup?.device ?? type);
  expect(new Set(kinds)).toEqual(new Set(['dashboard', 'phone', 'bare', 'cards', 'tenants']));
});

for (const { path, section } of stages)
  test(`no window is too narrow for ${path}#${section.id}, and none cuts its words`, async ({
    page,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const whole = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(whole, `${width} px`).toBe(width);
      const words = page.locator(`#${section.id} :is(h2,h3,p,li,a,label,legend):not(figure *)`);
      const outside = await words.evaluateAll((all) =>
        all
          .filter((part) => {
            const { left, right } = part.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          })
          .map(({ textContent }) => textContent),
      );
      expect(outside, `${width} px`).toEqual([]);
      // What shines behind the screens covers nothing that may be pressed.
      for (const part of await page.locator(`#${section.id} :is(a,label)`).all())
        await part.click({ trial: true });
    }
  });

for (const { path, section } of stages.filter(({ section: { mockup } }) => mockup))
  test(`the screen of ${path}#${section.id} stands where its device has it`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const figures = page.locator(`#${section.id} figure`);
      // A small window has no room for two: there the telephone stands alone.
      const alone = section.companion && width < 640;
      if (alone) await expect(figures.first()).toBeHidden();
      const screen = (alone ? figures.last() : figures.first()).locator('> div > div').last();
      const { middle, right, aboveFoot } = await placeOf(screen);
      const { device } = alone ? section.companion : section.mockup;
      const at = `${device} at ${width} px`;
      if (device === 'phone') expect(Math.abs(middle - width / 2), at).toBeLessThan(1);
      else if (width >= 640) expect(right, at).toBeGreaterThanOrEqual(width);
      if (device !== 'bare') expect(aboveFoot, at).toBeLessThan(1);
    }
  });

for (const { path, section } of stages.filter(({ section: { type } }) => type === 'tenants'))
  test(`who chooses a brand on ${path} has its telephone in the middle`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const labels = page.locator(`#${section.id} label`);
      const phones = page.locator(`#${section.id} figure`);
      expect(await labels.count()).toBe(await phones.count());
      for (const [index, label] of (await labels.all()).entries()) {
        await label.click();
        const places = await Promise.all((await phones.all()).map(placeOf));
        const away = places.map(({ middle }) => Math.abs(middle - width / 2));
        expect(away[index], `${index} at ${width} px`).toBeLessThan(1);
        // All others stand apart from it, at both sides.
        const others = away.filter((_, other) => other !== index);
        expect(Math.min(...others), `${index} at ${width} px`).toBeGreaterThan(200);
        const left = places.filter(({ middle }) => middle < width / 2 - 1);
        expect(left).toHaveLength(Math.floor((places.length - 1) / 2));
      }
    }
  });
