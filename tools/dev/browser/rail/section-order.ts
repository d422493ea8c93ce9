import type { SectionPlace } from '../../protocol/edits.ts';

/** Sections in the order that they have once one of them went to a place. */
export function orderAfter(ids: readonly string[], id: string, place: SectionPlace): string[] {
  const others = ids.filter((each) => each !== id);
  if (place === 'first') return [id, ...others];
  const index = 'before' in place ? others.indexOf(place.before) : others.indexOf(place.after) + 1;
  return others.toSpliced(index, 0, id);
}

/** Where a section goes that goes a step up or down; undefined at the end of the page. */
export function stepFrom(
  ids: readonly string[],
  id: string,
  step: 'up' | 'down',
): SectionPlace | undefined {
  const index = ids.indexOf(id);
  const neighbour = ids[step === 'up' ? index - 1 : index + 1];
  if (neighbour === undefined) return undefined;
  return step === 'up' ? { before: neighbour } : { after: neighbour };
}
