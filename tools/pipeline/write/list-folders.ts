import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentHash } from '../../model/content-hash.ts';

/**
 * A short name for the files of some folders as they are on disk: another one as soon as one of
 * them was written to, replaced, added or removed. The folders may be moved.
 * @throws where one of the folders is missing
 */
export const listFolders = (folders: string[]): string =>
  contentHash(folders.map((folder) => linesOf(folder).join('\n')).join('\n\n'));

/** A file is the same one as long as the system says that nobody has changed it. */
const linesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      const { ino, size, mtimeMs, ctimeMs } = statSync(path);
      return `${relative(folder, path)} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    })
    .sort();
