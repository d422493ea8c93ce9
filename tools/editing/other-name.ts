import { lstat, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreCodes } from '../model/ignore-codes.ts';

/**
 * Which of some names a file has as well: of a disk that does not tell capitals apart, two that
 * differ in nothing else are those of one file.
 * @param names within the site's folder, as those of a plan
 */
export async function otherNameOf(
  file: string,
  names: Iterable<string>,
  root: string,
): Promise<string | undefined> {
  const alike = [...names].find((name) => name !== file && plain(name) === plain(file));
  if (alike === undefined) return undefined;
  const [one, other] = await Promise.all([file, alike].map((name) => statsOf(join(root, name))));
  return one && other && one.ino === other.ino && one.dev === other.dev ? alike : undefined;
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
