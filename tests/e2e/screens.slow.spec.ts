import { expect, pages, test } from './site.ts';

/** Without scripts the subjects behind tabs are all there. */
test.use({ javaScriptEnabled: false });

type Screen = { screen?: string; device: string };

const screensOf = (part: unknown): Screen[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, value]) =>
        key === 'mockup' || key === 'companion' ? [value as Screen] : screensOf(value),
      )
    : [];

/** Pages that have between them every screen, in the main language. */
const samples = () => {
  const seen = new Set<string>();
  return pages.filter(({ language, json }) => {
    const kinds = screensOf(json).map(({ screen = 'score', device }) => `${device} ${screen}`);
    if (language !== 'pt' || kinds.every((kind) => seen.has(kind))) return false;
    for (const kind of kinds) seen.add(kind);
    return true;
  });
};

/**
 * Texts of product screens that their frames cut or rings cross, or that are too small to read, and
 * faces that are not there.
 */
const faultsIn = () => {
  const faults: string[] = [];
  /** Whether a line's farthest corner, less the air above its letters, lies on the ring. */
  const isOnRing = (line: DOMRect, { left, top, width }: DOMRect) => {
    const across = Math.max(left + width / 2 - line.left, line.right - left - width / 2);
    const along = Math.max(top + width / 2 - line.top, line.bottom - top - width / 2);
    return Math.hypot(across, along * 0.8) > width * 0.42;
  };
  for (const figure of document.querySelectorAll('main figure[role=img]')) {
    const ring = figure.querySelector('svg[viewBox="0 0 144 144"]');
    const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const text = range.getBoundingClientRect();
      if (ring?.parentElement?.contains(walker.currentNode))
        for (const line of range.getClientRects())
          if (isOnRing(line, ring.getBoundingClientRect()))
            faults.push(`crosses the ring: ${walker.currentNode.textContent}`);
      let box: Element | null = walker.currentNode.parentElement;
      const scale = box instanceof SVGTextElement ? box.getScreenCTM()!.a : box!.currentCSSZoom;
      if (text.width > 0 && parseFloat(getComputedStyle(box!).fontSize) * scale < 10)
        faults.push(`too small: ${walker.currentNode.textContent}`);
      for (; text.width > 0 && box && box !== figure.parentElement; box = box.parentElement) {
        if (box !== figure && getComputedStyle(box).overflowX === 'visible') continue;
        // The loose cards of a telephone in a card stand beside it, in that card.
        const isOpen = getComputedStyle(box).overflowX === 'visible';
        const card = isOpen ? figure.closest('li') : null;
        const { top, bottom } = box.getBoundingClientRect();
        const { left, right } = (card ?? box).getBoundingClientRect();
        const isCut =
          text.left < left - 1 ||
          text.right > right + 1 ||
          text.top < top - 1 ||
          text.bottom > bottom + 1;
        // Of three telephones side by side, those at the sides go on beyond the window's edges.
        const hasSides = figure.querySelectorAll('use[href$="#app-places"]').length > 2;
        const isBeyond = hasSides && (text.right > innerWidth || text.left < 0);
        if (isCut && !isBeyond && !(box === figure && (innerWidth > 1000 || hasSides)))
          faults.push(`cut: ${walker.currentNode.textContent}`);
      }
    }
    for (const use of figure.querySelectorAll<SVGUseElement>('use[href*="#person-"]'))
      if (use.checkVisibility() && use.getBBox().width < 50)
        faults.push(`no face: ${use.href.baseVal}`);
  }
  return faults;
};

/**
 * Loose cards that touch what they stand beside, or nearly, and windows that an edge cuts beside
 * what they show. A card is clear of its device by 12 px, or laps over free screen by 24; a window
 * is whole, or goes on for 64 px beyond the edge, with nothing to read near it.
 */
const nearMissesIn = () => {
  const faults: string[] = [];
  const linesOf = (part: Element) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const lines: DOMRect[] = [];
    const range = document.createRange();
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      lines.push(...[...range.getClientRects()].filter(({ width }) => width > 0));
    }
    return lines;
  };
  /** How far apart two boxes are; below 0, by how much one laps over the other. */
  const gapOf = (a: DOMRect, b: DOMRect) =>
    Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
  for (const figure of document.querySelectorAll('main figure[role=img]')) {
    const device = figure.querySelector(':scope > div > div');
    const frame = device?.getBoundingClientRect();
    if (!device || !frame?.width) continue;
    for (const card of figure.querySelectorAll(':scope > div > div + div')) {
      if (getComputedStyle(card).boxShadow === 'none' || linesOf(card).length > 4) continue;
      const box = card.getBoundingClientRect();
      const gap = gapOf(box, frame);
      if (box.width > 0 && gap < 11.5 && gap > -24) faults.push(`near: ${card.textContent}`);
      if (box.width > 0 && (box.left < 12 || box.right > innerWidth - 12))
        faults.push(`at the edge: ${card.textContent}`);
      if (linesOf(device).some((line) => gapOf(box, line) < 6))
        faults.push(`over words: ${card.textContent}`);
    }
    if (!device.querySelector('use[href$="#window-dots"]')) continue;
    let right = innerWidth;
    for (let box: Element | null = figure; box; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible')
        right = Math.min(right, box.getBoundingClientRect().right);
    const beyond = frame.right - right;
    if (frame.left < 0 || (beyond > 0 && (beyond < 64 || innerWidth <= 480)))
      faults.push(`cut by ${beyond}: ${device.textContent}`);
    for (const line of linesOf(device))
      if (beyond > 0 && line.right > right - 16) faults.push(`cut at ${line.right}`);
  }
  return faults;
};

test('a product screen is whole on telephones and in columns, with its faces', async ({ page }) => {
  const shown = samples();
  expect(shown.length).toBeGreaterThan(6);
  for (const { path } of shown) {
    await page.goto(path, { waitUntil: 'load' });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(faultsIn), `${path} at ${width}`).toEqual([]);
      expect(await page.evaluate(nearMissesIn), `${path} at ${width}`).toEqual([]);
    }
  }
});
