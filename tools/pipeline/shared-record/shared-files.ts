import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compiledEnding } from '../../model/compiled-code.mjs';
import { unsealed } from '../../model/disk-cache.ts';
import { ignoreCodes } from '../../model/ignore-codes.ts';
import { relativePath } from '../../model/relative-path.ts';
import { contentDigest } from '../load/identify-files.ts';
import { cacheParts, type SharedEntry } from './manifest.ts';
import { StoreError } from './store-fault.ts';

/** Where what is shared stands on a machine. */
export type Places = {
  /** The site's folder. */
  root: string;
  /** The folder with the caches. */
  cache: string;
};

/** The path of a shared place on this machine. */
export const pathOf = ({ root, cache }: Places, place: string): string =>
  place.startsWith('site/')
    ? join(root, place.slice('site/'.length))
    : join(cache, place.slice('cache/'.length));

/** The folder in the cache of a bundle that a place is in; undefined where it is in none. */
export const bundleOf = (place: string): string | undefined =>
  /^cache\/bundles\/([^/]+)\//.exec(place)?.[1];

/** What is found there: its content without the digest before it, how long it is, and its hash. */
export type FoundFile = SharedEntry & { read: () => Promise<Uint8Array>; length: number };

/**
 * What is gone, that was there a moment ago, another build has changed.
 * @throws StoreError, or what it is given
 */
function asChanged(cause: NodeJS.ErrnoException): never {
  throw cause.code === 'ENOENT' ? new StoreError({ reason: 'changed' }) : cause;
}

/** A file as it is shared. @throws StoreError where it is gone, then or when it is read again */
export async function identify(path: string): Promise<FoundFile> {
  const read = async () => {
    const bytes = await readFile(path).catch(asChanged);
    const content = unsealed(bytes);
    return { content: content ?? bytes, isSealed: content !== undefined };
  };
  const { content, isSealed } = await read();
  return {
    digest: contentDigest(content),
    length: content.length,
    ...(isSealed && { isSealed }),
    read: async () => (await read()).content,
  };
}

/** Everything below a folder of the site's, as places. @throws StoreError where it is gone */
export const placesBelow = async (root: string, folder: string): Promise<string[]> =>
  (await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(asChanged))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `site/${relativePath(root, join(parentPath, name))}`);

/** How long a file of the caches is passed on that nobody uses, in ms: as long as it is kept. */
const passedOnMs = 30 * 24 * 60 * 60 * 1000;

/**
 * What is half written, the compilers' own, and the tool's bundle: a machine makes that before it
 * can take anything.
 */
const isOwn = (place: string): boolean =>
  place.endsWith(compiledEnding) || /\.(tmp|tsbuildinfo)$|^cache\/bundles\/(\.|tool-)/.test(place);

/**
 * The caches' files that are worth sharing, with the time of their last use in ms since 1970: those
 * that this process has used, and those that the record had before, unless nobody has used them
 * for long.
 * @param former the places that it had
 */
export async function usedPlaces(
  cache: string,
  former: ReadonlySet<string>,
): Promise<Map<string, number>> {
  const used = new Map<string, number>();
  const begin = Date.now();
  for (const part of cacheParts) {
    for (const path of await filesIn(join(cache, part))) {
      const place = `cache/${relativePath(cache, path)}`;
      if (isOwn(place)) continue;
      const bundle = bundleOf(place);
      const marked = bundle === undefined ? path : join(cache, 'bundles', bundle);
      const { mtimeMs = 0 } = (await stat(marked).catch(ignoreCodes('ENOENT'))) ?? {};
      const isKept = former.has(place) && mtimeMs > begin - passedOnMs;
      if (isKept || mtimeMs >= performance.timeOrigin) used.set(place, mtimeMs);
    }
  }
  return used;
}

/**
 * The files in a folder, at any depth. What another build deletes meanwhile is left out, and
 * nothing else.
 */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(ignoreCodes('ENOENT'));
  const files = await Promise.all(
    (entries ?? []).map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
    }),
  );
  return files.flat();
}
