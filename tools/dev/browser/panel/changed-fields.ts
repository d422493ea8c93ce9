import { parentPointer, pointerParts, valueAtPointer } from '../../../model/json-pointer.ts';
import { isSame } from '../../protocol/is-same.ts';
import type { PanelSubject } from '../../protocol/panel.ts';
import { changesOf } from '../../protocol/panel-edits.ts';
import { rebase } from '../../protocol/rebase.ts';
import { pointerTo } from './pointer-to.ts';
import { fieldPath } from './problem-errors.ts';

/** A field that changed: where its value is written, and its path in the merged value. */
export type ChangedField = { file: string; pointer: string; path: string[] };

/** The fields in which two merged values differ: a list whose items come, go or move is one. */
export function changedFields(
  subject: PanelSubject,
  before: unknown,
  after: unknown,
): ChangedField[] {
  return changesOf(subject, before, after).flatMap(({ language, pointer, kind }) => {
    const version = subject.versions.find((each) => each.language === language);
    if (!version) return [];
    const holder = parentPointer(pointer);
    const isItem = kind !== 'set' && Array.isArray(valueAtPointer(version.value, holder));
    const { path } = fieldPath(subject.schema, pointerParts(isItem ? holder : pointer), language);
    return [{ file: version.file, pointer: version.pointer + pointer, path }];
  });
}

const changedPlaces = (subject: PanelSubject, before: unknown, after: unknown): string[] => [
  ...new Set(changedFields(subject, before, after).map(({ path }) => pointerTo(path))),
];

/** In how many fields two merged values differ; a text is one in each language. */
export const changedCount = (subject: PanelSubject, before: unknown, after: unknown): number =>
  changedPlaces(subject, before, after).length;

/** Whether something changed in a version that what is edited lacks now. */
export const hasChangeOutside = (
  now: PanelSubject | undefined,
  subject: PanelSubject,
  before: unknown,
  after: unknown,
): boolean =>
  changesOf(subject, before, after).some(
    ({ language }) => !now?.versions.some((version) => version.language === language),
  );

/** What others wrote where, rebased, something else of mine counts. */
export function overwrittenValues(
  subject: PanelSubject,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): unknown[] {
  const rebased = rebase(base, mine, theirs);
  const placesOfTheirs = changedPlaces(subject, base, theirs);
  const shared = changedPlaces(subject, base, mine).flatMap((place) =>
    placesOfTheirs.flatMap((other) => outerOf(place, other)),
  );
  return [...new Set(shared)]
    .filter((place) => {
      const [now, own, their] = [rebased, mine, theirs].map((value) =>
        valueAtPointer(value, place),
      );
      return isSame(now, own) && !isSame(own, their);
    })
    .map((place) => valueAtPointer(theirs, place));
}

/** Of two places the one that has the other, if it does. */
function outerOf(one: string, other: string): string[] {
  if (`${other}/`.startsWith(`${one}/`)) return [one];
  return `${one}/`.startsWith(`${other}/`) ? [other] : [];
}
