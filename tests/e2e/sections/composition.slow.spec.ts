import type { Locator } from 'playwright/test';
import { expect, test } from '../site.ts';

/** What is drawn or said fills what is around it: no panel has an empty quarter. */

test.use({ javaScriptEnabled: false });

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

const bands: [path: string, section: string, device: 'phone' | 'window'][] = [
  ['/seguranca/lgpd', '#dpo', 'window'],
  ['/seguranca/gdpr', '#what-is-gdpr', 'phone'],
];

/** Where a half of a band is, and the device in it, and what of its words the half cuts. */
const halfOf = (section: Locator) =>
  section.locator('figure[role=img]').evaluate((figure) => {
    const half = figure.parentElement!.getBoundingClientRect();
    const device = figure.querySelector(':scope > div > div')!;
    const cut: string[] = [];
    const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, bottom, width } = range.getBoundingClientRect();
      const isOut = left < half.left || right > half.right || bottom > half.bottom;
      if (width > 0 && isOut) cut.push(walker.currentNode.textContent!);
    }
    const { left, right, top, bottom } = device.getBoundingClientRect();
    return { half, device: { left, right, top, bottom }, cut };
  });

for (const [path, id, kind] of bands)
  test(`the screen of ${path}${id} leaves its half of the band clearly, at its true size`, async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await page.goto(path);
    const section = page.locator(id);
    await section.scrollIntoViewIfNeeded();
    const { half, device, cut } = await halfOf(section);
    const isLeft = half.left === 0;
    expect(isLeft ? half.right : half.left, 'the seam').toBe(wide.width / 2);
    if (kind === 'phone') {
      expect(device.bottom).toBeGreaterThan(half.bottom);
      expect(device.right - device.left).toBe(296);
      expect(cut).toEqual([]);
    } else {
      // At the left is its menu, which nothing cuts.
      if (isLeft) expect(device.left).toBeGreaterThanOrEqual(40);
      else expect(device.right - half.right).toBeGreaterThanOrEqual(64);
      expect(cut).toEqual([]);
    }
    const { height } = await section.locator('h2').evaluate((h2) => {
      return h2.closest('section')!.getBoundingClientRect();
    });
    expect(height - half.height, 'the half is as high as its section').toBeLessThan(2);
  });

test('on a telephone the half of a band is low: the head of a telephone, or a whole window', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  for (const [path, id, kind] of bands) {
    await page.goto(path);
    const section = page.locator(id);
    await section.scrollIntoViewIfNeeded();
    const { half, device, cut } = await halfOf(section);
    if (kind === 'phone') expect(half.height, path).toBeLessThanOrEqual(360);
    else expect(half.height - (device.bottom - device.top), path).toBeLessThanOrEqual(64);
    expect(half.width, path).toBe(narrow.width);
    expect(device.top, path).toBeGreaterThan(half.top);
    if (kind === 'phone') expect(device.bottom, path).toBeGreaterThan(half.bottom);
    else {
      expect(device.right, path).toBeLessThanOrEqual(half.right - 20);
      expect(cut, path).toEqual([]);
    }
  }
});

test('a drawing in a half of a band keeps the size that its lines are made for', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  for (const [path, left] of [
    ['/academias#devices', wide.width / 2],
    ['/operadoras/cartoes-beneficios#audiences', 0],
  ] as const) {
    await page.goto(path);
    const section = path.slice(path.indexOf('#'));
    const drawing = page.locator(`${section} svg:has(> use[href*="#art-"])`);
    await drawing.scrollIntoViewIfNeeded();
    // In one go: the page may still be scrolling there.
    const [{ y, height }, half] = (await drawing.evaluate((svg) =>
      [svg, svg.parentElement!].map((each) => each.getBoundingClientRect().toJSON()),
    )) as [DOMRect, DOMRect];
    expect(height, path).toBeLessThanOrEqual(384);
    expect(half.x, path).toBe(left);
    expect(Math.abs(y - half.y - (half.y + half.height - y - height)), path).toBeLessThan(8);
  }
});

