import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publicAddress } from '../model/file-paths.ts';
import { ignoreCodes } from '../model/ignore-codes.ts';
import { isReminder, type Problem } from '../model/problem.ts';
import type { SiteFiles } from '../model/site.ts';
import { checkSite } from '../pipeline/check-site.ts';
import { placeholderCode } from '../pipeline/checks/placeholder-texts/check.ts';
import { otherNameOf, renameParts } from './other-name.ts';

/**
 * What is to change in a site's folder, by file: the new text or bytes, or nothing where the file
 * goes.
 */
export type Plan = Map<string, string | Uint8Array | undefined>;

/** The text of a JSON file as a plan leaves it. */
export function plannedText(plan: Plan, { json }: SiteFiles, file: string): string {
  const planned = plan.get(file);
  return typeof planned === 'string' ? planned : new TextDecoder().decode(json.get(file));
}

/** The site as it would be. */
export function filesAfterPlan(files: SiteFiles, plan: Plan): SiteFiles {
  const json = new Map(files.json);
  const publicFiles = new Map(files.publicFiles);
  for (const [file, content] of plan) {
    const address = publicAddress(file);
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    if (address === undefined) bytes ? json.set(file, bytes) : json.delete(file);
    else bytes ? publicFiles.set(address, async () => bytes) : publicFiles.delete(address);
  }
  return { ...files, json, publicFiles };
}

/**
 * The problems that a plan would bring, the texts that it leaves to be written, and how many others
 * wait already.
 */
export async function checkPlan(
  files: SiteFiles,
  plan: Plan,
): Promise<{ problems: Problem[]; placeholders: Problem[]; otherPlaceholders: number }> {
  const before = await checkSite(files);
  const after = await checkSite(filesAfterPlan(files, plan));
  const introduced = introducedProblems(before.problems, after.problems);
  const isPlaceholder = ({ code }: Problem) => code === placeholderCode;
  const placeholders = introduced.filter(isPlaceholder);
  return {
    problems: introduced.filter((problem) => !isPlaceholder(problem) && !isReminder(problem)),
    placeholders,
    otherPlaceholders: after.problems.filter(isPlaceholder).length - placeholders.length,
  };
}

/**
 * What makes a problem the same as one before: what it says in its file, its place there, or, where
 * a page or section went elsewhere, what it says alone.
 */
const identities: ((problem: Problem) => string)[] = [
  ({ code, file, params }) => JSON.stringify([code, file, params]),
  ({ code, file, pointer }) => JSON.stringify([code, file, pointer]),
  ({ code, params }) => JSON.stringify([code, params]),
];

/** The problems that are there after a change and were not before, each paired with one at most. */
function introducedProblems(before: Problem[], after: Problem[]): Problem[] {
  let [former, left] = [before, after];
  for (const identity of identities) {
    const unpaired = new Map<string, Problem[]>();
    for (const problem of former) {
      const same = unpaired.get(identity(problem)) ?? [];
      unpaired.set(identity(problem), [...same, problem]);
    }
    left = left.filter((problem) => !unpaired.get(identity(problem))?.pop());
    former = [...unpaired.values()].flat();
  }
  return left;
}

/**
 * Carries a plan out: everything is written beside its place first and then moved there; files are
 * deleted last.
 * @throws where the disk refuses
 */
export async function applyPlan(plan: Plan, root: string): Promise<void> {
  const written = [...plan].flatMap(([file, content]) =>
    content === undefined ? [] : [{ place: join(root, file), content }],
  );
  const temporaryPath = (path: string) => `${path}.new-${process.pid}`;
  try {
    for (const { place: path, content } of written) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(temporaryPath(path), content);
    }
    for (const { place: path } of written) await rename(temporaryPath(path), path);
  } finally {
    await Promise.all(written.map(({ place: path }) => rm(temporaryPath(path), { force: true })));
  }
  for (const [file, content] of plan) {
    if (content !== undefined) continue;
    const written = await otherNameOf(file, plan.keys(), root);
    if (written !== undefined) {
      await renameParts(root, file, written);
      continue;
    }
    await rm(join(root, file));
    await rmdir(dirname(join(root, file))).catch(ignoreCodes('ENOTEMPTY', 'EEXIST'));
  }
}
