import { withoutTrailingSlash } from './links.ts';

/** Where a page's data is served: below its address. */
export const dataUrl = (path: string): string =>
  `${withoutTrailingSlash(path).replace(/\/$/, '')}/page.json`;
