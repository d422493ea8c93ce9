import type { Page } from 'playwright/test';
import { expect, pagesIn, test } from '../site.ts';

/** What pictures say can be read: letters as they are shown, after all that scales them. */

/** The smallest letters, in pixels as shown; on a telephone, those of screens and cards. */
const least = [
  [1440, 11, 'art-'],
  [390, 10, '#card-art-'],
] as const;

/** What the product screens and the drawings of a page say in letters smaller than that. */
const tooSmall = (page: Page, ...measure: [limit: number, drawings: string]) =>
  page.evaluate(async ([limit, drawings]) => {
    const found: string[] = [];
    const note = (element: Element, said: string, size: number) => {
      if (size < limit - 0.05)
        found.push(`${element.closest('section')?.id}: "${said}" ${size.toFixed(1)}`);
    };
    for (const screen of document.querySelectorAll('main figure[role=img]')) {
      const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (parentElement!.getClientRects().length === 0) continue;
        const { fontSize } = getComputedStyle(parentElement!);
        const zoom = (parentElement as Element & { currentCSSZoom: number }).currentCSSZoom;
        note(screen, textContent!, Number.parseFloat(fontSize) * zoom);
      }
    }
    const sheetAt = (address: string) =>
      new Promise<Document>((resolve) => {
        const request = new XMLHttpRequest();
        request.open('GET', address);
        request.responseType = 'document';
        request.onload = () => resolve(request.responseXML!);
        request.send();
      });
    const sheets = new Map<string, Document>();
    for (const use of document.querySelectorAll(`main svg > use[href*="${drawings}"]`)) {
      const svg = use.parentElement!;
      const { width, height } = svg.getBoundingClientRect();
      const [address = '', id = ''] = use.getAttribute('href')!.split('#');
      if (width === 0) continue;
      if (!sheets.has(address)) sheets.set(address, await sheetAt(address));
      // What a `use` shows has no measures: a copy in its place has.
      const copy = document.importNode(svg as Element, false) as SVGSVGElement;
      copy.style.cssText = `position:absolute;width:${width}px;height:${height}px`;
      const sheet = sheets.get(address)!;
      const framed = sheet.getElementById(id)!;
      const drawing = sheet.getElementById(id.replace(/^card-/, ''))!;
      const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      for (const name of ['viewBox', 'preserveAspectRatio'])
        if (framed.hasAttribute(name)) frame.setAttribute(name, framed.getAttribute(name)!);
      frame.append(document.importNode(drawing, true));
      copy.append(framed === drawing ? frame.firstElementChild! : frame);
      document.body.append(copy);
      for (const text of copy.querySelectorAll('text')) {
        const { a, b } = text.getScreenCTM()!;
        const size = Number(text.getAttribute('font-size')) * Math.hypot(a, b);
        note(svg, `${id.replace(/.*art-/, '')}, ${text.textContent}`, size);
      }
      copy.remove();
    }
    return found;
  }, measure);

for (const [width, limit, drawings] of least)
  test(`no letters of a picture are smaller than ${limit} px at ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const small: string[] = [];
    for (const { path } of pagesIn('pt')) {
      await page.goto(path);
      small.push(...(await tooSmall(page, limit, drawings)).map((each) => `${path}#${each}`));
    }
    expect(small).toEqual([]);
  });
