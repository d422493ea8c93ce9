// Plain JavaScript: what bundles the tool itself uses it too, before anything could read
// TypeScript.
// @ts-check
/** @import { Stats } from 'node:fs' */

/**
 * What the system says of a file as it was read, and the hash of what was in it.
 * @typedef {readonly [stamp: string, digest: string]} KnownFile
 */

/**
 * How young a change may be, in ms, that the next might have the same time: file systems count in
 * steps of up to two seconds.
 */
const timeStepMs = 2000;

/** Of such a file the next one reads what is in it. */
export const unsure = '';

/**
 * Names the content of files. One of which the system says that nobody has changed it since it was
 * known is not read again.
 * @param {string[]} paths
 * @param {Readonly<Record<string, KnownFile>>} known what an earlier call told
 * @param {(path: string) => Stats | undefined} look what the system says; undefined of one that is
 *   gone
 * @param {(path: string, stats: Stats) => string | undefined} read what is in it, as a hash
 * @param {number} begin when the system was first asked, in ms since 1970
 * @returns {Record<string, KnownFile>} those that are there
 */
export function identify(paths, known, look, read, begin = Date.now()) {
  /** @type {Record<string, KnownFile>} */
  const files = {};
  for (const path of paths) {
    const stats = look(path);
    if (!stats) continue;
    const stamp = stampOf(stats);
    const former = known[path];
    const digest = former && former[0] === stamp ? former[1] : read(path, stats);
    if (digest === undefined) continue;
    const isYoung = Math.max(stats.mtimeMs, stats.ctimeMs) > begin - timeStepMs;
    files[path] = [isYoung ? unsure : stamp, digest];
  }
  return files;
}

/**
 * Whether the system says of some file something else than before: it would be read once more.
 * @param {Readonly<Record<string, KnownFile>>} before
 * @param {Readonly<Record<string, KnownFile>>} now
 */
export const isNewlyKnown = (before, now) =>
  Object.entries(now).some(([path, [stamp]]) => before[path]?.[0] !== stamp);

/** @param {Stats} stats */
export const stampOf = ({ ino, size, mtimeMs, ctimeMs }) => `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
