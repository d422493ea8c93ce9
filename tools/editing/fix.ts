import { applyEdits } from 'jsonc-parser';
import { inspect } from '../pipeline/inspect.ts';
import type { Edit, Problem } from '../model/problem.ts';
import type { SiteFiles } from '../model/site.ts';
import { byFile } from '../report/by-file.ts';
import { afterwards, type Plan } from './plan.ts';

type Mendable = Problem & { edit: Edit };

/** What was put in the place of what. */
export type Mended = { problem: Problem; before: string; after: string };

/**
 * Mends what leaves no doubt: each change is made, and the whole site checked with it, before it
 * counts.
 * Nothing else of a file changes: not its order, not its indentation, not its line ends.
 * @returns what to write, what was mended, and the problems that are left
 */
export function fixSite(files: SiteFiles): { plan: Plan; mended: Mended[]; left: Problem[] } {
  const mended: Mended[] = [];
  const tried = new Set<string>();
  const plan: Plan = new Map();
  let current = files;
  let left = inspect(files).problems;

  /** Makes some changes together, or else, where that does not do, fewer. */
  const attempt = (chosen: Mendable[]): void => {
    const changed = editedFiles(current, chosen);
    const next = afterwards(current, changed);
    const { problems } = inspect(next);
    if (isBetter(left, problems, chosen)) {
      mended.push(
        ...chosen.map((problem) => ({
          problem,
          before: textOf(current, problem.file).slice(
            problem.edit.offset,
            problem.edit.offset + problem.edit.length,
          ),
          after: problem.edit.content,
        })),
      );
      for (const [file, text] of changed) plan.set(file, text);
      [current, left] = [next, problems];
    } else if (chosen.length > 1) {
      const files = [...new Set(chosen.map(({ file }) => file))];
      const first =
        files.length > 1 ? chosen.filter(({ file }) => file === files[0]) : chosen.slice(0, 1);
      attempt(first);
    }
  };

  for (;;) {
    const chosen = left.filter(
      (problem): problem is Mendable => problem.edit !== undefined && !tried.has(keyOf(problem)),
    );
    if (chosen.length === 0) return { plan, mended, left };
    const before = mended.length;
    attempt(chosen);
    const done = mended.slice(before).map(({ problem }) => problem);
    for (const problem of done.length > 0 ? done : chosen.slice(0, 1)) tried.add(keyOf(problem));
  }
}

const keyOf = ({ code, file, line, column, pointer }: Problem) =>
  [code, file, pointer, pointer === '' ? `${line}:${column}` : ''].join(' ');

/** The text of a file with every sign that stands in it, a byte order mark too. */
export const textOf = ({ json }: SiteFiles, file: string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(json.get(file));

function editedFiles(files: SiteFiles, problems: Mendable[]): Map<string, string> {
  return new Map(
    [...byFile(problems)].map(([file, found]) => [
      file,
      applyEdits(
        textOf(files, file),
        found.map(({ edit }) => edit),
      ),
    ]),
  );
}

/**
 * Whether changes did what they should: their problems are gone, nothing is wrong in their places,
 * and nothing new is, unless they let more be read.
 */
function isBetter(before: Problem[], after: Problem[], changed: Mendable[]): boolean {
  const known = new Set(before.map(keyOf));
  const fresh = after.filter(
    (problem) =>
      !known.has(keyOf(problem)) && !changed.some((mended) => isSameElsewhere(problem, mended)),
  );
  const reveals = changed.some(({ code }) => /^(json|schema)\//.test(code));
  return (
    changed.every((problem) => !after.some((other) => isInPlaceOf(other, problem))) &&
    (reveals || fresh.length === 0)
  );
}

/** Whether a problem is a mended one in the next of its places. */
const isSameElsewhere = ({ code, file, line }: Problem, mended: Problem) =>
  code === mended.code && Boolean(mended.params.also?.split(', ').includes(`${file}:${line}`));

/**
 * Whether a problem stands where another was mended: at the same value, at the key that was put
 * right, or where a file still cannot be read.
 */
function isInPlaceOf(
  other: Problem,
  { code, file, line, column, pointer, edit }: Mendable,
): boolean {
  if (other.file !== file) return false;
  if (code.startsWith('json/'))
    return (
      other.code.startsWith('json/') &&
      (other.line < line || (other.line === line && other.column <= column))
    );
  const corrected = `${pointer.slice(0, pointer.lastIndexOf('/'))}/${edit.content.replace(/^"|"$/g, '')}`;
  return other.pointer === pointer || other.pointer === corrected;
}
