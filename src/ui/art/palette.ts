import type { Tone } from '../../generated/types.ts';
import { color } from '../../theme/tokens.ts';

/**
 * The colours of one drawing: what stands boldest on the ground, three of the tone, its lines and
 * what lies on its main colour, a sheet and its rules, the highlight and its sign.
 */
export type Palette = Record<
  'bold' | 'deep' | 'main' | 'soft' | 'line' | 'onMain' | 'paper' | 'rule' | 'accent' | 'sign',
  string
>;

const shared = {
  onMain: color('white'),
  paper: color('white'),
  rule: color('sand-200'),
  accent: color('ipe'),
  sign: color('ink'),
};
const brand = {
  ...shared,
  bold: color('brand-900'),
  deep: color('brand-900'),
  main: color('brand-600'),
  soft: color('brand-300'),
  line: color('brand-700'),
};

const light: Record<Tone, Palette> = {
  brand,
  coral: {
    ...shared,
    bold: color('coral-700'),
    deep: color('coral-700'),
    main: color('coral-500'),
    soft: color('coral-300'),
    line: color('coral-700'),
  },
  indigo: {
    ...shared,
    bold: color('indigo-700'),
    deep: color('indigo-700'),
    main: color('indigo-500'),
    soft: color('indigo-300'),
    line: color('indigo-700'),
  },
  ipe: {
    ...brand,
    main: color('ipe'),
    onMain: color('brand-900'),
    soft: color('ipe-200'),
    accent: color('coral-500'),
    sign: color('white'),
  },
  sand: { ...brand, soft: color('brand-200') },
};

const dark: Record<Tone, Pick<Palette, 'main' | 'line'>> = {
  brand: { main: color('brand-500'), line: color('brand-300') },
  coral: { main: color('coral-500'), line: color('coral-300') },
  indigo: { main: color('indigo-500'), line: color('indigo-300') },
  ipe: { main: color('ipe'), line: color('ipe-200') },
  sand: { main: color('brand-500'), line: color('brand-200') },
};

/** The colours that suit a tone, on its tinted card or on a dark one (brand-900). */
export function palette(tone: Tone, onDark: boolean): Palette {
  return onDark
    ? {
        ...light[tone],
        ...dark[tone],
        bold: dark[tone].line,
        deep: color('brand-700'),
        soft: color('brand-800'),
      }
    : light[tone];
}
