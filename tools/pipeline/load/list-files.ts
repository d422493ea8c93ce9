import { readdirSync } from 'node:fs';
import { siteFolders } from '../../model/file-paths.ts';
import { ignoreCodes } from '../../model/ignore-codes.ts';

/**
 * The most that a file of a site may have, in bytes: 25 MiB, as much as static hosts take. The
 * server keeps what it serves in memory. JSON has a limit of its own, which is lower.
 */
export const maxFileBytes = 25 * 1024 * 1024;

/**
 * Whether a path within a site's folder is that of a hidden file, or of one in a hidden folder:
 * those of tools, but for what the web has agreed on to be hidden.
 */
export const isHiddenPath = (path: string): boolean =>
  `/${path}`.replaceAll('/.well-known/', '/').includes('/.');

/**
 * The files and symbolic links of a site's folder, by path within it. Hidden ones are left out.
 * @throws where a folder cannot be read; one that is missing has none
 */
export const listFiles = (root: string): string[] =>
  siteFolders.flatMap((folder) => filesBelow(root, folder));

function filesBelow(root: string, folder: string): string[] {
  const entries = ifThere(() => readdirSync(`${root}/${folder}`, { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isHiddenPath(`${path}/`) ? [] : filesBelow(root, path);
    const isRead = (entry.isFile() || entry.isSymbolicLink()) && !isHiddenPath(path);
    return isRead ? [path] : [];
  });
}

const ifMissing = ignoreCodes('ENOENT', 'ENOTDIR');

/** A file that is missing, or whose folder is missing or has become a file, is gone. */
export function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (cause) {
    return ifMissing(cause);
  }
}
