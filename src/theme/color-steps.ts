/**
 * Lightness and chroma of each step of the brand ramp, in OKLCH (VISUAL, "White-label from one
 * number").
 */
export const colorScaleSteps = {
  50: [0.981, 0.018],
  100: [0.955, 0.04],
  200: [0.905, 0.075],
  300: [0.84, 0.11],
  500: [0.645, 0.13],
  600: [0.525, 0.11],
  700: [0.455, 0.095],
  800: [0.37, 0.075],
  900: [0.29, 0.055],
  950: [0.215, 0.04],
} as const;

export type ColorStep = keyof typeof colorScaleSteps;
/**
 * The same ramp as styles, for a part of the page that has a hue of its own, `--hue`: the browser
 * computes it, and cuts off what sRGB lacks, which no contrast suffers from.
 */
export const hueScale = Object.fromEntries(
  Object.entries(colorScaleSteps).map(([step, [l, c]]) => [
    `--brand-${step}`,
    `oklch(${l} ${c} var(--hue))`,
  ]),
);
