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
 * The styles that a page's rendering put in its cache, those of each class by themselves.
 * @param isWanted is asked for each by its name
 */
export const collectedStyles = (
  { inserted }: EmotionCache,
  isWanted: (name: string) => boolean = () => true,
): string[] =>
  Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' && isWanted(name) ? [css] : [],
  );

/** The class of each of these styles, by its name: each has its hash for a name. */
const classByName = new Map<string, string | undefined>();

function classOf({ inserted, key }: EmotionCache, name: string): string | undefined {
  if (!classByName.has(name)) {
    const own = `${key}-${name}`;
    classByName.set(name, String(inserted[name]).includes(`.${own}`) ? own : undefined);
  }
  return classByName.get(name);
}

/** The classes and animations of these styles, in their order. */
export const collectedNames = (cache: EmotionCache): string[] =>
  Object.keys(cache.inserted).map((name) => classOf(cache, name) ?? name);

/**
 * Takes the styles out of a cache whose classes a body has not: an element's own styles and those
 * that it was given are one class, and Emotion keeps the given ones besides.
 * @param used the names of its classes
 */
export function dropUnusedStyles(cache: EmotionCache, used: ReadonlySet<string>): void {
  for (const name of Object.keys(cache.inserted)) {
    const own = classOf(cache, name);
    if (own !== undefined && !used.has(own)) delete cache.inserted[name];
  }
}
