import { withoutTrailingSlash } from './links.ts';

/** Whether a path leads to the page that shows; hosts may write the address with a slash. */
export const isCurrentPath = (path: string): boolean =>
  withoutTrailingSlash(path) === withoutTrailingSlash(location.pathname);
