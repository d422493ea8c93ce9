import { expect, pages, type SectionJson, test } from '../site.ts';

/** Texts with the days that each took, in a period; and records as large as the window. */

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 390, 768, 1440];

type Span = { from: number; to: number };

const sectionsWith = (isWanted: (section: SectionJson) => boolean) =>
  pages.flatMap(({ path, json }) =>
    json.sections.filter(isWanted).map((section) => ({ path, section })),
  );

for (const { path, section } of sectionsWith(({ layout }) => layout === 'calendar'))
  test(`bars of ${path}#${section.id} stand at their days, and no label over one`, async ({
    page,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const rows = await page.locator(`#${section.id} li`).evaluateAll((all) =>
        all.map((row) => {
          const box = (part: Element) => part.getBoundingClientRect();
          const track = row.querySelector('h3')!.closest('li')!.querySelector('p:has(i)')!;
          const [bar, label] = [...track.children].map(box) as [DOMRect, DOMRect];
          const { left } = box(track);
          const day = track.clientWidth / 30;
          return {
            days: { from: (bar.left - left) / day + 1, to: (bar.right - left) / day },
            apart: label.left >= bar.right || label.right <= bar.left || label.top >= bar.bottom,
            inWindow: label.left >= 0 && label.right <= innerWidth,
            belowText: bar.top >= box(row.querySelector('div')!).bottom,
          };
        }),
      );
      const spans: Span[] = section.items.map(({ span }: { span: Span }) => span);
      expect(rows).toHaveLength(spans.length);
      for (const [index, { days, apart, inWindow, belowText }] of rows.entries()) {
        const at = `row ${index + 1} at ${width} px`;
        expect(days.from, at).toBeCloseTo(spans[index]!.from, 0);
        expect(days.to, at).toBeCloseTo(spans[index]!.to, 0);
        expect({ apart, inWindow, belowText }, at).toEqual({
          apart: true,
          inWindow: true,
          belowText: width < 960,
        });
      }
    }
  });

for (const { path, section } of sectionsWith(
  ({ mockup }) => mockup?.screen === 'trail' && mockup.device === 'bare',
))
  test(`what was refused on ${path}#${section.id} is a band from edge to edge`, async ({
    page,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const bands = await page.locator(`#${section.id} figure b`).evaluateAll((all) => {
        const rows = new Set(all.map((part) => part.closest('div')!));
        return [...rows]
          .filter((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map((row) => {
            const { left, right } = row.getBoundingClientRect();
            const outside = [...row.querySelectorAll('*')].filter((part) => {
              const { left, right } = part.getBoundingClientRect();
              return left < 0 || right > innerWidth;
            });
            return { left, right, outside: outside.length };
          });
      });
      expect(bands, `${width} px`).toEqual([
        { left: 0, right: width, outside: 0 },
        { left: 0, right: width, outside: 0 },
      ]);
    }
  });
