import type { EmotionCache } from '@emotion/react';
import { setWithin } from '../lib/bounded-map.ts';
import { type Piece, perPiece } from '../lib/pieces.ts';
import { classListsOf } from './class-names.ts';
import { namedProperties } from './global-styles.ts';
import { insertStyles } from './server-jsx.ts';
import { waitForSheet } from './sheet-place.ts';

/** Keeps styles as a file that is served for ever, and says its address. */
export type KeepSheet = (styles: string) => string;

/** Where the sheet is asked for, as it is rendered. */
const sheetPlace = `<div hidden="" data-below="true">${waitForSheet}</div>`;

/** A body with the sheet asked for. */
export const withSheet = (body: Piece[], address: string): Piece[] =>
  body.map((piece) =>
    piece.html.startsWith(sheetPlace)
      ? {
          html:
            `<div hidden data-below><link rel="stylesheet" href="${address}"/>` +
            `<script>${waitForSheet}</script></div>${piece.html.slice(sheetPlace.length)}`,
        }
      : piece,
  );

/** A body in which the place of the sheet begins a piece. */
export const cutAtSheet = (body: Piece[]): Piece[] =>
  body.flatMap((piece) => {
    const at = piece.isShared ? -1 : piece.html.indexOf(sheetPlace);
    return at < 0 ? [piece] : [{ html: piece.html.slice(0, at) }, { html: piece.html.slice(at) }];
  });

/** The lists of classes that a body has above the place of the sheet, and from there. */
export type ListsByPlace = { above: string[]; below: string[] };

/** @param body as `cutAtSheet` gives it; all of it where it has no such place */
const piecesAbove = (body: Piece[]): Piece[] => {
  const at = body.findIndex(({ html }) => html.startsWith(sheetPlace));
  return at < 0 ? body : body.slice(0, at);
};

/** @param body as `cutAtSheet` gives it; nothing is below where it has no such place */
export function listsByPlace(body: Piece[]): ListsByPlace {
  const lists = body.map(listsOf);
  const above = lists.slice(0, piecesAbove(body).length);
  return { above: above.flat(), below: lists.slice(above.length).flat() };
}

const namesOf = perPiece(({ html }) => namedProperties(html));

/** Of how many pages the names are remembered: many have the same. */
const maxKnown = 100;
const known = new Map<string, ReadonlySet<string>>();

/**
 * The custom properties whose values a page takes before its sheet comes: the same object for the
 * same names.
 * @param styles what the styles in the page itself take
 * @param body as `cutAtSheet` gives it
 */
export function namedAbove(styles: ReadonlySet<string>, body: Piece[]): ReadonlySet<string> {
  const named = new Set(styles);
  for (const piece of piecesAbove(body)) for (const name of namesOf(piece)) named.add(name);
  const key = [...named].sort().join();
  const found = known.get(key) ?? named;
  setWithin(known, maxKnown, key, found);
  return found;
}

const listsOf = perPiece(({ html }) => classListsOf(html));

/** The lists of classes of a body, and where the place of its sheet is, as one text. */
export const textOfLists = (body: Piece[]): string => body.map(textOfPiece).join('\n');

const textOfPiece = perPiece((piece) => {
  const lists = listsOf(piece).join();
  return piece.html.startsWith(sheetPlace) ? `sheet ${lists}` : lists;
});

/** The names of a body's classes, and those of the styles that nothing above its sheet has. */
type StylesByPlace = { used: ReadonlySet<string>; below: ReadonlySet<string> };

/** Puts the styles of a rendered body in its cache. */
export function insertStylesByPlace(lists: ListsByPlace, cache: EmotionCache): StylesByPlace {
  const used = new Set<string>();
  insertStyles(lists.above, cache, used);
  const known = new Set(Object.keys(cache.inserted));
  insertStyles(lists.below, cache, used);
  const isBelow = (name: string) => lists.below.length > 0 && !known.has(name);
  return { used, below: new Set(Object.keys(cache.inserted).filter(isBelow)) };
}
