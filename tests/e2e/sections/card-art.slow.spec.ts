import type { Locator } from 'playwright/test';
import type { ArtName } from '../../../src/generated/types.ts';
import { extents } from '../../../src/ui/art-extents.ts';
import { cardFrame } from '../../../src/ui/art-frames.ts';
import { expect, slowBut, test } from '../site.ts';

/** A drawing is the half of its card, not a sticker in its corner. */

test.use({ javaScriptEnabled: false });

const sections = [
  '/tecnologia#technologies',
  '/#super-app-section',
  '/telemedicina#benefits',
  '/programas-de-cuidado#create-adapt-sell',
  '/corporativo#journey',
  '/clinicas#benefits',
  '/operadoras/operadoras-saude#gamification',
  '/seguranca/hipaa#technical-safeguards',
  '/visao-360/indicadores#devices',
];

/** Where a card, its words and the box of its drawing are, and which drawing that is. */
const partsOf = (card: Locator) =>
  card.evaluate((li) => {
    const words = document.createRange();
    words.selectNodeContents(li.querySelector('h3')!.parentElement!);
    const drawing = li.querySelector(':scope > div > svg:has(> use[href*="#card-art-"])')!;
    const href = drawing.querySelector('use')!.getAttribute('href')!;
    return {
      name: href.slice(href.indexOf('#card-art-') + 10),
      card: li.getBoundingClientRect().toJSON() as DOMRect,
      words: words.getBoundingClientRect().toJSON() as DOMRect,
      box: drawing.getBoundingClientRect().toJSON() as DOMRect,
    };
  });

/** Where the drawing itself is: its frame stands in the box's right corner, as large as fits. */
function drawnIn(name: ArtName, box: DOMRect) {
  const [left = 0, top = 0, width = 0, height = 0] = cardFrame(name).split(' ').map(Number);
  const scale = Math.min(box.width / width, box.height / height);
  const x = (units: number) => box.right - (left + width - units) * scale;
  const y = (units: number) => box.bottom - (top + height - units) * scale;
  const { from, to, top: highest, foot = 400 } = extents[name];
  return { left: x(from), right: x(to), top: y(highest), bottom: y(foot) };
}

for (const each of sections)
  for (const width of [390, 768, 1440])
    test(`drawings fill the cards of ${each} at ${width}, cut by an edge or away from it`, {
      tag: slowBut(each === '/tecnologia#technologies' || each === '/#super-app-section'),
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(each);
      const cards = page.locator(
        `${each.slice(each.indexOf('#'))} li:has(> div > svg > use[href*="#card-art-"])`,
      );
      expect(await cards.count()).toBeGreaterThan(2);
      for (const item of await cards.all()) {
        const { name, card, words, box } = await partsOf(item);
        const drawn = drawnIn(name as ArtName, box);
        const inside = {
          left: Math.max(drawn.left, card.left),
          right: Math.min(drawn.right, card.right),
        };
        // Beside the words, a drawing has nearly half of the card, all of its height, and fills it.
        const hasHalf = box.top < words.top && box.height > 0.9 * card.height;
        if (hasHalf) expect(box.width / card.width, name).toBeGreaterThanOrEqual(0.45);
        const room = hasHalf ? box.width : card.width;
        const share = (inside.right - inside.left) / room;
        // What is nearly square is as high as it can be.
        const { from, to, top } = extents[name as ArtName];
        const least = room > 480 ? 0.52 : (to - from) / (200 - top) < 1.4 ? 0.64 : 0.7;
        expect(share, `${name}: its share of its room`).toBeGreaterThanOrEqual(least);
        const air = {
          right: card.right - drawn.right,
          bottom: card.bottom - drawn.bottom,
          left: drawn.left - card.left,
        };
        for (const [edge, free] of Object.entries(air))
          expect(
            free < 1 || free >= Math.min(24, card.width / 14),
            `${name}: ${free} px at its ${edge}`,
          ).toBe(true);
        const below = drawn.top - words.bottom;
        const beside = drawn.left - words.right;
        expect(Math.max(below, beside), `${name}: beside its words`).toBeGreaterThanOrEqual(12);
      }
    });
