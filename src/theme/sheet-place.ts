/**
 * How many sections a page has the styles of in itself: more than a window shows at first. What
 * stands below has its own in a sheet that is asked for there.
 */
export const sectionsAbove = 2;

/**
 * A script that does nothing, behind the link to that sheet: before it runs, every browser waits
 * for the sheet, and shows nothing of what follows. Without it only some do.
 */
export const waitForSheet = ' ';
