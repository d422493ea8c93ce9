import { chromium, type Page } from 'playwright/test';
import { chromiumArguments, findHeadlessShell } from '../../tools/cli/chromium.ts';
import { expect, pages, type SitePage, test } from './site.ts';

/**
 * Text of another size than the browser's usual 16 px, which a reader sets in the browser: no zoom.
 * Pages that have between them every block in every layout, and every layout of the opening.
 */
const partsOf = ({ json: { sections } }: SitePage) =>
  sections.map(({ type, mockup, art, layout }, index) =>
    [index === 0 && 'opening', type, mockup?.device, art && 'art', layout]
      .filter(Boolean)
      .join(' '),
  );
const missing = new Set(pages.flatMap(partsOf));
const samples: SitePage[] = [];
while (missing.size > 0) {
  const gain = (page: SitePage) => new Set(partsOf(page).filter((part) => missing.has(part))).size;
  const best = pages.reduce((one, other) => (gain(other) > gain(one) ? other : one));
  samples.push(best);
  for (const part of partsOf(best)) missing.delete(part);
}

/**
 * Words that are cut off or outside the window, and the line lengths of the h1 in its letters. What a
 * picture shows has its words in the picture's text.
 */
const measure = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const lost: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const skipped =
      'script,style,template,svg,[role=img],[data-skeleton],[aria-roledescription=carousel],' +
      '[aria-hidden=true] label';
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement!;
      if (!node.data.trim() || parent.closest(skipped)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // What a row that scrolls aside holds is seen where the row stands, one part after the other.
      let lines = [...range.getClientRects()].map(({ left, right }) => ({ left, right }));
      let hidden = false;
      let isLost = false;
      const isOutside = (from: number, to: number) =>
        lines.some(({ left, right }) => right > left && (left < from - 1 || right > to + 1));
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, clipPath, visibility } = getComputedStyle(box);
        const { left, right } = box.getBoundingClientRect();
        hidden ||= clipPath !== 'none' || visibility === 'hidden';
        if (overflowX === 'visible') continue;
        const scrolls = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth;
        if (scrolls) lines = lines.map((line) => ({ left, right: left + line.right - line.left }));
        isLost ||= isOutside(left, right);
      }
      if (hidden) continue;
      isLost ||= isOutside(0, width);
      if (isLost) lost.push(node.data.trim().slice(0, 40));
    }
    const h1 = document.querySelector('h1')!;
    return {
      overflow: document.documentElement.scrollWidth - width,
      lost,
      letters: h1.getBoundingClientRect().width / parseFloat(getComputedStyle(h1).fontSize),
    };
  });

for (const percent of [125, 150, 175, 200]) {
  test(`text of ${percent}%: nothing is lost at three widths, and openings keep their lines`, async ({
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const browser = await chromium.launch({
      executablePath: findHeadlessShell(),
      args: [...chromiumArguments, `--blink-settings=defaultFontSize=${(16 * percent) / 100}`],
    });
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    for (const { path } of samples) {
      await page.goto(path);
      for (const width of [1280, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const { overflow, lost, letters } = await measure(page);
        expect.soft({ overflow, lost }, `${path} at ${width}`).toEqual({ overflow: 0, lost: [] });
        expect.soft(letters, `${path} at ${width}, h1`).toBeGreaterThan(width > 390 ? 6 : 5);
      }
    }
    expect(samples.length).toBeGreaterThan(5);
    await browser.close();
  });
}
