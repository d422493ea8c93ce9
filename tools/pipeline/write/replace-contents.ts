import { copyFile, lstat, mkdir, readdir, readlink, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { ignoreCodes } from '../../model/ignore-codes.ts';

/** What a file is called until it is whole. */
const partSuffix = '.part';

/** Whether a folder is a symbolic link: that stays, and what it leads to is written in. */
export const isLink = async (folder: string): Promise<boolean> =>
  (await lstat(folder).catch(ignoreCodes('ENOENT')))?.isSymbolicLink() ?? false;

/**
 * Gives a folder that is not to be moved, as a mount point or a link, the files of another: each is
 * whole at any time, but for a moment there are files of both. Pages come after what they need, and
 * what is no longer there goes last.
 */
export async function replaceContents(from: string, folder: string): Promise<void> {
  // What a link leads to may be gone.
  if (await isLink(folder))
    await mkdir(resolve(dirname(folder), await readlink(folder)), { recursive: true });
  const isPage = (path: string) => path.endsWith('.html');
  const files = await filesIn(from);
  files.sort((one, other) => Number(isPage(one)) - Number(isPage(other)));
  for (const path of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(from, path), target + partSuffix);
    await rename(target + partSuffix, target);
  }
  const kept = new Set(files);
  for (const path of await filesIn(folder)) if (!kept.has(path)) await rm(join(folder, path));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}
