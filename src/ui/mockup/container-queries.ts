/** The width of a telephone. */
export const smallContainer = '@container (max-width: 26.9rem)';

/** Room enough for a panel with its side bar, and for rings around a telephone. */
export const mediumContainer = '@container (min-width: 27rem)';

/** Room enough for loose cards at both sides of a telephone. */
export const wideContainer = '@container (min-width: 35rem)';
