import type { Page } from 'playwright/test';

/** What is wrong with the layout as it stands, one line each: too wide, clipped, overlapping. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const root = document.documentElement;
    const nameOf = (element: Element) => {
      const section = element.closest('[id]');
      const place = section ? ` in #${section.id}` : '';
      return `${element.tagName.toLowerCase()}${place} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
    };
    if (root.scrollWidth > root.clientWidth)
      found.add(`overflow: ${root.scrollWidth} > ${root.clientWidth}`);

    /** Remembers what a question about an element was answered with: ancestors are asked often. */
    const remembered = <T>(ask: (element: Element) => T) => {
      const answers = new Map<Element, T>();
      return (element: Element): T => {
        if (!answers.has(element)) answers.set(element, ask(element));
        return answers.get(element) as T;
      };
    };
    const isHidden = remembered((element: Element): boolean => {
      const { clipPath, visibility, display, opacity } = getComputedStyle(element);
      return (
        clipPath !== 'none' ||
        visibility === 'hidden' ||
        display === 'none' ||
        opacity === '0' ||
        element.getAttribute('aria-hidden') === 'true' ||
        element.matches('noscript,svg,[aria-roledescription=carousel],[role=img]') ||
        (element.parentElement !== null && isHidden(element.parentElement))
      );
    });
    const scrolling = ['auto', 'scroll'];
    const holderOf = remembered((element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return {
        clipsX: overflowX === 'hidden' || overflowX === 'clip',
        clipsY: overflowY === 'hidden' || overflowY === 'clip',
        scrollsAside: scrolling.includes(overflowX) && element.scrollWidth > element.clientWidth,
        scrolls: scrolling.includes(overflowY) && element.scrollHeight > element.clientHeight,
        frame: element.getBoundingClientRect(),
      };
    });

    const blocks = new Set<Element>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || isHidden(element)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(
        ({ width, height }) => width > 0 && height > 0,
      );
      if (boxes.length === 0) continue;
      // Clipped: a text's lines reach out of what an ancestor shows. What a row that scrolls aside
      // holds can be reached as long as it fits into the row, and the row into the window.
      let isInRow = false;
      for (
        let holder: Element | null = element;
        holder && holder !== document.body;
        holder = holder.parentElement
      ) {
        const { clipsX, clipsY, scrollsAside, scrolls, frame } = holderOf(holder);
        for (const box of boxes) {
          if (clipsX && !isInRow && (box.right > frame.right + 1 || box.left < frame.left - 1))
            found.add(`clipped sideways: ${nameOf(element)}`);
          if (scrollsAside && box.width > frame.width)
            found.add(`wider than its row: ${nameOf(element)}`);
          if (clipsY && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3))
            found.add(`clipped in height: ${nameOf(element)}`);
        }
        if (scrollsAside && (frame.right > root.clientWidth + 1 || frame.left < -1))
          found.add(`out of the window: ${nameOf(holder)}`);
        isInRow ||= scrollsAside;
        if (scrolls) break;
      }
      for (const box of boxes)
        if (!isInRow && (box.right > root.clientWidth + 1 || box.left < -1))
          found.add(`out of the window: ${nameOf(element)}`);
      const block = element.closest('p,h1,h2,h3,h4,li,dt,dd,a,button,label,strong,address');
      if (block) blocks.add(block);
    }

    // Overlapping: two blocks of text, neither inside the other, share more than a sliver; the
    // sticky header and what floats over it apart.
    const still = [...blocks]
      .filter(
        (element) =>
          !element.closest('header') && getComputedStyle(element).position !== 'absolute',
      )
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const [index, one] of still.entries())
      for (const other of still.slice(index + 1)) {
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across <= 3 || down <= 3) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        found.add(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    return [...found];
  });

/** Makes every text of the page 40% longer, with words of its own kind. */
export const lengthenTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        (node.textContent ?? '').trim().length > 1 &&
        !node.parentElement?.closest('script,style,noscript,svg,[role=img]')
      )
        nodes.push(node);
    for (const node of nodes) {
      const text = (node.textContent ?? '').trim();
      const wanted = Math.max(1, Math.round(text.length * 0.4));
      let more = '';
      for (const word of (text.length > 14 ? text : 'mais de um').split(/\s+/)) {
        if (more.length >= wanted) break;
        more += ` ${word}`;
      }
      node.textContent += text.length > 6 ? more.slice(0, wanted + 1) : 'xxxx'.slice(0, wanted);
    }
  });
