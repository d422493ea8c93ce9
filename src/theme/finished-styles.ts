import type { EmotionCache } from '@emotion/cache';
import { setWithin } from '../lib/bounded-map.ts';
import { type Piece, perPiece } from '../lib/pieces.ts';
import {
  bodyWithShortNames,
  shortNamesOf,
  stylesWithShortNames,
  withoutMerged,
} from './class-names.ts';
import { compactBody, compactStyles } from './compact.ts';
import { namedProperties } from './global-styles.ts';
import { collectedNames, collectedStyles, dropUnusedStyles } from './style-cache.ts';
import { insertStylesByPlace, listsByPlace, textOfLists } from './styles-below.ts';

/** A page's styles as they are delivered: those of its own, and those of its sheet. */
export type FinishedStyles = {
  above: string;
  below: string;
  /** The custom properties whose values those of its own take. */
  namedAbove: ReadonlySet<string>;
  /** Gives a piece of the body the names that its classes have in these styles. */
  finish: (piece: Piece) => Piece;
};

type Wanted = {
  /** Not in development, when React compares the classes with those that it would give. */
  isFinal: boolean;
  hasSheet: boolean;
};

/**
 * The styles of a rendered body with short names, and without what says nothing.
 * @param body as `cutAtSheet` gives it
 * @param cache has those that Emotion has put in it, and takes the others
 */
export function finishStyles(
  body: Piece[],
  cache: EmotionCache,
  { isFinal, hasSheet }: Wanted,
): FinishedStyles {
  const { used, below } = insertStylesByPlace(listsByPlace(body), cache);
  const finishBody = (change: (body: string) => string) =>
    perPiece(({ html, isShared }) => ({ html: change(html), isShared }));
  if (!isFinal)
    return {
      above: collectedStyles(cache).join(''),
      below: '',
      namedAbove: new Set(),
      finish: finishBody(withoutMerged),
    };
  dropUnusedStyles(cache, used);
  const isBelow = (name: string) => hasSheet && below.has(name);
  const names = shortNamesOf(collectedNames(cache));
  const stylesOf = (isWanted: (name: string) => boolean) =>
    stylesWithShortNames(compactStyles(collectedStyles(cache, isWanted)), names);
  const above = stylesOf((name) => !isBelow(name));
  return {
    above,
    namedAbove: namedProperties(above),
    below: stylesOf(isBelow),
    finish: finishBody((body) => bodyWithShortNames(compactBody(body), names)),
  };
}

/** Of how many bodies the styles are remembered: many pages have the same. */
const maxKnown = 100;
const known = new Map<string, FinishedStyles>();

/** The same where nothing but classes decides: once for all bodies that have the same. */
export function finishStylesOnce(
  body: Piece[],
  cache: EmotionCache,
  wanted: Wanted,
): FinishedStyles {
  const key = `${JSON.stringify(wanted)}\n${textOfLists(body)}`;
  const finished = known.get(key) ?? finishStyles(body, cache, wanted);
  setWithin(known, maxKnown, key, finished);
  return finished;
}
