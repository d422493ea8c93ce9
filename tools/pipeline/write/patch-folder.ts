import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesOf, type Listing, listFolder, stampAt } from './list-folders.ts';
import { mountPointCodes, takenCodes } from './refusals.ts';
import { isLink } from './replace-contents.ts';

/** What is other in a folder: files by their paths in it. */
export type FolderChanges = {
  written: ReadonlyMap<string, string | Uint8Array>;
  removed: readonly string[];
};

/**
 * Changes some files of a folder. They are written beside it first; then the folder is moved away
 * from all others, changed, and moved back.
 * @param listing what is in the folder; afterwards, what is in it then
 * @returns false where the folder cannot be moved, or another build has changed it or taken its
 *   place: what is there is then to be made anew
 * @throws where the disk refuses
 */
export async function patchFolder(
  folder: string,
  { written, removed }: FolderChanges,
  listing: Listing,
): Promise<boolean> {
  if (written.size + removed.length === 0) return true;
  if (await isLink(folder)) return false;
  const mark = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const [draft, own] = [`${folder}.new-${mark}`, `${folder}.patch-${mark}`];
  try {
    for (const [path, content] of written) {
      await mkdir(dirname(join(draft, path)), { recursive: true });
      await writeFile(join(draft, path), content);
    }
    if (!(await move(folder, own))) return false;
    const touched = [...written.keys(), ...removed];
    const isSame = touched.every((path) => listing[path] === stampAt(own, path));
    if (isSame) {
      await moveFiles(draft, own);
      for (const path of removed) await rm(join(own, path));
      for (const path of touched.flatMap(withFolders)) {
        const stamp = stampAt(own, path);
        if (stamp === undefined) delete listing[path];
        else listing[path] = stamp;
      }
    }
    return (await move(own, folder)) && isSame;
  } finally {
    // Back in any case, unless another build has taken its place.
    await move(own, folder);
    for (const left of [own, draft]) await rm(left, { recursive: true, force: true });
  }
}

/** Moves the files of a folder into another one, in the places of those there: pages last. */
export async function moveFiles(from: string, to: string): Promise<void> {
  const isPage = (path: string) => path.endsWith('.html');
  const paths = filesOf(listFolder(from));
  for (const path of paths.toSorted((one, other) => Number(isPage(one)) - Number(isPage(other)))) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await rename(join(from, path), join(to, path));
  }
}

/** @returns false where the folder is gone, cannot be moved, or the place is taken */
const move = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      const isRefused = [mountPointCodes, takenCodes].some((codes) => codes.has(cause.code));
      if (cause.code === 'ENOENT' || isRefused) return false;
      throw cause;
    },
  );

/** A path, and the folders that it is in: `/a/b.html`, `/a/`, `/`. */
const withFolders = (path: string): string[] => [
  path,
  ...[...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1)),
];
