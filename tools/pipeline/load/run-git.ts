import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Thrown where git is not there, or refuses; what it said is the message. */
export class GitError extends Error {
  /** The code with which git ended, or why it could not be run: `ENOENT` where it is not there. */
  code?: number | string | null;
}

/** What git says. @throws GitError */
export const git = async (root: string, ...args: string[]): Promise<string> =>
  (await bytesOfGit(root, args)).toString();

/**
 * The texts of some files as a commit has them, by file, all of them from one process.
 * @param files within the folder, none with a line break in its name
 * @throws GitError where one of them cannot be read
 */
export async function textsAt(
  root: string,
  commit: string,
  files: string[],
): Promise<Map<string, string>> {
  const asked = files.map((file) => `${commit}:./${file}\n`).join('');
  const said = await bytesOfGit(root, ['cat-file', '--batch'], asked);
  const texts = new Map<string, string>();
  let at = 0;
  for (const file of files) {
    const start = said.indexOf('\n', at) + 1;
    const head = said.toString('utf8', at, start).trim();
    const size = / blob (\d+)$/.exec(head)?.[1];
    if (size === undefined) throw new GitError(`git cat-file: ${head}`);
    texts.set(file, said.toString('utf8', start, start + Number(size)));
    at = start + Number(size) + 1;
  }
  return texts;
}

/**
 * Whether a folder is in a repository with a commit; not without git.
 * @throws GitError where git cannot be run for another reason
 */
export const hasCommit = (root: string): Promise<boolean> =>
  git(root, 'rev-parse', '--verify', '--quiet', 'HEAD').then(
    () => true,
    (cause: GitError) => {
      if (cause.code === 'ENOENT' || typeof cause.code === 'number') return false;
      throw cause;
    },
  );

async function bytesOfGit(root: string, args: string[], asked = ''): Promise<Buffer> {
  try {
    const options = { cwd: root, maxBuffer: Number.POSITIVE_INFINITY, encoding: 'buffer' } as const;
    const running = run('git', args, options);
    // Where git stops reading, it says why as it ends.
    running.child.stdin?.on('error', () => {}).end(asked);
    return (await running).stdout;
  } catch (cause) {
    const { stderr = '', message = '', code } = cause as Partial<GitError & { stderr: Buffer }>;
    throw Object.assign(new GitError(String(stderr).trim() || message), { code });
  }
}
