/** Room enough for a panel with its side bar, and for rings around a telephone. */
export const roomy = '@container (min-width: 27rem)';

/** Room enough for loose cards at both sides of a telephone. */
export const wideStage = '@container (min-width: 35rem)';
