import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFolders } from './list-folders.ts';
import { replaceContents } from './replace-contents.ts';

/** A folder's files by their paths in it. */
export type FolderContent = Map<string, string | Uint8Array>;

/**
 * Writes several folders beside those that they replace, then puts them in their places: what was
 * there stays until all is written. A mount point keeps its place, and its files are replaced one
 * by one.
 * @param folders the content of each, by the folder's path
 * @returns what is now in them, as `listFolders` tells it of the same files
 * @throws where the disk refuses; what was there is then as it was
 */
export async function write(folders: Map<string, FolderContent>): Promise<string> {
  const mark = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const replaced: string[] = [];
  const newFolder = (folder: string) => `${folder}.new-${mark}`;
  const oldFolder = (folder: string) => `${folder}.old-${mark}`;
  try {
    for (const [folder, content] of folders) await writeFolder(newFolder(folder), content);
    const listing = listFolders([...folders.keys()].map(newFolder));
    for (const folder of folders.keys()) {
      replaced.push(folder);
      await replaceFolder(folder, newFolder(folder), oldFolder(folder));
    }
    return listing;
  } catch (cause) {
    for (const folder of replaced) await restore(folder, oldFolder(folder));
    throw cause;
  } finally {
    for (const folder of folders.keys())
      for (const each of [newFolder(folder), oldFolder(folder)])
        await rm(each, { recursive: true, force: true });
  }
}

async function writeFolder(folder: string, content: FolderContent): Promise<void> {
  const paths = [...content.keys()].map((path) => dirname(join(folder, path)));
  for (const each of new Set(paths)) await mkdir(each, { recursive: true });
  await Promise.all([...content].map(([path, data]) => writeFile(join(folder, path), data)));
}

async function replaceFolder(folder: string, made: string, former: string): Promise<void> {
  const canMove = await rename(folder, former).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return true;
      if (mountPointCodes.has(cause.code)) return false;
      throw cause;
    },
  );
  await (canMove ? rename(made, folder) : replaceContents(made, folder));
}

/** How a file system refuses to move what another one is mounted at. */
const mountPointCodes = new Set<string | undefined>(['EBUSY', 'EXDEV']);

/** How a file system refuses to put a folder in the place of another. */
const takenCodes = new Set<string | undefined>(['ENOTEMPTY', 'EEXIST']);

/** Puts a folder back that had been moved away; nothing where it had not. */
async function restore(folder: string, former: string): Promise<void> {
  try {
    await rename(former, folder);
  } catch (cause) {
    if (!takenCodes.has((cause as NodeJS.ErrnoException).code)) return;
    await rm(folder, { recursive: true, force: true });
    await rename(former, folder);
  }
}
