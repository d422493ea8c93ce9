import { isSame } from './is-same.ts';
import { listStep } from './list-step.ts';
import { partOf } from './merge-languages.ts';

/**
 * A value as others made it meanwhile, with what was changed here over it: of a part that both
 * changed, what it is here counts.
 * @param base what both have changed
 */
export function rebase(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    return rebaseList(base, mine, theirs);
  if (![base, mine, theirs].every(isGroup)) return mine;
  const keys = Object.keys({ ...(theirs as object), ...(mine as object) });
  return Object.fromEntries(
    keys
      .map((key) => [key, rebase(partOf(base, key), partOf(mine, key), partOf(theirs, key))])
      .filter(([, value]) => value !== undefined),
  );
}

const isGroup = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Items keep their places, or, where others added or removed some, are found by what they said. One
 * that is not found comes in beside those of the others.
 */
function rebaseList(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] {
  const placeOf = (item: unknown) => theirs.findIndex((their) => isSame(their, item));
  const hasSamePlaces = theirs.length === base.length;
  if (mine.length !== base.length) {
    const step = listStep(base, mine);
    if (step?.kind === 'insert') return theirs.toSpliced(step.at, 0, mine[step.at]);
    if (step?.kind !== 'remove') return mine;
    const place = hasSamePlaces ? step.at : placeOf(base[step.at]);
    return theirs.filter((_, index) => index !== place);
  }
  if (hasSamePlaces) return theirs.map((item, index) => rebase(base[index], mine[index], item));
  const changed = [...mine.keys()].filter((index) => !isSame(mine[index], base[index]));
  const list = theirs.map((item) => {
    const index = changed.find((each) => isSame(base[each], item));
    return index === undefined ? item : mine[index];
  });
  for (const index of changed) if (placeOf(base[index]) < 0) list.splice(index, 0, mine[index]);
  return list;
}
