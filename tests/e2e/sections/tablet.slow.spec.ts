import type { Locator } from 'playwright/test';
import { expect, test } from '../site.ts';

/** A tablet has room for two columns: nothing stands in the left half of one alone. */

test.use({ javaScriptEnabled: false, viewport: { width: 768, height: 900 } });

const gutter = 768 * 0.04;

const boxOf = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height, width, height };
};

const withDrawing = [
  '/academias',
  '/clinicas',
  '/operadoras/cartoes-beneficios',
  '/operadoras/operadoras-saude',
];
const withSteps = [
  '/',
  '/corporativo',
  '/industria-farmaceutica',
  '/inteligencia-artificial',
  '/programas-de-cuidado',
  '/tecnologia',
  '/visao-360/indicadores',
];

test('the form stands at the right of a contact section, and the drawing under the words', async ({
  page,
}) => {
  for (const path of [...withDrawing, ...withSteps]) {
    await page.goto(path);
    const contact = page.locator('#contact-section');
    const form = await boxOf(contact.locator('[data-ground=plain]'));
    const heading = await boxOf(contact.locator('h2'));
    const reasons = await boxOf(contact.locator('ul').first());
    const drawing = await boxOf(contact.locator('div:has(> svg > use[href*="#art-"])'));
    expect(form.right, path).toBeCloseTo(768 - gutter, 0);
    for (const { left } of [heading, reasons, drawing]) expect(left, path).toBeCloseTo(gutter, 0);
    for (const { right } of [reasons, drawing]) expect(right, path).toBeLessThan(form.left - 16);
    // Both end on one line, and what stands at the left has one gap: its last part has the rest.
    let foot = form;
    if (withSteps.includes(path)) {
      foot = await boxOf(contact.locator('div:has(> ol)'));
      expect(foot.left, `${path}: the steps stand under the form`).toBeCloseTo(form.left, 0);
      expect(foot.top - form.bottom, path).toBeCloseTo(16, 0);
    }
    expect(Math.abs(drawing.bottom - foot.bottom), path).toBeLessThan(2);
    expect(drawing.top - reasons.bottom, path).toBeCloseTo(36, 0);
  }
});

test('the drawing of a closing call stands beside its words', async ({ page }) => {
  for (const path of [
    '/operadoras/operadoras-saude#demo',
    '/tecnologia#api',
    '/operadoras#contact',
  ]) {
    await page.goto(path);
    const card = page.locator(`${path.slice(path.indexOf('#'))} [data-ground=dark]`);
    const [whole, drawing, ...actions] = await card.evaluate((it) =>
      [it, it.querySelector('svg:has(> use[href*="#art-"])')!, ...it.querySelectorAll('a')].map(
        (part) => part.getBoundingClientRect().toJSON() as DOMRect,
      ),
    );
    const action = actions.at(-1)!;
    expect(drawing!.bottom, path).toBeCloseTo(whole!.bottom, 0);
    expect(drawing!.top, path).toBeLessThan(action.bottom);
    expect(drawing!.left, path).toBeGreaterThan(action.right);
    expect(whole!.bottom - action.bottom, 'no empty foot').toBeLessThan(64);
  }
});

test('the points of a text stand below it in columns', async ({ page }) => {
  for (const [path, columns] of [
    ['/tecnologia#history', 3],
    ['/tecnologia#vital-signs', 3],
    ['/seguranca/gdpr#practical-compliance', 2],
    ['/programas-de-cuidado#features', 2],
    ['/programas-de-cuidado#examples li', 2],
    ['/seguranca/hipaa#controls', 2],
  ] as const) {
    await page.goto(path);
    const points = page
      .locator(`${path.slice(path.indexOf('#'))} ul`)
      .first()
      .locator('> li');
    const lefts = await points.evaluateAll((all) =>
      all.map((point) => Math.round(point.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, path).toBe(columns);
  }
});

test('two ways to other pages share their lines, however long their headings', async ({ page }) => {
  for (const prefix of ['', '/en', '/es']) {
    await page.goto(`${prefix}/operadoras`);
    const ways = page.locator('#markets li:has(> h3)');
    for (const part of ['> p', '> ul', '> a']) {
      const tops = await ways
        .locator(`:scope ${part}`)
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      expect(tops.length).toBe(2);
      expect(tops[0], `${prefix} ${part}`).toBe(tops[1]);
    }
  }
});

test('the last day below the bars of a month is whole', async ({ page }) => {
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/clinicas#cash');
    const right = await page.locator('#cash figure').evaluate((figure) => {
      const days = [...figure.querySelectorAll('span')].filter((day) => day.textContent === '31');
      const range = document.createRange();
      range.selectNodeContents(days.at(-1)!);
      return range.getBoundingClientRect().right;
    });
    expect(right, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test('the drawings of steps are so large that their words can be read', async ({ page }) => {
  await page.goto('/programas-de-cuidado#create-adapt-sell');
  const drawings = page.locator('#create-adapt-sell svg:has(> use[href*="card-art-"])');
  for (const width of await drawings.evaluateAll((all) => all.map((each) => each.clientWidth)))
    expect(width).toBeGreaterThan(320);
});
