import type { ElementType } from 'react';

/** An element that a page's rendering left out: its component, and what that was given. */
export type LeftOutElement = { type: ElementType; props: object };

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
  if (!leftOut.has(key)) leftOut.set(key, { type: type as ElementType, props });
  return key;
}

const place = /<template data-place="([^"]*)"><\/template>/g;

/**
 * A body with what was left out in its places.
 * @param render gives the HTML of what is in a place, by a key that is the same for the same
 */
export const fillPlaces = (
  body: string,
  render: (element: LeftOutElement, key: string) => string,
): string =>
  body.replace(place, (whole, escaped: string) => {
    const key = escaped.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
    const element = leftOut.get(key);
    return element ? render(element, key) : whole;
  });
