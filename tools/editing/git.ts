import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { siteFolders } from '../model/file-paths.ts';

const run = promisify(execFile);

/** In bytes: what git may say at once. */
const mostOutput = 64 * 1024 * 1024;

/** Thrown where git is not there, or refuses; what it said is the message. */
export class GitError extends Error {}

/** What git says. @throws GitError */
export async function git(root: string, ...args: string[]): Promise<string> {
  try {
    return (await run('git', args, { cwd: root, maxBuffer: mostOutput })).stdout;
  } catch (cause) {
    const { stderr = '', message = '' } = cause as { stderr?: string; message?: string };
    throw new GitError(stderr.trim() || message);
  }
}

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
  const usual = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
  for (const branch of said === undefined ? usual : [said]) {
    const found = await git(root, 'rev-parse', '--verify', '--quiet', `${branch}^{commit}`).catch(
      () => '',
    );
    if (found) return branch;
  }
  return undefined;
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
