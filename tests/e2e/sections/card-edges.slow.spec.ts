import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { ArtName } from '../../../src/generated/types.ts';
import { extents } from '../../../src/ui/art-extents.ts';
import { cardFrame } from '../../../src/ui/art-frames.ts';
import { isWide } from '../../../src/ui/wide-art.ts';
import { drawingSheet } from '../../../tools/pipeline/resolve/drawing-sheet.ts';
import { expect, test } from '../site.ts';

/** The edge of a card cuts drawings on purpose: through a telephone, never through its words. */

const pages = new URL('../../../pages-config/pages/', import.meta.url);
const inCards = new Set(
  readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, pages), 'utf8')).sections ?? [])
    .flatMap(({ items }: { items?: { art?: ArtName }[] }) => items ?? [])
    .flatMap(({ art }) => art ?? []),
);
const frames = [...inCards]
  .filter((name) => !isWide(name))
  .map((name) => ({
    name,
    edges: cardFrame(name).split(' ').map(Number),
    bleeds: extents[name].bleeds !== undefined,
  }));

/** What lies between what is written and an edge, in units of the drawing. */
const least = { foot: 4, side: 4 };

/** Opens a file of all drawings, with their words in a language. */
async function openDrawings(page: Page, language: string) {
  const body = drawingSheet({ references: [] }, [], [], language);
  await page.route('**/all-drawings.svg', (route) =>
    route.fulfill({ body, contentType: 'image/svg+xml' }),
  );
  await page.goto('/all-drawings.svg');
}

for (const language of ['pt', 'en', 'es'])
  test(`no edge of a card cuts a line of text, in the drawings in ${language}`, async ({
    page,
  }) => {
    await openDrawings(page, language);
    expect(frames.length).toBeGreaterThan(40);
    const cut = await page.evaluate(
      ({ frames, least }) =>
        frames.flatMap(({ name, edges: [left = 0, top = 0, width = 0, height = 0], bleeds }) =>
          [...document.querySelectorAll(`#art-${name} :is(text, use[href^="#glyph"])`)].flatMap(
            (element) => {
              const { bottom, top: upper, right } = element.getBoundingClientRect();
              const isSeen = upper < top + height;
              const fromFoot = top + height - bottom;
              const fromSide = bleeds ? left + width - right : least.side;
              const said = `${name}: ${element.textContent || element.getAttribute('href')}`;
              return isSeen && (fromFoot < least.foot || fromSide < least.side)
                ? [`${said}, ${Math.round(fromFoot)} above, ${Math.round(fromSide)} beside`]
                : [];
            },
          ),
        ),
      { frames, least },
    );
    expect(cut).toEqual([]);
  });

/** How much of what a card cuts is seen at least, and what lies between other edges and its foot. */
const clear = { seen: 10, foot: 5 };
/** What is higher than this is a panel that goes on, wherever it ends. */
const panelHeight = 90;

test('what a card cuts, it cuts in its middle, and nothing else ends there', async ({ page }) => {
  await openDrawings(page, 'pt');
  const unclear = await page.evaluate(
    ({ frames, clear, panelHeight }) =>
      frames.flatMap(({ name, edges: [, top = 0, , height = 0] }) =>
        [...document.querySelectorAll(`#art-${name} rect:not([fill-opacity], [filter])`)].flatMap(
          (rect) => {
            const { top: upper, bottom, height: own } = rect.getBoundingClientRect();
            const seen = top + height - upper;
            const isSliver = seen > 0 && seen < clear.seen;
            const endsThere = Math.abs(top + height - bottom) < clear.foot && own < panelHeight;
            return isSliver || endsThere
              ? [`${name}: ${Math.round(upper)} to ${Math.round(bottom)} of ${top + height}`]
              : [];
          },
        ),
      ),
    { frames, clear, panelHeight },
  );
  expect(unclear).toEqual([]);
});
