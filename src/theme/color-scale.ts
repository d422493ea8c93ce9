import { clampChroma, formatHex } from 'culori';
import { type ColorStep, colorScaleSteps } from './color-steps.ts';

export type ColorScale = Record<ColorStep, string>;

/**
 * The brand colours that come from one hue.
 * @param hue an angle in degrees, 0 to 359
 * @returns a hex colour for each step, mapped into sRGB by lowering the chroma
 */
export function colorScale(hue: number): ColorScale {
  const known = scales.get(hue) ?? makeScale(hue);
  scales.set(hue, known);
  return known;
}

/** A site has as many hues as its pages have accents, and each is asked for by many pages. */
const scales = new Map<number, ColorScale>();

function makeScale(hue: number): ColorScale {
  const entries = Object.entries(colorScaleSteps).map(([step, [l, c]]) => [
    step,
    formatHex(clampChroma({ mode: 'oklch', l, c, h: hue }, 'oklch')),
  ]);
  return Object.fromEntries(entries) as ColorScale;
}
