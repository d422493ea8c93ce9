import { css, type EmotionCache, type SerializedStyles } from '@emotion/react';
import type { Key } from 'react';
import * as react from 'react/jsx-runtime';
import { mergedMark } from './class-names.ts';
import { placeOf } from './stand-ins.ts';
import { cacheKey } from './style-cache.ts';

// What `@emotion/react/jsx-runtime` does, for the bundle that renders pages at build: an element's
// class is known as soon as the element is made. Emotion makes three components of each element
// with styles, which were more than half of what a page took to render.

type CssValue = Parameters<typeof css>[number];
type Props = { css?: CssValue; className?: string };
type ElementType = Parameters<typeof react.jsx>[0];

/** The styles of every class that an element was given. */
const stylesByClass = new Map<string, SerializedStyles>();

export const { Fragment } = react;

export const jsx = (type: ElementType, props: Props, key?: Key) =>
  Object.hasOwn(props, 'css') ? withClass(react.jsx, type, props, key) : plain(type, props, key);

export const jsxs = (type: ElementType, props: Props, key?: Key) =>
  Object.hasOwn(props, 'css')
    ? withClass(react.jsxs, type, props, key)
    : react.jsxs(type, props, key);

function plain(type: ElementType, props: Props, key?: Key) {
  const place = typeof type === 'string' ? undefined : placeOf(type, props);
  return place === undefined
    ? react.jsx(type, props, key)
    : react.jsx('template', { 'data-place': place }, key);
}

/**
 * An element with its class. In the place before it Emotion has a component in the browser: the ids
 * that React gives depend on it.
 */
function withClass(
  make: typeof react.jsx,
  type: ElementType,
  { css: own, ...props }: Props,
  key?: Key,
) {
  const element = make(type, Object.assign(props, { className: classOf(own, props) }));
  return react.jsxs(Fragment, { children: [null, element] }, key);
}

function classOf(own: CssValue, { className }: Props): string {
  if (!className) return classOfStyles(own);
  const inherited: string[] = [];
  let others = '';
  for (const name of className.split(' ')) {
    const styles = stylesByClass.get(name)?.styles;
    if (styles !== undefined) inherited.push(`${styles};`);
    others += `${styles === undefined ? '' : mergedMark}${name} `;
  }
  return others + register(css(own, ...inherited));
}

const classByStyles = new Map<string, string>();

/** A list of styles is put together once: each has its hash for a name. */
function classOfStyles(own: CssValue): string {
  const names = Array.isArray(own) ? own.map(nameOfStyles) : [undefined];
  if (names.includes(undefined)) return register(css(own));
  const key = names.join();
  const known = classByStyles.get(key) ?? register(css(own));
  classByStyles.set(key, known);
  return known;
}

/** What styles are called; an empty name where they are left out, none where they have none. */
function nameOfStyles(styles: unknown): string | undefined {
  if (!styles) return '';
  const isNamed = typeof styles === 'object' && 'name' in styles && 'styles' in styles;
  return isNamed && !('anim' in styles) ? String(styles.name) : undefined;
}

function register(serialized: SerializedStyles): string {
  const name = `${cacheKey}-${serialized.name}`;
  if (!stylesByClass.has(name)) stylesByClass.set(name, serialized);
  return name;
}

/**
 * Puts the styles of a body in its cache, in the order in which Emotion would have.
 * @param lists the body's lists of classes, in their order
 * @param used takes the names of the classes that the body has
 */
export function insertStyles(
  lists: readonly string[],
  cache: EmotionCache,
  used = new Set<string>(),
): void {
  for (const list of lists)
    for (const name of list.split(' ')) {
      const isMerged = name.startsWith(mergedMark);
      insert(cache, isMerged ? name.slice(mergedMark.length) : name);
      if (!isMerged) used.add(name);
    }
}

function insert(cache: EmotionCache, className: string): void {
  const serialized = stylesByClass.get(className);
  if (!serialized || cache.inserted[serialized.name] !== undefined) return;
  cache.insert(`.${className}`, serialized, cache.sheet, true);
  for (let next = serialized.next; next; next = next.next)
    cache.insert('', next, cache.sheet, true);
}
