import { css } from '@emotion/react';
import type { Tone } from '../generated/types.ts';
import { color, shadow } from '../theme/tokens.ts';

/** A tinted ground for a card, by tone. */
export const toneBackground: Record<Tone, ReturnType<typeof css>> = {
  brand: css({ background: color('brand-100') }),
  coral: css({ background: color('coral-100') }),
  indigo: css({ background: color('indigo-100') }),
  ipe: css({ background: color('ipe-100') }),
  sand: css({ background: color('sand-50'), boxShadow: shadow.line }),
};

/** A strong ground, with the colour of what is drawn large on it, by tone. */
const strong = (ground: string, sign: string) =>
  css({ background: ground, '& > span': { background: 'none', color: sign } });
export const toneStrong: Record<Tone, ReturnType<typeof css>> = {
  brand: strong(color('brand-700'), color('brand-500')),
  coral: strong(color('coral-700'), color('coral-500')),
  indigo: strong(color('indigo-700'), color('indigo-500')),
  ipe: strong(color('ipe'), color('ipe-200')),
  sand: strong(color('brand-900'), color('brand-700')),
};

/** A small square with an icon, by tone. */
export const toneIcon: Record<Tone, ReturnType<typeof css>> = {
  brand: css({ background: color('brand-600'), color: color('white') }),
  coral: css({ background: color('coral-700'), color: color('white') }),
  indigo: css({ background: color('indigo-700'), color: color('white') }),
  ipe: css({ background: color('ipe'), color: color('ink') }),
  sand: css({ background: color('brand-100'), color: color('brand-700') }),
};
