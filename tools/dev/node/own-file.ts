import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasPlainParts, siteFolders } from '../../model/file-paths.ts';
import { ignoreCodes } from '../../model/ignore-codes.ts';

/**
 * Whether a file is one of a site's, there or not: in one of its folders, by names that lead
 * nowhere else, and with no symbolic link on the way, which could lead out of the site.
 */
export async function isOwnFile(root: string, file: string): Promise<boolean> {
  if (!siteFolders.some((folder) => file.startsWith(`${folder}/`)) || !hasPlainParts(file))
    return false;
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const found = await lstat(join(root, folder)).catch(ignoreCodes('ENOENT'));
    if (found?.isSymbolicLink()) return false;
  }
  return true;
}
