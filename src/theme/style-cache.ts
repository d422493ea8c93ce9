import createCache, { type EmotionCache } from '@emotion/cache';
import { mapClassLists } from './class-names.ts';

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
 * The browser's cache.
 * @param sheet into which it inserts what it renders: an element of its own would need a word of
 *   the page's policy. Without one it makes elements, for development
 */
export function createBrowserCache(sheet?: CSSStyleSheet): EmotionCache {
  const cache = createCache({ ...options, ...(sheet && { speedy: true }) });
  if (!sheet) return cache;
  const holder = Object.defineProperty(document.createElement('style'), 'sheet', { value: sheet });
  cache.sheet.tags.push(holder);
  cache.sheet.ctr++;
  return cache;
}

/**
 * The styles that a page's rendering put in its cache.
 * @param isWanted is asked for each by its name
 */
export const collectedStyles = (
  { inserted }: EmotionCache,
  isWanted: (name: string) => boolean = () => true,
): string =>
  Object.entries(inserted)
    .flatMap(([name, css]) => (typeof css === 'string' && isWanted(name) ? [css] : []))
    .join('');

/** The classes of these styles, in their order. */
export const collectedClasses = ({ inserted, key }: EmotionCache): string[] =>
  Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' && css.includes(`.${key}-${name}`) ? [`${key}-${name}`] : [],
  );

/**
 * Takes the styles out of a cache whose classes a body has not: an element's own styles and those
 * that it was given are one class, and Emotion keeps the given ones besides.
 */
export function dropUnusedStyles(cache: EmotionCache, body: string): void {
  const used = new Set<string>();
  mapClassLists(body, (list) => {
    for (const name of list.split(' ')) used.add(name);
    return list;
  });
  for (const name of collectedClasses(cache))
    if (!used.has(name)) delete cache.inserted[name.slice(cache.key.length + 1)];
}
