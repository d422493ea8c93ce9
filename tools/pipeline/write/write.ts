import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasPlainParts } from '../../model/file-paths.ts';
import { type ContentStore, type FileContent, isStored } from '../../model/stored-content.ts';
import { type Listing, listFolder } from './list-folders.ts';
import { mountPointCodes, takenCodes } from './refusals.ts';
import { isLink, replaceContents } from './replace-contents.ts';
import { fileWriter, writerAtOnce } from './write-at-once.ts';

/** A folder's files by their paths in it; those that are stored are there already. */
export type FolderContent = Map<string, FileContent>;

/** New folders beside those that they are to replace. */
export type Draft = {
  /** What writes files of a new folder before the others. @param below the address of a folder */
  storeOf: (folder: string, below?: string) => ContentStore;
  /**
   * Writes what is not there yet, and puts the new folders in the places of the others.
   * @param folders the content of each, by the folder's path
   * @returns what is now in them
   * @throws where the disk refuses; what was there is then as it was, but for what was filled
   */
  replace: (folders: Map<string, FolderContent>) => Promise<Listing[]>;
  /** Leaves nothing beside the folders, whatever has happened. */
  end: () => Promise<void>;
};

/**
 * Writes several folders beside those that they replace, then puts them in their places: what was
 * there stays until all is written. A mount point or a symbolic link keeps its place, and its files
 * are replaced one by one.
 */
export function openDraft(places: string[]): Draft {
  const mark = `${process.pid}-${randomUUID().slice(0, 8)}`;
  const newFolder = (folder: string) => `${folder}.new-${mark}`;
  const oldFolder = (folder: string) => `${folder}.old-${mark}`;
  const writeNow = writerAtOnce();
  return {
    storeOf(folder, below = '') {
      const placeOf = (address: string) => within(newFolder(folder), `${below}${address}`);
      const found: ContentStore['found'] = (address, file) => ({
        ...file,
        read: () => readFile(placeOf(address)),
      });
      return {
        placeOf,
        found,
        put: (address, ...content) => found(address, writeNow(placeOf(address), ...content)),
      };
    },
    async replace(folders) {
      const replaced = new Map<string, number>();
      try {
        for (const [folder, content] of folders) await writeFolder(newFolder(folder), content);
        const listings = [...folders.keys()].map(newFolder).map(listFolder);
        for (const [index, folder] of [...folders.keys()].entries()) {
          replaced.set(folder, (await stat(newFolder(folder))).ino);
          const isFilled = await replaceFolder(folder, newFolder(folder), oldFolder(folder));
          if (isFilled) listings[index] = listFolder(folder);
        }
        return listings;
      } catch (cause) {
        for (const [folder, made] of replaced)
          await restore(folder, newFolder(folder), oldFolder(folder), made);
        throw cause;
      }
    },
    async end() {
      // The first one last: a build whose first draft is gone while another is there is completed.
      for (const folder of places.toReversed())
        for (const each of [newFolder(folder), oldFolder(folder)])
          await rm(each, { recursive: true, force: true });
    },
  };
}

/** Replaces folders by a draft that is made at once. */
export async function write(folders: Map<string, FolderContent>): Promise<Listing[]> {
  const draft = openDraft([...folders.keys()]);
  try {
    return await draft.replace(folders);
  } finally {
    await draft.end();
  }
}

/** Whoever gave a file its name, it is written into its folder. @throws where it leads out of it */
function within(folder: string, path: string): string {
  if (!hasPlainParts(path.replace(/^\//, ''))) throw new Error(`"${path}" leads out of ${folder}`);
  return join(folder, path);
}

async function writeFolder(folder: string, content: FolderContent): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = fileWriter();
  for (const [path, data] of content) if (!isStored(data)) write(within(folder, path), data);
}

/** @returns whether the folder stayed in its place, and was filled */
async function replaceFolder(folder: string, made: string, former: string): Promise<boolean> {
  const canMove = !(await isLink(folder)) && (await moveAway(folder, former));
  if (canMove) await rename(made, folder);
  else {
    await replaceContents(made, folder);
    // A draft that is gone is one that was put in its place.
    await rm(made, { recursive: true });
  }
  return !canMove;
}

/** @returns whether a folder could be moved, or is not there: a mount point cannot */
const moveAway = (folder: string, former: string): Promise<boolean> =>
  rename(folder, former).then(
    () => true,
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return true;
      if (mountPointCodes.has(cause.code)) return false;
      throw cause;
    },
  );

/**
 * Puts a folder back that had been moved away, and the one that was made to replace it, too;
 * nothing where it had not, or where another build has put its own there meanwhile.
 * @param made the inode of the folder that was made
 */
async function restore(folder: string, draft: string, former: string, made: number): Promise<void> {
  try {
    await rename(former, folder);
  } catch (cause) {
    if (!takenCodes.has((cause as NodeJS.ErrnoException).code)) return;
    if ((await stat(folder)).ino !== made) return;
    await rename(folder, draft);
    await rename(former, folder);
  }
}
