import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The one name of the style cache, on the server and in the browser: style elements are matched by
 * it.
 */
const cacheKey = 'c';

/**
 * No vendor prefixes: the browsers that we serve need none of those that Emotion adds by default,
 * and they would be a third of the styles.
 */
const options = { key: cacheKey, stylisPlugins: [] };

/** A cache for one rendered page, whose styles are collected and put in the head. */
export function createServerCache(): EmotionCache {
  const cache = createCache(options);
  cache.compat = true;
  return cache;
}

/**
 * The browser's cache: knows the styles that came with the page, so that they are not inserted
 * again.
 * Emotion would take their names from an attribute; they stand in the styles already, and the
 * attribute is half a kilobyte.
 */
export function createBrowserCache(styles: string): EmotionCache {
  const cache = createCache(options);
  for (const [, id = ''] of styles.matchAll(/(?:\.c-|@keyframes )([\w-]+)/g))
    cache.inserted[id] = true;
  return cache;
}

/** The styles that a page's rendering put in its cache. */
export const collectedStyles = (cache: EmotionCache): string =>
  Object.values(cache.inserted)
    .filter((css) => typeof css === 'string')
    .join('');
