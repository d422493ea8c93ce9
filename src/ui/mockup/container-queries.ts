/** The width of a telephone. */
export const smallContainer = '@container (width<27rem)';

/** Room enough for a panel with its side bar, and for rings around a telephone. */
export const mediumContainer = '@container (width>=27rem)';

/** Room enough for loose cards at both sides of a telephone. */
export const wideContainer = '@container (width>=35rem)';

/** Room enough for a table of many columns. */
export const largeContainer = '@container (width>=42rem)';
export const belowLargeContainer = '@container (width<42rem)';

/** Room enough for six columns of words. */
export const hugeContainer = '@container (width>=60rem)';
export const belowHugeContainer = '@container (width<60rem)';
