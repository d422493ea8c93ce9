import { applyEdits } from 'jsonc-parser';
import { groupBy } from '../model/group-by.ts';
import { parentPointer } from '../model/json-pointer.ts';
import { type Edit, isReminder, type Problem } from '../model/problem.ts';
import type { SiteFiles } from '../model/site.ts';
import { checkSite } from '../pipeline/check-site.ts';
import { groupByFile } from '../report/group-by-file.ts';
import { filesAfterPlan, type Plan } from './plan.ts';

type FixableProblem = Problem & { edit: Edit };

/** A problem that was fixed, and the text before and after. */
export type AppliedFix = { problem: Problem; before: string; after: string };

/**
 * Applies the edits of problems that have one, and keeps those after which the whole site checks
 * better than before.
 * Nothing else of a file changes: not its order, not its indentation, not its line ends.
 * @returns what to write, what was fixed, and the problems that remain
 */
export async function fixSite(files: SiteFiles): Promise<{
  plan: Plan;
  applied: AppliedFix[];
  remaining: Problem[];
}> {
  const applied: AppliedFix[] = [];
  const tried = new Set<string>();
  const plan: Plan = new Map();
  let current = files;
  let remaining = (await checkSite(files)).problems;

  /** The edits that were not tried yet, of problems with some keys. */
  const untried = (keys: ReadonlySet<string>): FixableProblem[] =>
    withoutOverlaps(
      remaining.filter(
        (problem): problem is FixableProblem =>
          problem.edit !== undefined &&
          !tried.has(problemKey(problem)) &&
          keys.has(problemKey(problem)),
      ),
    );

  /** Applies the edits of some problems together, or else, where that is no improvement, halves. */
  const attempt = async (keys: ReadonlySet<string>): Promise<void> => {
    // Earlier edits may have moved those that come after them.
    const chosen = untried(keys);
    if (chosen.length === 0) return;
    const changed = withEdits(current, chosen);
    const next = filesAfterPlan(current, changed);
    const { problems } = await checkSite(next);
    const flaws = problems.filter((problem) => !isReminder(problem));
    const isImproved = isImprovement(remaining, flaws, chosen);
    const halves = isImproved ? [] : halvesOf(chosen);
    for (const half of halves) await attempt(keysOf(half));
    if (halves.length > 0) return;
    for (const key of keysOf(chosen)) tried.add(key);
    if (!isImproved) return;
    applied.push(
      ...chosen.map((problem) => ({
        problem,
        before: decodeFile(current, problem.file).slice(
          problem.edit.offset,
          problem.edit.offset + problem.edit.length,
        ),
        after: problem.edit.content,
      })),
    );
    for (const [file, text] of changed) plan.set(file, text);
    [current, remaining] = [next, problems];
  };

  for (;;) {
    const keys = keysOf(remaining);
    if (untried(keys).length === 0) return { plan, applied, remaining };
    await attempt(keys);
  }
}

const keysOf = (problems: Problem[]) => new Set(problems.map(problemKey));

/** The problems of half of the files, and the others; of one file, those of half of its places. */
function halvesOf(problems: FixableProblem[]): FixableProblem[][] {
  const byFile = groupByFile(problems);
  const parts = [...(byFile.size > 1 ? byFile : groupBy(problems, problemKey)).values()];
  const middle = Math.ceil(parts.length / 2);
  return parts.length > 1
    ? [parts.slice(0, middle), parts.slice(middle)].map((half) => half.flat())
    : [];
}

/** Of edits that would change the same characters of a file, the first: the others come after. */
function withoutOverlaps(problems: FixableProblem[]): FixableProblem[] {
  const kept: FixableProblem[] = [];
  for (const problem of problems)
    if (
      !kept.some((other) => other.file === problem.file && isOverlapping(other.edit, problem.edit))
    )
      kept.push(problem);
  return kept;
}

const isOverlapping = (one: Edit, other: Edit) =>
  one.offset < other.offset + other.length && other.offset < one.offset + one.length;

const problemKey = ({ code, file, line, column, pointer }: Problem) =>
  [code, file, pointer, pointer === '' ? `${line}:${column}` : ''].join(' ');

/** The text of a file with every character in it, a byte order mark included. */
export const decodeFile = ({ json }: SiteFiles, file: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(json.get(file));

function withEdits(files: SiteFiles, problems: FixableProblem[]): Map<string, string> {
  return new Map(
    [...groupByFile(problems)].map(([file, found]) => [
      file,
      applyEdits(
        decodeFile(files, file),
        found.map(({ edit }) => edit),
      ),
    ]),
  );
}

/**
 * Whether edits did what they should: their problems are gone, nothing is wrong in their places,
 * and there is no new problem. Where a file can be read further than before, new ones are allowed.
 */
function isImprovement(before: Problem[], after: Problem[], changed: FixableProblem[]): boolean {
  const existing = new Set(before.map(problemKey));
  const fresh = after.filter(
    (problem) =>
      !existing.has(problemKey(problem)) &&
      !changed.some((fixed) => isSameProblemElsewhere(problem, fixed)),
  );
  // What was wrong with the same value in another way stays so.
  const isOwn = (other: Problem, fixed: Problem) =>
    other.code === fixed.code || !existing.has(problemKey(other));
  const reveals = changed.some(({ code }) => /^(json|schema)\//.test(code));
  return (
    changed.every(
      (problem) => !after.some((other) => isInPlaceOf(other, problem) && isOwn(other, problem)),
    ) &&
    (reveals || fresh.length === 0)
  );
}

/** Whether a problem is a fixed one at the next of the places that it was reported for. */
const isSameProblemElsewhere = ({ code, file, line }: Problem, fixed: Problem) =>
  code === fixed.code && Boolean(fixed.params.also?.split(', ').includes(`${file}:${line}`));

/**
 * Whether a problem stands where another was fixed: at the same value, at the corrected key, or
 * where a file still cannot be read.
 */
function isInPlaceOf(
  other: Problem,
  { code, file, line, column, pointer, edit }: FixableProblem,
): boolean {
  if (other.file !== file) return false;
  if (code.startsWith('json/'))
    return (
      other.code.startsWith('json/') &&
      (other.line < line || (other.line === line && other.column <= column))
    );
  const corrected = `${parentPointer(pointer)}/${edit.content.replace(/^"|"$/g, '')}`;
  return other.pointer === pointer || other.pointer === corrected;
}

/**
 * The problems of a check without those edits that `fix` would not make, since something else would
 * be wrong after them: nobody is promised what does not come.
 */
export async function withoutDeclinedEdits(
  files: SiteFiles,
  problems: Problem[],
): Promise<Problem[]> {
  if (!problems.some(({ edit }) => edit)) return problems;
  const placeOf = ({ code, file, pointer, line }: Problem) =>
    [code, file, pointer === '' ? line : pointer].join(' ');
  const { applied } = await fixSite(files);
  const done = new Set(applied.map(({ problem }) => placeOf(problem)));
  return problems.map((problem) => {
    if (!problem.edit || done.has(placeOf(problem))) return problem;
    const { edit, ...told } = problem;
    return told;
  });
}
