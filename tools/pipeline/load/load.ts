import { lstat, readdir, readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { publicAddress, siteFolders } from '../../model/file-paths.ts';
import { ignoreCodes } from '../../model/ignore-codes.ts';
import type { SiteFiles } from '../../model/site.ts';

/**
 * Reads a site's folder: every file of pages-config and translations, and the names of its public
 * files.
 * @param root the site's folder
 * @throws where the folder, or a file in it, cannot be read
 */
export async function load(root: string): Promise<SiteFiles> {
  const paths = await Promise.all(siteFolders.map((folder) => filesBelow(join(root, folder))));
  const files = paths.flat().map((path) => ({ path, file: relativePath(root, path) }));
  const json = files
    .filter(({ file }) => publicAddress(file) === undefined)
    .map(async ({ path, file }) => [file, await readFile(path)] as const);
  return {
    json: new Map(await Promise.all(json)),
    publicFiles: new Map(
      files.flatMap(({ path, file }) => {
        const address = publicAddress(file);
        return address === undefined ? [] : [[address, () => readFile(path)] as const];
      }),
    ),
  };
}

/**
 * The same files with one of them read anew, or without it where it is gone.
 * @returns what it was given, where nothing has changed
 * @throws where the file is there and cannot be read
 */
export async function reload(files: SiteFiles, root: string, path: string): Promise<SiteFiles> {
  const { json, publicFiles } = files;
  if (basename(path).startsWith('.')) return files;
  const file = relativePath(root, path);
  const exists = (await lstat(path).catch(ifMissing))?.isFile() ?? false;
  const address = publicAddress(file);
  if (address !== undefined) {
    const others = [...publicFiles].filter(([other]) => other !== address);
    return {
      json,
      publicFiles: new Map(exists ? [...others, [address, () => readFile(path)]] : others),
    };
  }
  const bytes = exists ? await readFile(path).catch(ifMissing) : undefined;
  const previous = json.get(file);
  if (bytes ? previous && bytes.equals(previous) : !previous) return files;
  const changed = new Map(json);
  if (bytes) changed.set(file, bytes);
  else changed.delete(file);
  return { json: changed, publicFiles };
}

/** A file that is missing, or whose folder is missing or has become a file, is gone. */
const ifMissing = ignoreCodes('ENOENT', 'ENOTDIR');

const relativePath = (root: string, path: string) => relative(root, path).split(sep).join('/');

/**
 * The files below a folder; none where the folder is missing. Hidden files are left out, and so are
 * symbolic links, which may lead out of the site.
 */
async function filesBelow(folder: string): Promise<string[]> {
  const entries =
    (await readdir(folder, { withFileTypes: true, recursive: true }).catch(
      ignoreCodes('ENOENT'),
    )) ?? [];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
}
