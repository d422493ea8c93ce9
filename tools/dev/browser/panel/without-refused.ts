import { parentPointer, pointerParts, valueAtPointer } from '../../../model/json-pointer.ts';
import type { PlacedProblem } from '../../protocol/edits.ts';
import { partOf } from '../../protocol/merge-languages.ts';
import type { PanelSubject } from '../../protocol/panel.ts';
import { changesOf } from '../../protocol/panel-edits.ts';
import { pointerTo } from './pointer-to.ts';
import { fieldPath } from './problem-errors.ts';

/** A field that changed: where its value is written, and its path in the merged value. */
type ChangedField = { file: string; pointer: string; path: string[] };

/** A merged value in which all that problems are about is as it was before. */
export const withoutRefused = (
  subject: PanelSubject,
  before: unknown,
  after: unknown,
  problems: readonly PlacedProblem[],
): unknown => {
  const fields = changedFields(subject, before, after);
  return problems
    .flatMap((problem) => fieldsOf(problem, fields))
    .reduce(
      (value, { path }) => withPart(value, path, valueAtPointer(before, pointerTo(path))),
      after,
    );
};

/** In how many fields two merged values differ; a text is one in each language. */
export const changedCount = (subject: PanelSubject, before: unknown, after: unknown): number =>
  new Set(changedFields(subject, before, after).map(({ path }) => pointerTo(path))).size;

/** An item of a list that comes, goes or moves is a change of the list. */
function changedFields(subject: PanelSubject, before: unknown, after: unknown): ChangedField[] {
  return changesOf(subject, before, after).flatMap(({ language, pointer, kind }) => {
    const version = subject.versions.find((each) => each.language === language);
    if (!version) return [];
    const holder = parentPointer(pointer);
    const isItem = kind !== 'set' && Array.isArray(valueAtPointer(version.value, holder));
    const { path } = fieldPath(subject.schema, pointerParts(isItem ? holder : pointer), language);
    return [{ file: version.file, pointer: version.pointer + pointer, path }];
  });
}

/** The fields that a problem is about; of what is wrong with a whole, all that changed in it. */
function fieldsOf(problem: PlacedProblem, fields: ChangedField[]): ChangedField[] {
  const inFile = fields.filter(({ file }) => file === problem.file);
  const own = inFile.filter(({ pointer }) => `${problem.pointer}/`.startsWith(`${pointer}/`));
  if (own.length > 0) return own;
  return inFile.filter(({ pointer }) => parentPointer(pointer) === problem.pointer);
}

/** A value with another part, or, undefined, without it. */
function withPart(value: unknown, [key, ...rest]: string[], part: unknown): unknown {
  if (key === undefined) return part;
  const now = withPart(partOf(value, key), rest, part);
  if (Array.isArray(value)) return value.with(Number(key), now);
  const { [key]: _former, ...others } = (value ?? {}) as Record<string, unknown>;
  return now === undefined ? others : { ...others, [key]: now };
}
