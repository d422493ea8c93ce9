import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** What a file is called until it is whole. */
const partSuffix = '.part';

/**
 * Gives a folder that cannot be moved, such as a mount point, the files of another: each is whole
 * at any time, but for a moment there are files of both. Pages come after what they need, and what
 * is no longer there goes last.
 */
export async function replaceContents(from: string, folder: string): Promise<void> {
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
