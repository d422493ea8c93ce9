import type { ArtName } from '../generated/types.ts';

/** A drawing that has details enough to take a row of cards alone. */
const wide: ArtName = 'open-record';

/** Whether a drawing takes a row alone, and is a screen at its true size there. */
export const isWide = (name: ArtName | undefined): boolean => name === wide;

/**
 * What an `svg` shows of a wide drawing: its height decides how large it is, and its box cuts it at
 * the right.
 */
export const wideFrame = { viewBox: '0 58.6 400 141.4', preserveAspectRatio: 'xMinYMin slice' };
