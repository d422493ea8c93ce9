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

/** A body with its classes. */
type BodyWithStyles = {
  body: string;
  /** The names of its classes. */
  used: ReadonlySet<string>;
  /** The names of the styles that nothing above the place of the sheet has. */
  below: ReadonlySet<string>;
};

/** Puts the styles of a rendered body in its cache; none are below where it has no such place. */
export function insertStylesByPlace(rendered: string, cache: EmotionCache): BodyWithStyles {
  const at = rendered.indexOf(sheetPlace);
  const used = new Set<string>();
  if (at < 0) return { body: insertStylesOf(rendered, cache, used), used, below: new Set() };
  const above = insertStylesOf(rendered.slice(0, at), cache, used);
  const known = new Set(Object.keys(cache.inserted));
  const rest = insertStylesOf(rendered.slice(at), cache, used);
  const below = Object.keys(cache.inserted).filter((name) => !known.has(name));
  return { body: above + rest, used, below: new Set(below) };
}
