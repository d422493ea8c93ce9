import type { Tone } from '../../generated/types.ts';
import { color } from '../../theme/tokens.ts';

/** The ground and the sign of the small squares that hold an icon. */
export const tileColors: Record<Tone, { background: string; color: string }> = {
  brand: { background: color('brand-100'), color: color('brand-700') },
  coral: { background: color('coral-100'), color: color('coral-700') },
  indigo: { background: color('indigo-100'), color: color('indigo-700') },
  ipe: { background: color('ipe-100'), color: color('ink') },
  sand: { background: color('sand-100'), color: color('body') },
};
