import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { ifThere, listFiles } from './list-files.ts';
import { maxFileBytes } from './load.ts';

/** What the system says of a file as it was read, and the hash of what was in it. */
export type KnownFile = readonly [stamp: string, digest: string];

/**
 * How young a change may be, in ms, that the next might have the same time: file systems count in
 * steps of up to two seconds.
 */
const timeStepMs = 2000;

/** Of such a file the next one reads what is in it. */
const unsure = '';

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
  const files: Record<string, KnownFile> = {};
  const begin = Date.now();
  for (const path of listFiles(root)) {
    const stats = ifThere(() => lstatSync(`${root}/${path}`));
    if (!stats) continue;
    const stamp = stampOf(stats);
    const [knownStamp, knownDigest] = known[path] ?? [];
    const isYoung = Math.max(stats.mtimeMs, stats.ctimeMs) > begin - timeStepMs;
    const digest =
      knownDigest !== undefined && knownStamp === stamp
        ? knownDigest
        : ifThere(() => digestOf(`${root}/${path}`, stats));
    if (digest !== undefined) files[path] = [isYoung ? unsure : stamp, digest];
  }
  return files;
}

/** Which files two such answers do not have alike. */
export const changedFiles = (
  one: Readonly<Record<string, KnownFile>>,
  other: Readonly<Record<string, KnownFile>>,
): string[] => [
  ...Object.keys(other).filter((path) => one[path]?.[1] !== other[path]?.[1]),
  ...Object.keys(one).filter((path) => !other[path]),
];

/** Whether the system says of some file something else than before: it would be read once more. */
export const isNewlyKnown = (
  before: Readonly<Record<string, KnownFile>>,
  now: Readonly<Record<string, KnownFile>>,
): boolean => Object.entries(now).some(([path, [stamp]]) => before[path]?.[0] !== stamp);

/** Names a content. */
export const contentDigest = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');

const stampOf = ({ ino, size, mtimeMs, ctimeMs }: Stats) => `${ino} ${size} ${mtimeMs} ${ctimeMs}`;

/** What is not read is known by the reason. */
function digestOf(path: string, stats: Stats): string {
  if (stats.isSymbolicLink()) return 'symbolic-link';
  if (stats.size > maxFileBytes) return `${stats.size} bytes`;
  return contentDigest(readFileSync(path));
}
