import { expect, pages, test } from '../site.ts';

/** Charts and reasonings: pictures from edge to edge of the window, made of the page's own data. */

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 390, 768, 1024, 1440, 1920];

const sections = pages.flatMap(({ path, json }) =>
  json.sections
    .filter(({ type }) => type === 'chart' || type === 'reasoning')
    .map(({ id, type }) => ({ path, id, type })),
);

test('some pages have them', () => {
  expect(new Set(sections.map(({ type }) => type))).toEqual(new Set(['chart', 'reasoning']));
});

for (const { path, id } of sections)
  test(`${path}#${id} reaches both edges, and cuts and covers no words`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const section = page.locator(`#${id}`);
      const drawing = section.locator('svg[preserveAspectRatio=none]');
      const { x, width: across } = (await drawing.boundingBox())!;
      expect(x, `${width} px`).toBe(0);
      if (width < 1100 || (await section.locator('figure').count()) > 0)
        expect(across, `${width} px`).toBe(width);
      const words = await section
        .locator(':is(h2, h3, p, b, dt, dd, li > span):not([aria-hidden] *, table *)')
        .evaluateAll((all) =>
          all.map((it) => {
            const range = document.createRange();
            range.selectNodeContents(it);
            const { left, right, top, bottom } = range.getBoundingClientRect();
            return { text: it.textContent, left, right, top, bottom };
          }),
        );
      const outside = words.filter(({ left, right }) => left < 0 || right > width);
      expect(outside, `${width} px`).toEqual([]);
      const over = words.flatMap((one, index) =>
        words
          .slice(index + 1)
          .filter(
            (other) =>
              !one.text!.includes(other.text!) &&
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          )
          .map((other) => `${one.text} | ${other.text}`),
      );
      expect(over, `${width} px`).toEqual([]);
    }
  });

for (const { path, id } of sections.filter(({ type }) => type === 'chart'))
  test(`the signs of ${path}#${id} stand on its first line`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const away = await page.locator(`#${id}`).evaluate((section) => {
        const line = [...section.querySelectorAll('path')].at(-1)!;
        const toWindow = line.getScreenCTM()!;
        const heights = [...line.getAttribute('d')!.matchAll(/[MV][\d. ]*?([\d.]+)H(\d+)/g)];
        return [...section.querySelectorAll('ol span[aria-hidden]')].map((sign) => {
          const { left, right, top, bottom } = sign.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const period = Math.round((x - toWindow.e) / toWindow.a);
          const height = Number(heights[period]![1]);
          return Math.abs(toWindow.f + toWindow.d * height - y);
        });
      });
      expect(away.length).toBeGreaterThan(0);
      expect(Math.max(...away), `${width} px`).toBeLessThan(1.5);
    }
  });

for (const { path, id } of sections.filter(({ type }) => type === 'reasoning'))
  test(`what joins in ${path}#${id} goes on through all of its steps`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const [joined, ...nodes] = await page.locator(`#${id}`).evaluate((section) => {
        const svg = section.querySelector('svg[preserveAspectRatio=none]')!;
        const boxes = [svg, ...section.querySelectorAll('ol > li > span[aria-hidden]')].map((it) =>
          it.getBoundingClientRect(),
        );
        return boxes.map(({ left, right, top, bottom }) => ({
          x: (left + right) / 2,
          y: (top + bottom) / 2,
          from: left,
          width: right - left,
        }));
      });
      expect(nodes.length).toBeGreaterThan(1);
      for (const { x, y } of nodes)
        if (width >= 1100) expect(Math.abs(y - joined!.y), `${width} px`).toBeLessThan(1.5);
        else expect(Math.abs(x - 0.86 * width), `${width} px`).toBeLessThan(1.5);
    }
  });
