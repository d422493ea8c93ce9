import { css } from '@emotion/react';
import type { Tone } from '../generated/types.ts';
import { color, media } from '../theme/tokens.ts';

/** Whether words on a brick of a tone are white. */
export const isDarkBrick = (tone: Tone) => tone === 'brand' || tone === 'indigo';

const brickColor = (name: Parameters<typeof color>[0], text: 'ink' | 'white' = 'ink') =>
  css({ '--brick': color(name), [media.screen]: { color: color(text) } });

/** The colour of a brick, and of the words on it, by tone. */
export const brickColors: Record<Tone, ReturnType<typeof css>> = {
  brand: brickColor('brand-600', 'white'),
  coral: brickColor('coral-500'),
  indigo: brickColor('indigo-700', 'white'),
  ipe: brickColor('ipe'),
  sand: brickColor('brand-300'),
};
