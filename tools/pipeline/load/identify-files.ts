import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { identify, type KnownFile } from '../../model/known-files.mjs';
import { ifThere, listFiles, maxFileBytes } from './list-files.ts';

export { isNewlyKnown, type KnownFile } from '../../model/known-files.mjs';

/**
 * Every file of a site's folder, as `load` would have it, with the hash of what is in it. A file of
 * which the system says that nobody has changed it is not read again.
 * @param known what an earlier call told, by path within the folder
 * @throws where the folder, or a file in it, cannot be read
 */
export function identifyFiles(
  root: string,
  known: Readonly<Record<string, KnownFile>> = {},
): Record<string, KnownFile> {
  const at = (path: string) => `${root}/${path}`;
  return identify(
    listFiles(root),
    known,
    (path) => ifThere(() => lstatSync(at(path))),
    (path, stats) => ifThere(() => digestOf(at(path), stats)),
  );
}

/** Which files two such answers do not have alike. */
export const changedFiles = (
  one: Readonly<Record<string, KnownFile>>,
  other: Readonly<Record<string, KnownFile>>,
): string[] => [
  ...Object.keys(other).filter((path) => one[path]?.[1] !== other[path]?.[1]),
  ...Object.keys(one).filter((path) => !other[path]),
];

/** Names a content. */
export const contentDigest = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

/** What is not read is known by the reason. */
function digestOf(path: string, stats: Stats): string {
  if (stats.isSymbolicLink()) return 'symbolic-link';
  if (stats.size > maxFileBytes) return `${stats.size} bytes`;
  return contentDigest(readFileSync(path));
}
