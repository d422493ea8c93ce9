import { join } from 'node:path';
import { contentHash } from '../../model/content-hash.ts';
import { inTurn } from '../../model/in-turn.ts';
import { pagesFolder, serverFolder } from '../../model/server-data.ts';
import { type BuildRecord, readBuild, readKeptFiles } from '../build-record.ts';
import { contentDigest } from '../load/identify-files.ts';
import { hashOfCode } from '../site-record.ts';
import { isAsListed } from '../write/list-folders.ts';
import { type Manifest, type PortableRecord, type SharedEntry, writeManifest } from './manifest.ts';
import { hasPack, type Pack, packBytes, writePack } from './packs.ts';
import {
  bundleOf,
  type FoundFile,
  identify,
  type Places,
  pathOf,
  placesBelow,
  usedPlaces,
} from './shared-files.ts';
import { type Store, transfersAtATime } from './store.ts';
import { StoreError } from './store-fault.ts';

/** What of a record serves other machines. */
function portable({ code: _, inputs, listings: _listings, ...record }: BuildRecord) {
  const digests = Object.entries(inputs).map(([path, [, digest]]) => [path, digest] as const);
  return { ...record, inputs: Object.fromEntries(digests) } satisfies PortableRecord;
}

/** Where a manifest goes: the first name is that of the code, the other that of any. */
export type ManifestNames = { code: string; own: string; latest: string };

/**
 * Gives other machines what the last build of a site has left: contents that the store lacks, and
 * last of all the manifest, so that nobody finds half of it.
 * @param former what was found in the store and not damaged, of this code or of another
 * @param isTrusted whether nothing in the store was found damaged: what it has is not sent again
 * @returns how many bytes were written; undefined where there is nothing new
 * @throws StoreError where the store refuses, or somebody has changed the site's folders meanwhile
 */
export async function push(
  store: Store,
  places: Places,
  names: ManifestNames,
  former: Manifest | undefined,
  isTrusted: boolean,
): Promise<number | undefined> {
  const localCode = hashOfCode();
  const built = await readBuild(places.root, localCode);
  if (!built) return undefined;
  const record = portable(built);
  const { inputs, year, period } = record;
  const madeOf = contentHash(JSON.stringify([Object.entries(inputs).sort(), year, period]));
  const sameCode = former?.code === names.code ? former : undefined;
  if (sameCode?.madeOf === madeOf) return undefined;

  const found = await findFiles(places, sameCode, former);
  const isAsBuilt = [pagesFolder, serverFolder].every((name, index) =>
    isAsListed(join(places.root, name), built.listings[index] ?? {}),
  );
  if (!isAsBuilt) throw new StoreError({ reason: 'changed' });

  const byDigest = new Map([...found.values()].map((file) => [file.digest, file]));
  const kept = await keptPacks(store, former?.packs ?? [], byDigest);
  for (const { contents } of kept) for (const [digest] of contents) byDigest.delete(digest);
  const made = await inTurn(
    grouped([...byDigest.values()]),
    async (files) => writePack(store, await contentsOf(files), isTrusted),
    transfersAtATime,
  );
  const bytes = await writeManifest(store, [names.latest, names.own], {
    code: names.code,
    madeOf,
    files: Object.fromEntries([...found].map(([place, file]) => [place, entryOf(file)])),
    packs: [...kept, ...made.map(({ pack }) => pack)],
    record,
    kept: await readKeptFiles(places.root, localCode),
  });
  return made.reduce((sum, { sent }) => sum + sent, bytes);
}

/** Every file that is shared, by its place. */
async function findFiles(
  places: Places,
  sameCode: Manifest | undefined,
  former: Manifest | undefined,
): Promise<Map<string, FoundFile>> {
  const before = Object.keys(former?.files ?? {}).filter(
    (place) => sameCode || bundleOf(place) === undefined,
  );
  const used = await usedPlaces(places.cache, new Set(before));
  const ofSite = await Promise.all(
    [pagesFolder, serverFolder].map((folder) => placesBelow(places.root, folder)),
  );
  const all = [...used.keys(), ...ofSite.flat()].sort();
  const files = await inTurn(all, async (place) => ({
    ...(await identify(pathOf(places, place))),
    used: used.get(place),
  }));
  return new Map(all.map((place, index) => [place, files[index] as FoundFile]));
}

const entryOf = ({ digest, used, isSealed }: FoundFile): SharedEntry => ({
  digest,
  ...(used !== undefined && { used: Math.round(used) }),
  ...(isSealed && { isSealed }),
});

/**
 * The packs that stay: full ones that are there, of which half or more is still wanted. Of the
 * others the contents are packed anew, so that neither many small packs nor old contents add up.
 */
async function keptPacks(
  store: Store,
  packs: Pack[],
  wanted: ReadonlyMap<string, unknown>,
): Promise<Pack[]> {
  const bytesOf = (contents: Pack['contents']) =>
    contents.reduce((sum, [, length]) => sum + length, 0);
  const worthKeeping = packs.filter(({ contents }) => {
    const total = bytesOf(contents);
    const used = bytesOf(contents.filter(([digest]) => wanted.has(digest)));
    return total >= packBytes && used * 2 >= total;
  });
  const isThere = await inTurn(worthKeeping, (pack) => hasPack(store, pack));
  return worthKeeping.filter((_, index) => isThere[index]);
}

/** Files in groups that make a full pack each. */
function grouped(files: FoundFile[]): FoundFile[][] {
  const groups: FoundFile[][] = [];
  let bytes = packBytes;
  for (const file of files) {
    if (bytes >= packBytes) {
      groups.push([]);
      bytes = 0;
    }
    groups.at(-1)?.push(file);
    bytes += file.length;
  }
  return groups;
}

/** @throws StoreError where a file has changed since it was found */
async function contentsOf(files: FoundFile[]): Promise<[digest: string, Uint8Array][]> {
  const contents: [string, Uint8Array][] = [];
  for (const { digest, read } of files) {
    const content = await read();
    if (contentDigest(content) !== digest) throw new StoreError({ reason: 'changed' });
    contents.push([digest, content]);
  }
  return contents;
}
