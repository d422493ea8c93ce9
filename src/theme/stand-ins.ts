import type { ElementType } from 'react';
import type { Piece } from '../lib/pieces.ts';

/**
 * An element that a page's rendering left out: its component, what that was given, and a key that
 * is the same for the same.
 */
export type LeftOutElement = { type: ElementType; props: object; key: string };

/** The components whose elements are left out now, each with its place in the HTML instead. */
let types: readonly unknown[] = [];
const leftOut = new Map<string, LeftOutElement>();

/** Renders without the elements of some components, which are always the same list. */
export function leavingOut(components: readonly ElementType[], render: () => string): string {
  types = components;
  try {
    return render();
  } finally {
    types = [];
  }
}

/** What stands in the place of an element: nothing, where it is not left out. */
export function placeOf(type: unknown, props: object): string | undefined {
  const index = types.indexOf(type);
  if (index < 0) return undefined;
  const key = `${index}${JSON.stringify(props)}`;
  if (!leftOut.has(key)) leftOut.set(key, { type: type as ElementType, props, key });
  return key;
}

const place = /<template data-place="([^"]*)"><\/template>/g;

/** Rendered HTML in pieces, with what was left out of it between them. */
export const cutAtPlaces = (html: string): (Piece | LeftOutElement)[] =>
  html.split(place).map((part, index) => {
    if (index % 2 === 0) return { html: part };
    const key = part.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    return leftOut.get(key) ?? { html: `<template data-place="${part}"></template>` };
  });
