import { expect, languages, pagesIn, test } from '../site.ts';

/** A large figure is one piece, and its words do not come into its way. */

test.use({ javaScriptEnabled: false });

type Box = { left: number; right: number; top: number; bottom: number };

const pages = languages.flatMap((language) =>
  pagesIn(language).flatMap(({ path, json }) => {
    const ids = json.sections.filter(({ type }) => type === 'stats').map(({ id }) => id);
    return ids.map((id) => ({ path, id }));
  }),
);

/** The figures of a section, each with its words. */
const figuresIn = (section: Element) =>
  [...section.querySelectorAll('li:has(strong)')].map((item) => {
    const boxOf = (element: Element): Box => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const figure = item.querySelector('strong')!;
    // Digits reach neither above nor below their line, for all that their font has room for.
    const { top, bottom } = figure.getBoundingClientRect();
    return {
      value: figure.textContent!,
      size: Number.parseFloat(getComputedStyle(figure).fontSize),
      figure: { ...boxOf(figure), top, bottom },
      words: boxOf(item.querySelector('strong ~ span, div:has(strong) ~ span')!),
    };
  });

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

for (const width of [768, 820, 1024])
  test(`at ${width} px every large figure is whole, and clear of its words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const faults: string[] = [];
    for (const { path, id } of pages) {
      await page.goto(path);
      const figures = await page.locator(`#${id}`).evaluate(figuresIn);
      expect(figures.length, `${path}#${id}`).toBeGreaterThan(0);
      for (const { value, size, figure, words } of figures) {
        const fault = (text: string) => faults.push(`${path}#${id} ${value}: ${text}`);
        if (figure.bottom - figure.top > 1.5 * size) fault('has more than one line');
        if (figure.right > width) fault('reaches beyond the window');
        if (meet(figure, words)) fault('meets its words');
      }
    }
    expect(faults).toEqual([]);
  });
