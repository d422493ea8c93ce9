import { css } from '@emotion/react';
import type { Ground } from '../generated/types.ts';
import { color } from './tokens.ts';

/** The colours of the grounds that sections stand on. */
export const groundColors: Record<Ground, string> = {
  plain: color('white'),
  sand: color('sand-100'),
  tint: color('brand-50'),
  dark: color('brand-950'),
};

/**
 * What changes with the ground that something stands on. Each is a custom property that
 * `data-ground` sets, so that a light card on a dark band is light again.
 */
const light = {
  heading: color('ink'),
  body: color('body'),
  muted: color('muted'),
  accent: color('brand-700'),
  figure: color('brand-600'),
  line: color('sand-200'),
  'button-hover': color('brand-700'),
  'button-text': color('white'),
  quiet: color('white'),
  edge: color('sand-200'),
  chip: color('brand-100'),
  'chip-text': color('brand-700'),
  // The page's, also where its content has colours of its own.
  focus: 'var(--ring)',
} as const;

const dark: Record<keyof typeof light, string> = {
  heading: color('white'),
  body: color('brand-100'),
  muted: color('brand-200'),
  accent: color('ipe'),
  figure: color('ipe'),
  line: color('brand-800'),
  'button-hover': color('ipe-200'),
  'button-text': color('ink'),
  quiet: 'transparent',
  edge: color('brand-500'),
  chip: color('brand-900'),
  'chip-text': color('brand-300'),
  focus: color('ipe'),
};

const names = Object.keys(light);

/**
 * The custom property of a colour that follows the ground. Its name is a number, since a page says
 * it dozens of times.
 */
export const surfaceProperty = (name: keyof typeof light) => `--on-${names.indexOf(name)}` as const;

/** A colour that follows the ground: `surfaceColor('heading')`, `surfaceColor('line')`. */
export const surfaceColor = (name: keyof typeof light): string => `var(${surfaceProperty(name)})`;

/** Whether a custom property is wanted, by its value: `var(--on-5)`. */
type IsWanted = (value: string) => boolean;

const declarations = (colors: typeof dark, isWanted: IsWanted) =>
  (Object.keys(colors) as (keyof typeof dark)[])
    .filter((name) => isWanted(surfaceColor(name)))
    .map((name) => `${surfaceProperty(name)}:${colors[name]}`)
    .join(';');

/** The rules that set the colours of light and dark grounds. Print is ink on white. */
export const surfaceRules = (isWanted: IsWanted): string =>
  `:root,[data-ground]{${declarations(light, isWanted)}}` +
  `@media screen{[data-ground=dark]{${declarations(dark, isWanted)}}}`;

/** The strong yellow ground, which few pages have: all that is drawn or written on it is dark. */
export const ipeSurface = css({
  background: color('ipe'),
  [surfaceProperty('muted')]: color('body'),
  [surfaceProperty('accent')]: color('ink'),
  [surfaceProperty('chip-text')]: color('ink'),
  [surfaceProperty('figure')]: color('ink'),
  [surfaceProperty('line')]: color('ink'),
  [surfaceProperty('edge')]: color('ipe-200'),
  [surfaceProperty('chip')]: color('ipe-200'),
});
