/** How much later than its first frame a page may be painted on a busy machine, in ms. */
export const firstPaintAllowanceMs = 200;
