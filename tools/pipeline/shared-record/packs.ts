import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Store } from './store.ts';
import { StoreError } from './store-fault.ts';

/**
 * Contents in one object of the store, compressed together: pages are much alike, and a request for
 * each of thousands would take longer than the bytes.
 */
export type Pack = {
  /** The SHA-256 of the object, which is in its name. */
  digest: string;
  /** How many bytes the object has. */
  size: number;
  contents: [digest: string, length: number][];
};

/** How many bytes of contents make a pack full. */
export const packBytes = 4 * 1024 * 1024;

/** Fast, and with all of a pack in view. */
export const compression = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
  },
};

const nameOf = (digest: string) => `packs/${digest}`;

/**
 * Makes a pack and puts it into the store.
 * @param isTrusted whether the store is believed where it says that it has the pack
 * @returns the pack, and how many bytes were sent
 */
export async function writePack(
  store: Store,
  contents: [string, Uint8Array][],
  isTrusted: boolean,
): Promise<{ pack: Pack; sent: number }> {
  const plain = Buffer.concat(contents.map(([, content]) => content));
  const bytes = await promisify(brotliCompress)(plain, compression);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const pack: Pack = {
    digest,
    size: bytes.length,
    contents: contents.map(([name, content]) => [name, content.length]),
  };
  if (isTrusted && (await hasPack(store, pack))) return { pack, sent: 0 };
  await store.put(nameOf(digest), bytes);
  return { pack, sent: pack.size };
}

/**
 * The contents of a pack, by their digests.
 * @throws StoreError where it is missing or is not what was written
 */
export async function readPack(store: Store, pack: Pack): Promise<Map<string, Uint8Array>> {
  const name = nameOf(pack.digest);
  const bytes = await store.get(name, pack.size);
  if (!bytes || createHash('sha256').update(bytes).digest('hex') !== pack.digest)
    throw new StoreError({ reason: 'damaged', object: name });
  const plain = await promisify(brotliDecompress)(bytes);
  const contents = new Map<string, Uint8Array>();
  let begin = 0;
  for (const [digest, length] of pack.contents) {
    contents.set(digest, plain.subarray(begin, begin + length));
    begin += length;
  }
  return contents;
}

/** Whether the store still has a pack in its whole length. */
export const hasPack = async (store: Store, pack: Pack): Promise<boolean> =>
  (await store.sizeOf(nameOf(pack.digest))) === pack.size;
