import { parentPointer, valueAtPointer } from '../../../model/json-pointer.ts';
import type { PlacedProblem } from '../../protocol/edits.ts';
import { partOf } from '../../protocol/merge-languages.ts';
import type { PanelSubject } from '../../protocol/panel.ts';
import { type ChangedField, changedFields } from './changed-fields.ts';
import { pointerTo } from './pointer-to.ts';

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
