import { GitError, git } from './git.ts';

/**
 * Whether git knows whose commit it would be.
 * @throws GitError where the folder is in no repository
 */
export async function isAuthorKnown(root: string): Promise<boolean> {
  await git(root, 'rev-parse', '--git-dir');
  try {
    await git(root, 'var', 'GIT_AUTHOR_IDENT');
    await git(root, 'var', 'GIT_COMMITTER_IDENT');
    return true;
  } catch (cause) {
    if (cause instanceof GitError) return false;
    throw cause;
  }
}

/** Whether there is a branch of a name. @throws GitError where the folder is in no repository */
export const isBranch = async (root: string, name: string): Promise<boolean> =>
  (await git(root, 'branch', '--list', '--format=%(refname:short)', name)).trim() !== '';

/** A file that is not as in the last commit: whether that lacks it, and whether it is staged. */
export type UncommittedFile = { file: string; isNew: boolean; isStaged: boolean };

/** The files at or below some places that differ from the last commit. @throws GitError */
export async function uncommittedAt(root: string, places: string[]): Promise<UncommittedFile[]> {
  if (places.length === 0) return [];
  const prefix = (await git(root, 'rev-parse', '--show-prefix')).trim();
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'];
  // Asked beside somebody who commits: it must not hold git's lock meanwhile.
  const changed = await git(root, '--no-optional-locks', ...status, '--', ...places);
  return changed
    .split('\0')
    .filter(Boolean)
    .map((line) => ({
      file: line.slice('XY '.length + prefix.length),
      isNew: /^(\?\?|A|.A)/.test(line),
      isStaged: !/^[ ?]/.test(line),
    }));
}

/**
 * Commits files as they are on disk, and nothing else, even if something else is staged. Hooks
 * run; nothing is pushed. Where git refuses, a branch that was made for it is gone again.
 * @param branch one to make for it, and to go on with; without it, the present one
 * @returns the commit's short name
 * @throws GitError
 */
export async function commitFiles(
  root: string,
  files: string[],
  message: string,
  branch?: string,
): Promise<string> {
  if (branch !== undefined) await git(root, 'switch', '--create', branch);
  try {
    const unknown = (await git(root, 'ls-files', '--others', '-z', '--', ...files)).split('\0');
    const added = unknown.filter(Boolean);
    if (added.length > 0) await git(root, 'add', '--intent-to-add', '--', ...added);
    await git(root, 'commit', '--quiet', '--only', '-m', message, '--', ...files);
  } catch (cause) {
    if (branch !== undefined) {
      await git(root, 'switch', '-');
      await git(root, 'branch', '--delete', branch);
    }
    throw cause;
  }
  return (await git(root, 'rev-parse', '--short', 'HEAD')).trim();
}
