import { hash } from 'node:crypto';
import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { contentHash } from '../../model/content-hash.ts';
import { publicAddress } from '../../model/file-paths.ts';
import { identify, type KnownFile, stampOf, unsure } from '../../model/known-files.mjs';
import { ifThere, listFiles, maxFileBytes } from './list-files.ts';

export { isNewlyKnown, type KnownFile } from '../../model/known-files.mjs';

/** What the system says of every file of a site's folder, and when it was first asked. */
export type SeenFiles = { begin: number; stats: ReadonlyMap<string, Stats> };

/** @throws where the folder cannot be read */
export function lookAtFiles(root: string): SeenFiles {
  const begin = Date.now();
  const found = listFiles(root).flatMap((path) => {
    const stats = ifThere(() => lstatSync(`${root}/${path}`));
    return stats ? [[path, stats] as const] : [];
  });
  return { begin, stats: new Map(found) };
}

/**
 * Every file of a site's folder, as `load` would have it, with the hash of what is in it. A file of
 * which the system says that nobody has changed it is not read again.
 * @param known what an earlier call told, by path within the folder. Without that no JSON is read:
 *   all of it is loaded then, and `asLoaded` says what was in it
 * @param seen what the system says of them
 * @throws where the folder, or a file in it, cannot be read
 */
export function identifyFiles(
  root: string,
  known?: Readonly<Record<string, KnownFile>>,
  { begin, stats }: SeenFiles = lookAtFiles(root),
): Record<string, KnownFile> {
  return identify(
    [...stats.keys()],
    known ?? {},
    (path) => stats.get(path),
    (path, seen) => {
      const isLoaded = !known && publicAddress(path) === undefined;
      return ifThere(() => digestOf(`${root}/${path}`, seen, isLoaded));
    },
    begin,
  );
}

/**
 * What the system says of every file of a site's folder, as one hash: to ask that alone is less
 * work than to know what is in them.
 */
export const stampOfSeen = ({ stats }: SeenFiles): string =>
  contentHash([...stats].map(([path, seen]) => lineOf(path, stampOf(seen))).join(''));

/** The same as it was known; undefined where a file has to be read once more in any case. */
export const stampOfKnown = (known: Readonly<Record<string, KnownFile>>): string | undefined => {
  const entries = Object.entries(known);
  return entries.every(([, [stamp]]) => stamp !== unsure)
    ? contentHash(entries.map(([path, [stamp]]) => lineOf(path, stamp)).join(''))
    : undefined;
};

const lineOf = (path: string, stamp: string) => `${path} ${stamp}\n`;

/** Which files two such answers do not have alike. */
export const changedFiles = (
  one: Readonly<Record<string, KnownFile>>,
  other: Readonly<Record<string, KnownFile>>,
): string[] => [
  ...Object.keys(other).filter((path) => one[path]?.[1] !== other[path]?.[1]),
  ...Object.keys(one).filter((path) => !other[path]),
];

/** Names a content. */
export const contentDigest = (bytes: Uint8Array): string => hash('sha256', bytes, 'base64url');

/** What is not read is known by the reason. @param isLoaded whether it is read later */
function digestOf(path: string, stats: Stats, isLoaded: boolean): string {
  if (stats.isSymbolicLink()) return 'symbolic-link';
  if (stats.size > maxFileBytes) return `${stats.size} bytes`;
  return isLoaded ? '' : contentDigest(readFileSync(path));
}
