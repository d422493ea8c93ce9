import type { EmotionCache } from '@emotion/cache';
import { shortNamesOf, withShortClassNames } from './class-names.ts';
import { compact } from './compact.ts';
import { collectedClasses, collectedStyles } from './style-cache.ts';

/** A page's styles as they are delivered: those of its own, and those of its sheet. */
export type FinishedStyles = {
  above: string;
  below: string;
  /** Gives a body the names that its classes have in these styles. */
  finish: (body: string) => string;
};

/** Of how many pages the styles are remembered: many pages have the same. */
const maxKnown = 100;
const known = new Map<string, FinishedStyles>();

/**
 * Gives a page's styles short names, and takes out what says nothing.
 * @param isBelow whether styles belong in the sheet, by their name
 */
export function finishStyles(
  cache: EmotionCache,
  isBelow: (name: string) => boolean,
): FinishedStyles {
  const names = Object.keys(cache.inserted);
  const key = names.map((name) => (isBelow(name) ? `-${name}` : name)).join();
  const finished = known.get(key) ?? finishOnce(cache, isBelow);
  known.set(key, finished);
  const [oldest] = known.keys();
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
  return finished;
}

function finishOnce(cache: EmotionCache, isBelow: (name: string) => boolean): FinishedStyles {
  const names = shortNamesOf(collectedClasses(cache));
  const finished = (styled: { styles?: string; body?: string }) =>
    compact(withShortClassNames({ styles: '', body: '', ...styled }, names));
  return {
    above: finished({ styles: collectedStyles(cache, (name) => !isBelow(name)) }).styles,
    below: finished({ styles: collectedStyles(cache, isBelow) }).styles,
    finish: (body) => finished({ body }).body,
  };
}
