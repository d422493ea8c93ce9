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
 * @returns the body with its classes, and the names of the styles that nothing above the place of
 *   the sheet has; none where the body has no such place
 */
export function insertStylesByPlace(
  rendered: string,
  cache: EmotionCache,
): { body: string; below: ReadonlySet<string> } {
  const at = rendered.indexOf(sheetPlace);
  if (at < 0) return { body: insertStylesOf(rendered, cache), below: new Set() };
  const above = insertStylesOf(rendered.slice(0, at), cache);
  const known = new Set(Object.keys(cache.inserted));
  const rest = insertStylesOf(rendered.slice(at), cache);
  const below = Object.keys(cache.inserted).filter((name) => !known.has(name));
  return { body: above + rest, below: new Set(below) };
}
