/** Where a section goes among those of its page. */
export type Place = 'first' | 'last' | { after: string } | { before: string };

/**
 * The index at which a section goes into a list of sections. Where this language's page lacks the
 * section that the place names, it goes after the nearest one before it that is there.
 * @param model the ids of the page in the main language
 */
export function indexOfPlace(ids: string[], place: Place, model: string[]): number {
  if (place === 'first') return 0;
  if (place === 'last') return ids.length;
  const neighbour = 'after' in place ? place.after : place.before;
  const index = ids.indexOf(neighbour);
  if (index >= 0) return 'after' in place ? index + 1 : index;
  const before = model.slice(0, Math.max(0, model.indexOf(neighbour)));
  return ids.indexOf(before.findLast((id) => ids.includes(id)) ?? '') + 1;
}
