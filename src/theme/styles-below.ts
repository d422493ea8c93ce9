import type { EmotionCache } from '@emotion/react';
import { insertStylesOf } from './server-jsx.ts';
import { waitForSheet } from './sheet-place.ts';

/** Keeps styles as a file that is served for ever, and says its address. */
export type KeepSheet = (styles: string) => string;

/** Where the sheet is asked for, as it is rendered. */
const sheetPlace = `<div hidden="" data-below="true">${waitForSheet}</div>`;

/** A body with the sheet asked for. */
export const withSheet = (body: string, address: string): string =>
  body.replace(
    sheetPlace,
    `<div hidden data-below><link rel="stylesheet" href="${address}"/>` +
      `<script>${waitForSheet}</script></div>`,
  );

/**
 * Puts the styles of a rendered body in its cache.
 * @returns the names of the styles that nothing above the place of the sheet has; none where the
 *   body has no such place
 */
export function insertStylesByPlace(body: string, cache: EmotionCache): ReadonlySet<string> {
  const at = body.indexOf(sheetPlace);
  insertStylesOf(at < 0 ? body : body.slice(0, at), cache);
  if (at < 0) return new Set();
  const known = new Set(Object.keys(cache.inserted));
  insertStylesOf(body.slice(at), cache);
  return new Set(Object.keys(cache.inserted).filter((name) => !known.has(name)));
}