for (const width of [360, 390, 600, 768])
  test(`a drawing in a band fills its width, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const cards = '/operadoras/cartoes-beneficios#audiences';
    for (const path of ['/academias#devices', cards]) {
      await page.goto(path);
      const drawing = page.locator(
        `${path.slice(path.indexOf('#'))} svg:has(> use[href*="#art-"])`,
      );
      const [shown, band] = await drawing.evaluate((svg) => {
        // Its height or its width decides, by how its field fits.
        const { width: across, height: down } = (svg as SVGSVGElement).viewBox.baseVal;
        const box = svg.getBoundingClientRect();
        const scale = Math.min(box.width / across, box.height / down);
        return [across * scale, svg.parentElement!.getBoundingClientRect().width];
      });
      expect(band, path).toBe(width);
      expect(shown! / band!, path).toBeGreaterThan(width < 640 ? 0.93 : 0.8);
    }
  });

/** The part of a split that shows something, and its section, both at the same moment. */
const figureAndSection = (section: Locator) =>
  section.evaluate((whole) =>
    [whole.querySelector('figure[role=img]')!, whole].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

test('on a telephone a band cuts its screen below a whole row', async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const [path, row, next] of [
    ['/tecnologia#anywhere', 'Em casa', 'No trabalho'],
    ['/visao-360/indicadores#patients', 'Caminhada', 'Meta de sono'],
    ['/seguranca/gdpr#what-is-gdpr', 'Coração', 'Sono'],
  ] as const) {
    await page.goto(path);
    const section = page.locator(path.slice(path.indexOf('#')));
    const [screen, edge] = await figureAndSection(section);
    expect(Math.round(screen!.bottom - edge!.bottom), `${path}: it goes on below`).toBe(10);
    const list = section.locator('figure');
    const whole = (await list.getByText(row, { exact: true }).boundingBox())!;
    expect(whole.y + whole.height, path).toBeLessThan(edge!.bottom - 16);
    await expect(list.getByText(next, { exact: true }), path).toBeHidden();
    await expect(section.locator('figure > div > div ~ div').first(), path).toBeHidden();
  }
});

test('on a telephone a window is whole, with air below it', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/tecnologia#next-step');
  const section = page.locator('#next-step');
  const [screen, edge] = await figureAndSection(section);
  expect(Math.round(edge!.bottom - screen!.bottom)).toBeGreaterThanOrEqual(40);
  await expect(section.locator('figure > div > div ~ div').first()).toBeHidden();
});

test('on a telephone a list shows all that its head counts', async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const [path, last] of [
    ['/seguranca/arquitetura#hero', 'Publicar'],
    ['/seguranca/hipaa#user-rights', 'Entrega no app'],
    ['/seguranca/lgpd#internal-policies', 'Registro'],
    ['/corporativo#nr-1', 'Jurídico'],
  ]) {
    await page.goto(path!);
    const screen = page.locator(`${path!.slice(path!.indexOf('#'))} figure`);
    await expect(screen.getByText(last!, { exact: true }), path).toBeVisible();
  }
});

test('what is hard and what helps stand side by side, what comes of it along the foot', async ({
  page,
}) => {
  for (const path of ['/industria-farmaceutica#audience', '/inteligencia-artificial#areas']) {
    // As scenes, cases stand otherwise where there is room.
    for (const width of path.endsWith('areas') ? [768] : [1440, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const cards = await page.locator(`${path.slice(path.indexOf('#'))} article`).all();
      for (const card of cards) {
        // In one go: what stands above may come in meanwhile.
        const [whole, cover, heading, drawing, hard, helps, comes] = await card.evaluate((it) => {
          const all = ['> div', 'h3', '> div > div > svg', 'dl > div'];
          const inIt = all.flatMap((each) => [...it.querySelectorAll(`:scope ${each}`)]);
          return [it, ...inIt].map((part) => part.getBoundingClientRect().toJSON() as DOMRect);
        });
        expect(hard!.y, `${path} at ${width}`).toBe(helps!.y);
        expect(helps!.x, `${path} at ${width}`).toBeGreaterThan(hard!.right);
        expect(comes!.y, 'below what helps').toBeGreaterThan(helps!.bottom);
        expect(comes!.x, 'from the same line').toBe(hard!.x);
        if (width === 1440) {
          // The drawing is beside the words, never a band above them, and the card is low.
          expect(cover!.x + cover!.width).toBeLessThan(hard!.x);
          expect(cover!.width / whole!.width).toBeLessThan(0.36);
          expect(whole!.height, path).toBeLessThan(380);
          continue;
        }
        // A tablet's card begins with its heading, and beside that, large, with its drawing.
        expect(drawing!.width, path).toBeGreaterThan(350);
        expect(drawing!.x, path).toBeGreaterThan(heading!.x + 100);
        expect(drawing!.y, path).toBeLessThan(heading!.y);
        expect(cover!.bottom - drawing!.bottom, path).toBeLessThan(1);
        expect(whole!.height, path).toBeLessThan(520);
      }
    }
  }
});

test('a card that has a row to itself shows its drawing large, beside its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of ['/seguranca/hipaa#technical-safeguards', '/corporativo#journey']) {
    await page.goto(path);
    const card = page.locator(`${path.slice(path.indexOf('#'))} ul > li:last-of-type`);
    await card.scrollIntoViewIfNeeded();
    const [whole, drawing, words] = await Promise.all([
      card.boundingBox(),
      card.locator('svg').last().boundingBox(),
      card.locator('h3').boundingBox(),
    ]);
    expect(whole!.width, path).toBeGreaterThan(680);
    expect(drawing!.width / whole!.width, path).toBeGreaterThan(0.5);
    // The drawing has air of its own at its sides.
    expect(words!.x + words!.width, path).toBeLessThanOrEqual(drawing!.x + 16);
  }
});

test('on a telephone the next slide of the services shows a little', async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const path of ['/', '/operadoras/cartoes-beneficios']) {
    await page.goto(path);
    const slides = page.locator(
      '[aria-roledescription=carousel]:has(h3) [aria-roledescription=slide]',
    );
    const [first, second] = await Promise.all([
      slides.nth(0).boundingBox(),
      slides.nth(1).boundingBox(),
    ]);
    expect(first!.x + first!.width, path).toBeLessThan(narrow.width);
    expect(second!.x, path).toBeLessThan(narrow.width - 24);
  }
});

test.describe('with scripts, and so with numbers to change', () => {
  test.use({ javaScriptEnabled: true });

  test('the sum of the calculator reaches from the head of its card to its foot', async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await page.goto('/telemedicina');
    const air = await page
      .locator('main p', { hasText: '52 semanas' })
      .evaluate(
        (note) =>
          note.parentElement!.getBoundingClientRect().bottom - note.getBoundingClientRect().bottom,
      );
    expect(air).toBeLessThan(48);
  });
});

test('the bar of a window is as high as its words, whoever it belongs to', async ({ page }) => {
  for (const path of ['/seguranca/arquitetura', '/clinicas']) {
    await page.goto(path);
    const dots = page.locator('figure[role=img] div > svg:has(use[href$="#window-dots"])');
    const heights = await dots.evaluateAll((all) =>
      all.map((each) =>
        [each, each.parentElement!].map((box) => box.getBoundingClientRect().height),
      ),
    );
    for (const [own = 0, bar = 0] of heights) expect(bar / own).toBeLessThan(5);
    expect(heights.length).toBeGreaterThan(0);
  }
});

test('the card of a form is within the window, however wide it is', async ({ page }) => {
  await page.goto('/clinicas');
  for (const width of [390, 480, 520, 560, 768, 860]) {
    await page.setViewportSize({ width, height: 900 });
    const card = page.locator('#contact-section [data-ground=plain]');
    const { x, width: own } = (await card.boundingBox())!;
    expect(x, `${width} px`).toBeGreaterThanOrEqual(16);
    expect(x + own, `${width} px`).toBeLessThanOrEqual(width - 16);
  }
});

test('beside a form its drawing fills its panel, which ends at the foot of the form', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  const offers = 'operadoras/cartoes-beneficios';
  for (const path of ['/clinicas', '/operadoras/operadoras-saude', '/academias', `/${offers}`]) {
    await page.goto(path);
    const contact = page.locator('#contact-section');
    const panel = (await contact.locator('div:has(> svg use)').last().boundingBox())!;
    // With what goes on beyond its field.
    const drawing = (await contact.locator('div > svg > use').last().boundingBox())!;
    const form = (await contact.locator('[data-ground=plain]').boundingBox())!;
    const drawn = panel.y + panel.height - Math.max(drawing.y, panel.y);
    expect(drawn / panel.height, path).toBeGreaterThan(0.75);
    expect(Math.abs(panel.y + panel.height - form.y - form.height), path).toBeLessThan(2);
  }
});

test('the words begin where the form does, and the drawing ends with the steps under it', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  for (const path of ['/', '/programas-de-cuidado', '/corporativo']) {
    await page.goto(path);
    const contact = page.locator('#contact-section');
    const form = (await contact.locator('[data-ground=plain]').boundingBox())!;
    const words = (await contact.locator('div:has(> ul)').boundingBox())!;
    const panel = (await contact.locator('div:has(> svg > use[href*="#art-"])').boundingBox())!;
    const after = (await contact.locator('div:has(> ol)').boundingBox())!;
    expect(Math.abs(words.y - form.y), path).toBeLessThan(8);
    expect(after.width, path).toBeCloseTo(form.width, 0);
    expect(panel.y + panel.height, path).toBeCloseTo(after.y + after.height, 0);
    expect(panel.height, path).toBeGreaterThan(320);
  }
});

test('at both sides of the telephone of the home page its other brands show', async ({ page }) => {
  for (const [width, least] of [
    [360, 24],
    [390, 44],
    [768, 150],
    [1440, 120],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const boxes = await page.locator('#hero figure > div > div').evaluateAll((phones) =>
      phones.map((phone) => {
        const { left, right, top, bottom } = phone.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const [leftOne, rightOne, middle] = boxes;
    expect(boxes, `${width} px`).toHaveLength(3);
    const room = { left: Math.max(0, leftOne!.left), right: Math.min(width, rightOne!.right) };
    expect(middle!.left - room.left, `left at ${width} px`).toBeGreaterThanOrEqual(least);
    expect(room.right - middle!.right, `right at ${width} px`).toBeGreaterThanOrEqual(least);
    for (const side of [leftOne!, rightOne!])
      expect(side.top - middle!.top, `${width} px`).toBeGreaterThan(40);
    // They pass into the section below, or end in this one, and nothing scrolls sideways.
    const edge = (await page.locator('#hero').boundingBox())!;
    const beyond = middle!.bottom - (edge.y + edge.height);
    expect(beyond, `${width} px`).toBeGreaterThan(width < 480 ? 8 : 24);
    expect(beyond, `${width} px`).toBeLessThan(60);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
