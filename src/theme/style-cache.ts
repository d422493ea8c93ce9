import createCache, { type EmotionCache } from '@emotion/cache';

/** What the names of the styles that the app inserts begin with. */
export const cacheKey = 'c';

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
 * The browser's cache. It inserts what it renders after the styles that came with the page, into
 * the same element: one of its own would need a word of the page's policy.
 * @param sheet the element of those styles, where the page has one
 */
export function createBrowserCache(sheet?: HTMLStyleElement | null): EmotionCache {
  const cache = createCache(options);
  if (!sheet) return cache;
  cache.sheet.tags.push(sheet);
  cache.sheet.ctr++;
  return cache;
}

/** The styles that a page's rendering put in its cache. */
export const collectedStyles = (cache: EmotionCache): string =>
  Object.values(cache.inserted)
    .filter((css) => typeof css === 'string')
    .join('');

/** The classes of these styles, in their order. */
export const collectedClasses = ({ inserted, key }: EmotionCache): string[] =>
  Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' && css.includes(`.${key}-${name}`) ? [`${key}-${name}`] : [],
  );
