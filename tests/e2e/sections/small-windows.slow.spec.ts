import type { Locator } from 'playwright/test';
import { addressOf, expect, languages, pages, test } from '../site.ts';

/** What tablets and telephones show is laid out for them: nothing hangs, ends early or leaves a hole. */

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

const boxOf = (part: Locator) =>
  part.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
const boxesOf = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect));

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('an opening shows its heading, its button and its screen in the first window', async ({
    page,
  }) => {
    const openings = pages.filter(({ json }) => json.sections[0]?.type === 'hero');
    for (const { path, json } of openings) {
      await page.goto(path);
      const hero = page.locator('main section').first();
      const seen = hero.locator('figure, svg:has(> use[href*="#art-"])').first();
      if ((await seen.count()) === 0) continue;
      const [heading, button, picture] = await Promise.all([
        boxOf(hero.locator('h1')),
        boxOf(hero.locator('a[href]').first()),
        boxOf(seen),
      ]);
      expect(Math.max(heading.bottom, button.bottom), path).toBeLessThan(640);
      expect(1024 - picture.top, `${path}: much of what there is to see`).toBeGreaterThan(320);
      const { layout, mockup } = json.sections[0]!;
      if (layout !== 'scene' && !(layout === 'halves' && mockup?.device === 'phone')) continue;
      expect(heading.right, `${path}: side by side`).toBeLessThan(384);
      expect(picture.top, `${path}: side by side`).toBeLessThan(button.top);
      expect(heading.height, `${path}: six lines at most`).toBeLessThan(6.2 * 43);
      expect(picture.bottom, `${path}: all in the first window`).toBeLessThan(1024);
    }
  });

  test('a window is as wide as the words above it', async ({ page }) => {
    for (const place of [
      '/academias#management',
      '/seguranca/lgpd#internal-policies',
      '/tecnologia#next-step',
    ]) {
      await page.goto(place);
      const figure = page.locator(`${place.slice(place.indexOf('#'))} figure`).first();
      const device = await boxOf(figure.locator('> div > div').first());
      expect(device.left, place).toBeCloseTo(768 * 0.04, 0);
      expect(device.right, place).toBeCloseTo(768 * 0.96, 0);
    }
  });

  test('points in columns keep apart', async ({ page }) => {
    for (const place of ['/seguranca/gdpr#practical-compliance', '/tecnologia#next-step']) {
      await page.goto(place);
      const points = page
        .locator(`${place.slice(place.indexOf('#'))} ul`)
        .first()
        .locator('> li');
      const [first, second] = await boxesOf(points);
      expect(second!.top, place).toBe(first!.top);
      expect(second!.left - first!.right, place).toBeGreaterThanOrEqual(20);
    }
  });

  test('cards with a telephone stand side by side, each below its words', async ({ page }) => {
    await page.goto('/funcionalidades#features');
    const cards = page.locator('#features ul > li:has(figure)');
    const [first, second] = await boxesOf(cards);
    expect(second!.top).toBe(first!.top);
    expect(second!.left).toBeGreaterThan(first!.right);
    for (const card of [cards.nth(0), cards.nth(1)]) {
      const [words, screen] = await Promise.all([
        boxOf(card.locator('> div').first()),
        boxOf(card.locator('figure > div > div').first()),
      ]);
      const whole = await boxOf(card);
      expect(screen.top).toBeGreaterThan(words.bottom);
      expect(screen.top - words.bottom, 'no hole between').toBeLessThan(96);
      expect(Math.abs(screen.left + screen.right - whole.left - whole.right)).toBeLessThan(2);
    }
  });

  test('four tiles of a screen stand by twos', async ({ page }) => {
    await page.goto('/operadoras/cartoes-beneficios#scale');
    const tops = await page.locator('#scale').evaluate((section) => {
      const screens = [...section.querySelectorAll('figure div')];
      const tiles = screens.filter(
        ({ children }) =>
          children.length === 4 && [...children].every((tile) => tile.querySelector('svg')),
      );
      return [...tiles.at(-1)!.children].map((tile) => tile.getBoundingClientRect().top);
    });
    expect(tops[1]).toBe(tops[0]);
    expect(tops[2]).toBeGreaterThan(tops[0]!);
    expect(tops[3]).toBe(tops[2]);
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the ticks of a centred opening stand in one column', async ({ page }) => {
    const centred = pages.filter(({ json }) =>
      ['stage', 'centered'].includes(json.sections[0]?.layout ?? ''),
    );
    expect(centred.length).toBeGreaterThan(8);
    for (const { path } of centred) {
      await page.goto(path);
      const ticks = await boxesOf(page.locator('main section').first().locator('ul > li > span'));
      for (const { left } of ticks) expect(left, path).toBe(ticks[0]!.left);
    }
  });

  test('the words of an area fill it, and its drawing stands below them', async ({ page }) => {
    for (const path of ['/', '/en', '/es']) {
      await page.goto(path);
      for (const area of await page.locator('#care-programs ul > li:has(ul)').all()) {
        const [whole, text, list, drawing] = await Promise.all([
          boxOf(area),
          boxOf(area.locator('p')),
          boxOf(area.locator('ul')),
          boxOf(area.locator('svg:has(> use[href*="#card-art-"])')),
        ]);
        expect(whole.right - text.right, path).toBeLessThanOrEqual(25);
        expect(drawing.top - list.bottom, path).toBeGreaterThan(12);
      }
    }
  });

  test('cases side by side have covers of one height, and their parts follow each other', async ({
    page,
  }) => {
    for (const place of ['/inteligencia-artificial#areas', '/industria-farmaceutica#audience']) {
      await page.goto(place);
      const section = page.locator(place.slice(place.indexOf('#')));
      const feet = (await boxesOf(section.locator('article > div'))).map(({ bottom }) => bottom);
      expect(new Set(feet.map(Math.round)).size, place).toBe(1);
      for (const parts of await section.locator('dl').all()) {
        const [first, second, third] = await boxesOf(parts.locator('> div'));
        expect(second!.top - first!.bottom, place).toBeLessThan(20);
        expect(third!.top - second!.bottom, place).toBeLessThan(20);
      }
    }
  });

  test('the first of cases side by side is full of its words', async ({ page }) => {
    for (const language of languages) {
      await page.goto(addressOf('/inteligencia-artificial', language));
      const [card] = await boxesOf(page.locator('#areas article'));
      const [words] = await boxesOf(page.locator('#areas dl > :last-child'));
      expect(card!.bottom - words!.bottom, language).toBeLessThan(56);
    }
  });

  test('the rows of a comparison end on one line, near their dots', async ({ page }) => {
    for (const place of ['/corporativo#challenges', '/operadoras/operadoras-saude#new-model']) {
      await page.goto(place);
      const rows = page.locator(`${place.slice(place.indexOf('#'))} tbody tr`);
      const panels = await boxesOf(rows.locator('td:nth-of-type(2)'));
      for (const { top, bottom } of panels) {
        expect(bottom, place).toBeCloseTo(panels[0]!.bottom, 0);
        expect(top, place).toBeCloseTo(panels[0]!.top, 0);
      }
      const list = await boxOf(page.locator(`${place.slice(place.indexOf('#'))} tbody`));
      expect(list.bottom - panels[0]!.bottom, place).toBeLessThan(20);
    }
  });
});
