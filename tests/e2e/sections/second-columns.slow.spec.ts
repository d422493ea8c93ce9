import { expect, pagesIn, test } from '../site.ts';

/** A second column of text begins at one of two lines, on all pages. */

test.use({ javaScriptEnabled: false });

type Column = { section: string; line: number };

/**
 * Where text stands beside something else across a section, the container's measure apart: what
 * has a ground of its own is a card, and cards stand on lines of their own.
 */
const columnsOn = () =>
  [...document.querySelectorAll('main section')].flatMap((section) => {
    const container = section.firstElementChild!;
    const { paddingLeft, paddingRight } = getComputedStyle(container);
    const left = container.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
    const width =
      container.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const isOnGround = (element: Element): boolean => {
      const { backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
      const none = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
      return !none || boxShadow !== 'none';
    };
    const isCut = (element: Element): boolean => {
      for (let each = element; each !== section; each = each.parentElement!)
        if (isOnGround(each) || each.matches('figure, [role=tabpanel][data-open=false]'))
          return true;
      return false;
    };
    return [...container.querySelectorAll('*')].flatMap((row) => {
      const { display, gridTemplateColumns, columnGap } = getComputedStyle(row);
      const box = row.getBoundingClientRect();
      const tracks = gridTemplateColumns.split(' ').length;
      if (display !== 'grid' || (tracks !== 2 && tracks !== 12) || box.width < 0.7 * width)
        return [];
      // With more air between them they stand at both sides of a picture.
      if (Number.parseFloat(columnGap) > 100) return [];
      const tops = [...row.children].map((child) => child.getBoundingClientRect().top);
      return [...row.children].flatMap((child): Column[] => {
        const { left: line, top } = child.getBoundingClientRect();
        // Three side by side share the row.
        if (tops.filter((each) => each === top).length > 2) return [];
        const words = child.querySelector('p, h3, button') ?? child;
        const isText = child.matches('p, ul, div, li, dl') && words.textContent!.trim() !== '';
        const isPicture = child.querySelector('figure, img') !== null;
        if (line < left + 0.35 * width || !isText || isPicture || isCut(child)) return [];
        return [{ section: section.id, line: Math.round(line) }];
      });
    });
  });

for (const width of [1100, 1440, 1920])
  test(`second columns begin at the half or after seven twelfths, at ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const air = Math.min(64, 0.05 * width);
    const inner = Math.min(1216, width - 80);
    const left = (width - inner) / 2;
    const lines = [(inner - air) / 2, ((inner - air) * 7) / 12].map((at) => left + at + air);
    const elsewhere: string[] = [];
    let count = 0;
    for (const { path } of pagesIn('pt')) {
      await page.goto(path);
      for (const { section, line } of await page.evaluate(columnsOn)) {
        count++;
        if (!lines.some((each) => Math.abs(each - line) <= 1))
          elsewhere.push(`${path}#${section}: ${line}`);
      }
    }
    expect(count).toBeGreaterThan(30);
    expect([...new Set(elsewhere)], `not at ${lines.map(Math.round)}`).toEqual([]);
  });
