import { promisify } from 'node:util';

/** In bytes: some thousand names. */
const mostOutput = 16 * 1024 * 1024;

/**
 * The pages' files that the last commit has and the folder has no more, with their texts: what
 * somebody removed or renamed by hand and has not committed.
 * @returns nothing where there are none, where the folder is in no repository, or without git
 */
export async function readRemovedPages(
  root: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  // Loaded here: what needs no answer of git does not wait for it.
  const { execFile } = await import('node:child_process');
  const run = promisify(execFile);
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: root, maxBuffer: mostOutput })).stdout;
  try {
    const options = ['--relative', '--name-only', '-z', '--no-renames', '--diff-filter=D'];
    const listed = await git('diff', ...options, 'HEAD', '--', 'pages-config/pages');
    const files = listed.split('\0').filter(Boolean);
    if (files.length === 0) return undefined;
    return new Map(
      await Promise.all(
        files.map(async (file) => [file, await git('show', `HEAD:./${file}`)] as const),
      ),
    );
  } catch {
    return undefined;
  }
}
