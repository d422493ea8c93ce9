import { siteFolders } from '../model/file-paths.ts';
import { GitError, git } from '../pipeline/load/run-git.ts';

export { GitError, git };

/** A file that differs: added, changed or removed. */
export type ChangedFile = { file: string; status: 'added' | 'changed' | 'removed' };

/** The branch that is worked on; empty where there is none. @throws GitError */
export const currentBranch = async (root: string): Promise<string> =>
  (await git(root, 'branch', '--show-current')).trim();

/**
 * The branch that the published site is made from: the one that was said, or the first that is
 * there of the usual ones.
 * @returns undefined where there is none
 * @throws GitError where the folder is in no repository
 */
export async function mainBranch(root: string, said?: string): Promise<string | undefined> {
  await git(root, 'rev-parse', '--git-dir');
  // A clone knows which branch the others begin at, whatever it is called.
  const first = await git(root, 'symbolic-ref', '--short', 'refs/remotes/origin/HEAD').catch(
    () => '',
  );
  const usual = [first.trim(), 'origin/main', 'origin/master', 'main', 'master'].filter(Boolean);
  for (const branch of said === undefined ? usual : [said]) {
    const found = await git(root, 'rev-parse', '--verify', '--quiet', `${branch}^{commit}`).catch(
      () => '',
    );
    if (found) return branch;
  }
  return undefined;
}

/** What a branch is called on this computer: `main` for `origin/main`. */
export const localBranch = (branch: string): string => branch.replace(/^origin\//, '');

/** Whether the published site is made from a branch. @throws GitError */
export async function isMainBranch(root: string, branch: string): Promise<boolean> {
  const main = await mainBranch(root);
  return main !== undefined && branch === localBranch(main);
}

/** Those of some files that the last commit has; none before the first commit. */
export async function committedAmong(root: string, files: string[]): Promise<Set<string>> {
  const listed = await git(
    root,
    ...['ls-tree', '-r', '--name-only', '-z', 'HEAD', '--', ...files],
  ).catch(() => '');
  return new Set(listed.split('\0'));
}

/**
 * Those of some files that the last commit does not have: once removed, they are lost. None in a
 * folder that is in no repository, since nobody expects git to keep them there.
 */
export async function uncommittedAmong(root: string, files: string[]): Promise<Set<string>> {
  const isInGit = await git(root, 'rev-parse', '--git-dir').catch(() => undefined);
  if (files.length === 0 || isInGit === undefined) return new Set();
  const committed = await committedAmong(root, files);
  return new Set(files.filter((file) => !committed.has(file)));
}

/**
 * What the site's folder has otherwise than a branch had when this one left it, whether committed
 * or not.
 * @throws GitError
 */
export async function changesSince(
  root: string,
  branch: string,
): Promise<{ files: ChangedFile[]; base: string; commits: number }> {
  const base = (await git(root, 'merge-base', 'HEAD', branch)).trim();
  const places = ['--', ...siteFolders];
  const listed = await git(
    root,
    ...['diff', '--relative', '--name-status', '-z', '--no-renames', base, ...places],
  );
  const parts = listed.split('\0');
  const tracked = Array.from({ length: Math.floor(parts.length / 2) }, (_, index): ChangedFile => {
    const [status, file = ''] = [parts[index * 2], parts[index * 2 + 1]];
    return { file, status: status === 'A' ? 'added' : status === 'D' ? 'removed' : 'changed' };
  });
  const unknown = await git(root, 'ls-files', '--others', '--exclude-standard', '-z', ...places);
  const fresh = unknown.split('\0').filter(Boolean);
  return {
    files: [...tracked, ...fresh.map((file): ChangedFile => ({ file, status: 'added' }))],
    base,
    commits: Number(await git(root, 'rev-list', '--count', `${base}..HEAD`)),
  };
}

/** The text of a file as a commit has it. @throws GitError where it has none */
export const textAt = (root: string, commit: string, file: string): Promise<string> =>
  git(root, 'show', `${commit}:./${file}`);
