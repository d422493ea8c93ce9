/**
 * What time it is, in ms since 1970: the one place where the site's code asks for it. Whatever
 * depends on the time is given an instant, and takes this one where it is given none.
 */
export const currentInstant = (): number => Date.now();
