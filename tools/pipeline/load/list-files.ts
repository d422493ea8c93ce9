import { readdirSync } from 'node:fs';
import { siteFolders } from '../../model/file-paths.ts';
import { ignoreCodes } from '../../model/ignore-codes.ts';

/**
 * The most that a file of a site may have, in bytes: 25 MiB, as much as static hosts take. The
 * server keeps what it serves in memory. JSON has a limit of its own, which is lower.
 */
export const maxFileBytes = 25 * 1024 * 1024;

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
    if (entry.isDirectory()) return filesBelow(root, path);
    const isRead = (entry.isFile() || entry.isSymbolicLink()) && !entry.name.startsWith('.');
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
