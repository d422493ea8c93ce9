import type { ColorStep } from './color-steps.ts';

/**
 * Colours that no hue changes (VISUAL, the table of tokens). Raw colours stand only in this folder.
 */
export const fixedColors = {
  ipe: '#FFC93C',
  'ipe-100': '#FFF3D1',
  'ipe-200': '#FFE49B',
  'coral-100': '#FFEBE7',
  'coral-300': '#FFB3A3',
  'coral-500': '#E2644D',
  'coral-700': '#8D3829',
  'indigo-100': '#ECEFFF',
  'indigo-300': '#B4BEFA',
  'indigo-500': '#7585F2',
  'indigo-700': '#454E98',
  ink: '#0C211D',
  body: '#2C3A36',
  muted: '#52605B',
  control: '#7A857F',
  'sand-50': '#FAF9F5',
  'sand-100': '#F3F1EA',
  'sand-200': '#E5E2D8',
  white: '#FFF',
  danger: '#B42318',
  'danger-100': '#FEECEA',
  success: '#0B6B45',
  'success-100': '#E6F6EE',
} as const;

export type FixedColor = keyof typeof fixedColors;

/**
 * A colour of the ramp or of the fixed set, as a CSS custom property: `color('brand-600')`,
 * `color('ink')`.
 */
export const color = (name: `brand-${ColorStep}` | FixedColor) => `var(--${name})`;

/** The fonts of headings, by the name that styles have for them: a page says it in 30 places. */
export const font = { heading: 'var(--display)' } as const;

/** Type scale (VISUAL, "Type, space, surfaces"). */
export const type = {
  display: {
    fontFamily: font.heading,
    fontSize: 'clamp(2.5rem, 1.55rem + 4.2vw, 4.5rem)',
    lineHeight: 1.02,
    letterSpacing: '-0.025em',
    fontWeight: 700,
  },
  h2: {
    fontFamily: font.heading,
    fontSize: 'clamp(2rem, 1.5rem + 2.2vw, 3.125rem)',
    lineHeight: 1.08,
    letterSpacing: '-0.02em',
    fontWeight: 700,
  },
  h3: {
    fontFamily: font.heading,
    fontSize: 'clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    fontWeight: 650,
  },
  lead: { fontSize: 'clamp(1.125rem, 1.08rem + 0.25vw, 1.3125rem)', lineHeight: 1.55 },
  body: { fontSize: '1.0625rem', lineHeight: 1.6 },
  note: { fontSize: '1rem', lineHeight: 1.5 },
  small: { fontSize: '0.9375rem', lineHeight: 1.5 },
  stat: {
    fontFamily: font.heading,
    fontSize: 'clamp(3.25rem, 2rem + 5vw, 5.5rem)',
    lineHeight: 1,
    letterSpacing: '-0.03em',
    fontWeight: 700,
  },
} as const;

export const radius = {
  tile: '12px',
  input: '14px',
  float: '20px',
  card: '28px',
  pill: '999px',
} as const;

export const shadow = {
  float: '0 18px 50px -12px rgb(12 33 29 / 0.22), 0 4px 14px -4px rgb(12 33 29 / 0.1)',
  line: 'inset 0 0 0 1px rgb(12 33 29 / 0.08)',
} as const;

/**
 * What lets through what is below it: the page behind a dialog or a menu, the halo of the play
 * button.
 */
export const scrim = {
  backdrop: 'rgb(12 33 29 / 0.6)',
  halo: 'rgb(255 255 255 / 0.16)',
} as const;

export const layout = {
  container: '76rem',
  gutter: 'clamp(1.25rem, 4vw, 2.5rem)',
  /** The air above and below what a section holds, in steps of 10, 12, 15 and 20 parts: small,
   * around words alone, around what there is to see, and large; and that of a strip, which is one
   * line. */
  rhythm: {
    strip: '1.75rem',
    small: 'clamp(1.625rem, 0.375rem + 5.2vw, 5rem)',
    text: 'clamp(2rem,.4rem + 6.24vw,6rem)',
    normal: 'clamp(2.5rem,.5rem + 7.8vw,7.5rem)',
    large: 'clamp(3.25rem, 1rem + 10vw, 10rem)',
  },
  measure: '65ch',
  /** Between two columns. */
  columns: 'clamp(1.75rem, 5vw, 4rem)',
  /** Where a second column of text begins, on all pages: at the half, or after seven twelfths. */
  halves: 'minmax(0, 1fr) minmax(0, 1fr)',
  sevenTwelfths: 'minmax(0, 7fr) minmax(0, 5fr)',
  /** Within a card. */
  card: 'clamp(1.5rem, 3vw, 2rem)',
} as const;

/** Under this width, in pixels, the menu collapses (specification, section 9). */
export const mobileBreakpoint = 768;

/**
 * A width in pixels at the usual text size, as media queries count it: who reads larger text has
 * room for less, and gets the layout of a smaller window.
 */
const width = (pixels: number) => `${pixels / 16}rem`;

/** Media queries used in styles. Widths are in pixels, at the usual text size of 16 px. */
export const media = {
  below: (pixels: number) => `@media (width<${width(pixels)})`,
  between: (from: number, below: number) => `@media (${width(from)}<=width<${width(below)})`,
  from: (pixels: number) => `@media (width>=${width(pixels)})`,
  /** A telephone that lies, or four times the size on a small screen: nothing may stay in sight. */
  low: '@media (height<26rem)',
  reducedMotion: '@media (prefers-reduced-motion:reduce)',
  motion: '@media (prefers-reduced-motion:no-preference)',
  hover: '@media (hover:hover)',
  print: '@media print',
  screen: '@media screen',
  forcedColors: '@media (forced-colors:active)',
} as const;

/**
 * Where no script runs, or what a section needs did not come: what scripts fold away stands open,
 * and what would need them is not there.
 */
export const withoutScripts = 'html:not(.js) &, [data-plain] &';
