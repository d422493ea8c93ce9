import { existsSync } from 'node:fs';
import { inTurn } from '../../model/in-turn.ts';
import { writeBuild } from '../build-fingerprint.ts';
import { writeKeptFiles } from '../build-record.ts';
import { hashOfCode } from '../site-record.ts';
import type { Listing } from '../write/list-folders.ts';
import { ignoreTaken } from '../write/refusals.ts';
import type { Manifest, SharedEntry } from './manifest.ts';
import { type Pack, readPack } from './packs.ts';
import { openPlacer, siteFolders } from './place-files.ts';
import { bundleOf, type Places, pathOf } from './shared-files.ts';
import { type Store, transfersAtATime } from './store.ts';

/** What was taken from the store. */
export type Pulled = { files: number; bytes: number; hasSite: boolean };

/**
 * Takes over what this machine lacks of what another has left. Of other code only what has a name
 * that says all it was made of, as one machine's cache serves several versions; the site and its
 * record of the same code alone, and only where no build stands.
 * @param code of this machine, as manifests name it
 * @throws StoreError where the store has not all that it should; then there is no site
 */
export async function pull(
  store: Store,
  places: Places,
  code: string,
  manifest: Manifest,
): Promise<Pulled> {
  const isOwn = manifest.code === code;
  const hasSite = isOwn && !siteFolders(places.root).some((folder) => existsSync(folder));
  const isWanted = (place: string) =>
    place.startsWith('site/')
      ? hasSite
      : (isOwn || bundleOf(place) === undefined) && !existsSync(pathOf(places, place));
  const wanted = new Map<string, [place: string, entry: SharedEntry][]>();
  for (const [place, entry] of Object.entries(manifest.files))
    if (isWanted(place))
      wanted.set(entry.digest, [...(wanted.get(entry.digest) ?? []), [place, entry]]);
  const packs = manifest.packs.filter(({ contents }) =>
    contents.some(([digest]) => wanted.has(digest)),
  );
  const placer = openPlacer(places);
  const pulled = { files: 0, bytes: 0, hasSite };
  try {
    const takePack = async (pack: Pack) => {
      for (const [digest, content] of await readPack(store, pack))
        for (const [place, entry] of wanted.get(digest) ?? []) {
          await placer.write(place, entry, content);
          pulled.files++;
        }
      pulled.bytes += pack.size;
    };
    await inTurn(packs, takePack, transfersAtATime);
    await placer.placeBundles();
    if (!hasSite) return pulled;
    // Another build may be putting its own there at this moment: that one stays.
    const listings = await placer.placeSite().catch(ignoreTaken);
    if (listings) await writeRecord(places.root, manifest, listings);
    return { ...pulled, hasSite: listings !== undefined };
  } finally {
    await placer.end();
  }
}

/** Leaves the record as if this machine had built the site, but for the state of its files. */
async function writeRecord(root: string, { record, kept }: Manifest, listings: Listing[]) {
  const code = hashOfCode();
  const inputs = Object.fromEntries(
    Object.entries(record.inputs).map(([path, digest]) => [path, ['', digest]] as const),
  );
  await writeKeptFiles(root, code, kept);
  await writeBuild(root, { ...record, code, inputs, listings });
}
