import createCache, { type EmotionCache } from '@emotion/cache';

/** The one name of the style cache, on the server and in the browser: style elements are matched by it. */
const key = 'css';

/** A cache for one rendered page, whose styles are collected and put in the head. */
export function createServerCache(): EmotionCache {
  const cache = createCache({ key });
  cache.compat = true;
  return cache;
}

/** The browser's cache: takes over the styles that came with the page. */
export const createBrowserCache = (): EmotionCache => createCache({ key });

/** The styles that a page's rendering put in its cache: their ids, for the browser's cache to know, and their text. */
export function collectedStyles(cache: EmotionCache): { ids: string; css: string } {
  const entries = Object.entries(cache.inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ids: [cache.key, ...entries.map(([id]) => id)].join(' '), css: entries.map(([, css]) => css).join('') };
}
