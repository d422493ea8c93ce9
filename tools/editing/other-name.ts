import { lstat, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreCodes } from '../model/ignore-codes.ts';
import { relativePath } from '../model/relative-path.ts';

/**
 * Which of some names a file has as well: of a disk that does not tell capitals apart, two that
 * differ in nothing else are those of one file. Where their folders differ, too, each file in them
 * has to have one, for a folder is renamed with all in it.
 * @param plannedNames within the site's folder, as those of a plan
 */
export async function otherNameOf(
  file: string,
  plannedNames: Iterable<string>,
  root: string,
): Promise<string | undefined> {
  const names = [...plannedNames];
  const alike = names.find((name) => name !== file && plain(name) === plain(file));
  if (alike === undefined) return undefined;
  const [one, other] = await Promise.all([file, alike].map((name) => statsOf(join(root, name))));
  const isOne = one && other && one.ino === other.ino && one.dev === other.dev;
  return isOne && (await isPlannedWhole(file, alike, names, root)) ? alike : undefined;
}

/** Whether all is in a plan that is in the first folder in which two names differ, if one does. */
async function isPlannedWhole(
  file: string,
  alike: string,
  names: string[],
  root: string,
): Promise<boolean> {
  const others = alike.split('/');
  const parts = file.split('/');
  const first = parts.findIndex((part, index) => part !== others[index]);
  if (first === parts.length - 1) return true;
  const folder = join(root, ...parts.slice(0, first + 1));
  const planned = new Set(names.map(plain));
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((each) => !each.isDirectory())
    .every(({ parentPath, name }) =>
      planned.has(plain(relativePath(root, join(parentPath, name)))),
    );
}

const plain = (name: string) => name.normalize().toLowerCase();

/** Of Windows, numbers do not hold what tells files apart. */
const statsOf = (path: string) => lstat(path, { bigint: true }).catch(ignoreCodes('ENOENT'));

/** Gives a file its other name; where its folders have other ones too, them with all in them. */
export async function renameParts(root: string, from: string, to: string): Promise<void> {
  const [former, wanted] = [from.split('/'), to.split('/')];
  for (const [index, name] of wanted.entries()) {
    const folder = join(root, ...wanted.slice(0, index));
    const formerName = former[index];
    if (formerName !== undefined && formerName !== name)
      await rename(join(folder, formerName), join(folder, name));
  }
}
