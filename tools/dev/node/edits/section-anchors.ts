import { valueAtPointer } from '../../../model/json-pointer.ts';

/**
 * A pointer into a section of a page, by that section's id instead of its place: it still finds the
 * section after others came or went. Where the id says of no one section which, it stays.
 */
export function anchored(page: unknown, pointer: string): string {
  const place = /^\/sections\/\d+(?=\/|$)/.exec(pointer)?.[0];
  if (place === undefined) return pointer;
  const id = valueAtPointer(page, `${place}/id`);
  const byId = pointer.replace(place, () => `/sections/#${id}`);
  return typeof id === 'string' && positionOf(page, byId) === pointer ? byId : pointer;
}

/** The pointer of a place whose section may be called by its id; undefined where that is gone. */
export function positionOf(page: unknown, pointer: string): string | undefined {
  const [anchor, id] = /^\/sections\/#([^/]*)/.exec(pointer) ?? [];
  if (anchor === undefined) return pointer;
  const sections = valueAtPointer(page, '/sections');
  const list: unknown[] = Array.isArray(sections) ? sections : [];
  const index = list.findIndex((section) => valueAtPointer(section, '/id') === id);
  return index < 0 ? undefined : pointer.replace(anchor, `/sections/${index}`);
}
