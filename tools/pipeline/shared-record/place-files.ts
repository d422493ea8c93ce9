import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ignoreRefusal, writeKept } from '../../model/disk-cache.ts';
import { ignoreCodes } from '../../model/ignore-codes.ts';
import { pagesFolder, serverFolder } from '../../model/server-data.ts';
import type { Listing } from '../write/list-folders.ts';
import { ignoreTaken } from '../write/refusals.ts';
import { openDraft } from '../write/write.ts';
import type { SharedEntry } from './manifest.ts';
import { bundleOf, type Places, pathOf } from './shared-files.ts';

/** Writes what was taken from the store, where it is found once all of it is there. */
export type FilePlacer = {
  write: (place: string, entry: SharedEntry, content: Uint8Array) => Promise<void>;
  /** Puts the bundles in their places. */
  placeBundles: () => Promise<void>;
  /** Puts the site's folders in their places. @returns what is in them */
  placeSite: () => Promise<Listing[]>;
  /** Leaves nothing half written, whatever has happened. */
  end: () => Promise<void>;
};

async function writeBelow(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** The site's folders that machines share. */
export const siteFolders = (root: string): string[] =>
  [pagesFolder, serverFolder].map((name) => join(root, name));

/**
 * A folder is believed to be whole as soon as it is there, and so is a bundle: both are written
 * beside their places first. The other files of the caches are whole each for itself.
 */
export function openPlacer(places: Places): FilePlacer {
  const folders = siteFolders(places.root);
  const draft = openDraft(folders);
  const bundles = join(places.cache, 'bundles');
  const newBundles = join(bundles, `.shared.${randomUUID()}`);
  return {
    async write(place, { used, isSealed }, content) {
      const [, folder = '', ...path] = place.split('/');
      const target = pathOf(places, place);
      if (place.startsWith('site/')) {
        draft.storeOf(join(places.root, folder)).put(`/${path.join('/')}`, content);
      } else if (bundleOf(place) !== undefined) {
        await writeBelow(join(newBundles, ...path), content);
      } else {
        await (isSealed ? writeKept : writeBelow)(target, content)
          .then(() => (used === undefined ? undefined : utimes(target, used / 1000, used / 1000)))
          .catch(ignoreRefusal);
      }
    },
    async placeBundles() {
      const made = (await readdir(newBundles).catch(ignoreCodes('ENOENT'))) ?? [];
      // Another build may have made the same bundle meanwhile: then that one stays.
      for (const name of made)
        await rename(join(newBundles, name), join(bundles, name)).catch(ignoreTaken);
    },
    placeSite: () => draft.replace(new Map(folders.map((folder) => [folder, new Map()]))),
    async end() {
      await draft.end();
      await rm(newBundles, { recursive: true, force: true });
    },
  };
}
