import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import type { SiteFiles } from '../../model/site.ts';

/**
 * Reads a site's folder: every file of pages-config and translations, and the names of its public
 * files.
 * @param root the site's folder
 * @throws where the folder cannot be read
 */
export async function load(root: string): Promise<SiteFiles> {
  const [config, translations, publicPaths] = await Promise.all(
    ['pages-config', 'translations', 'public'].map((folder) => filesBelow(join(root, folder))),
  );
  const json = [...config!, ...translations!].map(
    async (path) => [toPosixPath(relative(root, path)), await readFile(path)] as const,
  );
  return {
    json: new Map(await Promise.all(json)),
    publicFiles: new Map(
      publicPaths!.map((path) => [
        `/${toPosixPath(relative(join(root, 'public'), path))}`,
        () => readFile(path),
      ]),
    ),
  };
}

/**
 * The same files with one of them read anew, or without it where it is gone. @returns what it was
 * given, where nothing has changed
 */
export async function reload(files: SiteFiles, root: string, path: string): Promise<SiteFiles> {
  const { json, publicFiles } = files;
  const file = toPosixPath(relative(root, path));
  if (basename(path).startsWith('.')) return files;
  if (file.startsWith('public/')) {
    const address = file.slice('public'.length);
    const exists = await stat(path).then(
      (found) => found.isFile(),
      () => false,
    );
    const others = [...publicFiles].filter(([other]) => other !== address);
    return {
      json,
      publicFiles: new Map(exists ? [...others, [address, () => readFile(path)]] : others),
    };
  }
  const bytes = await readFile(path).catch(() => undefined);
  const previous = json.get(file);
  if (bytes ? previous && bytes.equals(previous) : !previous) return files;
  const changed = new Map(json);
  if (bytes) changed.set(file, bytes);
  else changed.delete(file);
  return { json: changed, publicFiles };
}

const toPosixPath = (path: string) => path.split(sep).join('/');

/** The files below a folder, hidden ones left out; none where the folder is missing. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (cause: NodeJS.ErrnoException) => {
      if (cause.code === 'ENOENT') return [];
      throw cause;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
}
