import type { ToolLanguage } from '../../../messages/language.ts';
import { parentPointer } from '../../../model/json-pointer.ts';
import type { Problem } from '../../../model/problem.ts';
import type { SiteFiles } from '../../../model/site.ts';
import { formatProblem } from '../../../report/format-problem.ts';
import type { EditRequest, PlacedProblem } from '../../protocol/edits.ts';
import type { pointersAs } from './value-edits.ts';

/** The problems that are there now and were not before. */
export function newProblems(before: readonly Problem[], now: readonly Problem[]): Problem[] {
  const existing = new Set(before.map(keyOf));
  return now.filter((problem) => !existing.has(keyOf(problem)));
}

const keyOf = ({ code, file, pointer }: Problem) => [code, file, pointer].join(' ');

/**
 * The new errors for which a change is refused: those of the values that it sets, of what has them,
 * and, where sections move, come or go, all of a kind of which there were fewer. That a text or
 * an address is still the example's is said at its field.
 * @param request with the pointers that its values have now
 */
export function refusedProblems(
  request: EditRequest,
  before: readonly Problem[],
  now: readonly Problem[],
): Problem[] {
  const errors = newProblems(before, now).filter(
    ({ severity, code }) => severity === 'error' && !code.startsWith('text/example'),
  );
  if ('values' in request)
    return errors.filter(({ file, pointer }) =>
      request.values.some(
        (edit) =>
          edit.file === file &&
          (`${pointer}/`.startsWith(`${edit.pointer}/`) || pointer === parentPointer(edit.pointer)),
      ),
    );
  const count = (problems: readonly Problem[], { code, file }: Problem) =>
    problems.filter((each) => each.code === code && each.file === file).length;
  return errors.filter((problem) => count(now, problem) > count(before, problem));
}

/**
 * A problem in words, with its place.
 * @param pointerAs gives the place as who asked calls it
 */
export const placedProblem = (
  problem: Problem,
  pointerAs: ReturnType<typeof pointersAs>,
  { json }: SiteFiles,
  language: ToolLanguage,
): PlacedProblem => ({
  ...formatProblem(problem, new TextDecoder().decode(json.get(problem.file)), language),
  file: problem.file,
  pointer: pointerAs(problem.file, problem.pointer),
});
