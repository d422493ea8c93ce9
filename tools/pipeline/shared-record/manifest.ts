import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { sealed, unsealed } from '../../model/disk-cache.ts';
import { hasPlainParts } from '../../model/file-paths.ts';
import type { BuildRecord } from '../build-record.ts';
import type { KeptFiles } from '../kept-files.ts';
import { compression, type Pack } from './packs.ts';
import type { Store } from './store.ts';
import { StoreError } from './store-fault.ts';

/** A file as machines share it. */
export type SharedEntry = {
  /** The hash of what is in it, by which it is found in a pack. */
  digest: string;
  /** Of a cache's file: when it was used last, in ms since 1970. */
  used?: number;
  /** Whether it has its digest before its content on disk. */
  isSealed?: boolean;
};

/** The record of a build without what only its own machine can say. */
export type PortableRecord = Omit<BuildRecord, 'code' | 'inputs' | 'listings'> & {
  /** The hash of each of the site's files. */
  inputs: Record<string, string>;
};

/** All that a machine needs to go on where another has ended. */
export type Manifest = {
  /** The code that made it, wherever it stood. */
  code: string;
  /** What it was made of beside code, as one hash. */
  madeOf: string;
  /** By place: `site/dist/…`, `site/.server/…` or `cache/<part>/…`. */
  files: Record<string, SharedEntry>;
  packs: Pack[];
  record: PortableRecord;
  kept: KeptFiles;
};

/** The folders of the cache of which a file's name says all that it was made of. */
export const cacheParts = ['bundles', 'pictures', 'sound-pictures', 'types', 'validators'];

const places = new RegExp(`^(site/(dist|\\.server)|cache/(${cacheParts.join('|')}))/`);

/** A manifest could name files of the machine that are no business of a build's. */
const isPlace = (path: string): boolean => places.test(path) && hasPlainParts(path);

/**
 * @param name of the manifest in the store
 * @returns undefined where there is none
 * @throws StoreError where it is not what was written, or the store cannot be asked
 */
export async function readManifest(store: Store, name: string): Promise<Manifest | undefined> {
  const bytes = await store.get(name);
  if (!bytes) return undefined;
  const content = unsealed(bytes);
  if (!content) throw new StoreError({ reason: 'damaged', object: name });
  const json = await promisify(brotliDecompress)(content);
  const manifest = JSON.parse(json.toString()) as Manifest;
  if (!Object.keys(manifest.files).every(isPlace))
    throw new StoreError({ reason: 'damaged', object: name });
  return manifest;
}

export async function writeManifest(
  store: Store,
  names: string[],
  manifest: Manifest,
): Promise<number> {
  const content = await promisify(brotliCompress)(JSON.stringify(manifest), compression);
  for (const name of names) await store.put(name, sealed(content));
  return content.length * names.length;
}
