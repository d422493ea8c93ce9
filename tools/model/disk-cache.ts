import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreCodes } from './ignore-codes.ts';

/** Each file begins with the SHA-256 of what follows, so that a damaged one is recognised. */
const digestLength = 32;
const digestOf = (content: Uint8Array) => createHash('sha256').update(content).digest();

/** A content with its digest before it. */
export const sealed = (content: Uint8Array): Buffer => Buffer.concat([digestOf(content), content]);

/** What follows a digest, where it is what the digest says. */
export function unsealed(bytes: Buffer): Buffer | undefined {
  const content = bytes.subarray(digestLength);
  return bytes.subarray(0, digestLength).equals(digestOf(content)) ? content : undefined;
}

/** Files that are being written have another ending until they are whole. */
const temporaryEnding = '.tmp';

/** How a disk says that it may not be written, or has no room: what was made is then not kept. */
export const ignoreRefusal = ignoreCodes('EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT');

/**
 * Something that takes long to make, kept on disk where it can be.
 * @param path the file: its name says all that the content was made from
 * @throws what `make` throws, and where the disk fails
 */
export async function withDiskCache(
  path: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const kept = readKept(path);
  if (kept) return kept;
  const made = await make();
  await writeKept(path, made).catch(ignoreRefusal);
  return made;
}

/**
 * The content of a file, unless it is missing, cut off or otherwise not what was written. At once:
 * to wait for thousands of files is several times the work of reading them.
 */
export function readKept(path: string): Uint8Array | undefined {
  const bytes = ifThere(() => readFileSync(path), 'ENOENT');
  const content = bytes && unsealed(bytes);
  if (content) noteUse(path);
  return content;
}

/** The same of what is made at once; nobody waits for it to be written. */
export function withDiskCacheAtOnce(path: string, make: () => Uint8Array): Uint8Array {
  const kept = readKept(path);
  if (kept) return kept;
  const made = make();
  writeKept(path, made).catch(ignoreRefusal);
  return made;
}

/**
 * Notes the time of a file's last use, where it is there and that may be written: what trims a
 * cache goes by it, and what shares a build's files.
 */
export function noteUse(path: string): void {
  const now = new Date();
  ifThere(() => utimesSync(path, now, now), 'ENOENT', 'EACCES', 'EPERM', 'EROFS');
}

/** A cache may be read by who may not write it, and another build may have deleted something. */
function ifThere<T>(work: () => T, ...codes: string[]): T | undefined {
  try {
    return work();
  } catch (cause) {
    return ignoreCodes(...codes)(cause);
  }
}

/** The folders of caches that have a file more by this process. */
const grown = new Set<string>();

/** Writes a file beside its place and then moves it there: nobody ever finds half of it. */
export async function writeKept(path: string, content: Uint8Array): Promise<void> {
  const folder = join(path, '..');
  if (!existsSync(path)) grown.add(folder);
  await mkdir(folder, { recursive: true });
  const temporary = `${path}.${randomUUID()}${temporaryEnding}`;
  try {
    await writeFile(temporary, sealed(content));
    await rename(temporary, path);
  } finally {
    await rm(temporary, { force: true });
  }
}

type TrimLimits = {
  /** How long a file stays that nobody uses, in milliseconds. */
  maxAgeMs: number;
  /** How many bytes the files that stay may have together: those used last are kept. */
  maxBytes: number;
};

/** What was used since then is of this very build, which the next one has to find. */
const beginMs = performance.timeOrigin;

const dayMs = 24 * 60 * 60 * 1000;
const defaultLimits: TrimLimits = { maxAgeMs: 30 * dayMs, maxBytes: 1024 ** 3 };

/**
 * Trims a cache if it has a file more by this process: most builds find all that they need, and to
 * look at thousands of files takes a twentieth of a small one.
 */
export async function trimIfGrown(folder: string): Promise<void> {
  if (grown.delete(folder)) await trimDiskCache(folder);
}

/**
 * Deletes what a cache does not need: files that nobody used for long, those beyond its size, and
 * what killed programs left half written. What this process has used stays.
 * @throws where the disk refuses
 */
export async function trimDiskCache(
  folder: string,
  { maxAgeMs, maxBytes }: TrimLimits = defaultLimits,
): Promise<void> {
  const names = (await readdir(folder).catch(ignoreCodes('ENOENT'))) ?? [];
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { size = 0, mtimeMs = 0 } = (await stat(path).catch(ignoreCodes('ENOENT'))) ?? {};
      return { path, size, age: Date.now() - mtimeMs, isUsed: mtimeMs >= beginMs };
    }),
  );
  const isLeftover = ({ path, age }: (typeof found)[number]) =>
    path.endsWith(temporaryEnding) && age > dayMs;
  let total = 0;
  const surplus = found
    .toSorted((one, other) => one.age - other.age)
    .filter((file) => {
      total += file.size;
      const isSurplus = file.age > maxAgeMs || total > maxBytes || isLeftover(file);
      return isSurplus && !file.isUsed;
    });
  await Promise.all(surplus.map(({ path }) => rm(path, { force: true }).catch(ignoreRefusal)));
}
