import type { ResolvedPicture } from '../../../src/lib/page-data.ts';
import { required } from '../../model/required.ts';
import type { Reference, Site } from '../../model/site.ts';
import {
  type EncodedPicture,
  encodePicture,
  type OutputFiles,
  pictureSize,
} from './encode-picture.ts';
import { hashedAddress } from './hashed-address.ts';

/** The pictures and media of some references, by address, and the files that they need. */
export type ResolvedPictures = { pictures: Record<string, ResolvedPicture>; files: OutputFiles };

/**
 * Makes the pictures and media that pages name, each when it is first asked for.
 * @param encode false leaves everything at its own address, and pictures without versions
 *   (development)
 * @returns what gives the pictures of some references, by address
 */
export function createPictureResolver(
  site: Site,
  encode: boolean,
): (references: Reference[]) => Promise<ResolvedPictures> {
  const cache = new Map<string, Promise<EncodedPicture>>();
  const resolveOnce = (reference: Reference) => {
    const picture = cache.get(reference.value) ?? resolvePicture(site, reference, encode);
    cache.set(reference.value, picture);
    return picture;
  };
  return async (references) => {
    const found = await Promise.all(
      references
        .filter(isPublicFile(site))
        .map(async (reference) => [reference.value, await resolveOnce(reference)] as const),
    );
    return {
      pictures: Object.fromEntries(found.map(([address, { data }]) => [address, data])),
      files: new Map(found.flatMap(([, { files }]) => [...files])),
    };
  };
}

/** Whether a reference names a picture or a medium that the site has. */
const isPublicFile =
  ({ files }: Site) =>
  ({ kind, value }: Reference) =>
    (kind === 'picture' || kind === 'media') && files.publicFiles.has(value);

const noFiles: OutputFiles = new Map();

async function resolvePicture(
  { files: { publicFiles } }: Site,
  { kind, value: address }: Reference,
  encode: boolean,
): Promise<EncodedPicture> {
  const read = required(publicFiles.get(address), `file at ${address}`);
  const content = encode ? await read() : undefined;
  if (kind === 'media') {
    const src = content ? hashedAddress(address, content) : address;
    const data = { src, width: 0, height: 0, sources: [] };
    return { data, files: content ? new Map([[src, content]]) : noFiles };
  }
  if (content) return encodePicture(address, content);
  return { data: { src: address, ...(await pictureSize(read)), sources: [] }, files: noFiles };
}
