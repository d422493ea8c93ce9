import { fileKindOf } from '../../model/file-paths.ts';

const wanted = ['--relative', '--name-only', '-z', '--no-renames', '--diff-filter=D'];

/**
 * The pages' files that the last commit has and the folder has no more, with their texts: what
 * somebody removed or renamed by hand and has not committed.
 * @returns nothing where there are none, where the folder is in no repository, or without git
 * @throws GitError where git does not say it for another reason
 */
export async function readRemovedPages(
  root: string,
): Promise<ReadonlyMap<string, string> | undefined> {
  // Loaded here: what needs no answer of git does not wait for it.
  const { git, hasCommit, textsAt } = await import('./run-git.ts');
  try {
    const listed = await git(root, 'diff', ...wanted, 'HEAD', '--', 'pages-config/pages');
    const files = listed.split('\0').filter((file) => fileKindOf(file)?.schema === 'page');
    return files.length === 0 ? undefined : await textsAt(root, 'HEAD', files);
  } catch (cause) {
    if (await hasCommit(root)) throw cause;
    return undefined;
  }
}
