import type { ResolvedPicture } from '../../../src/lib/page-data.ts';
import { hashedAddress, encodePicture, pictureSize } from './encode-picture.ts';
import type { Reference, Site } from '../../model/site.ts';

type OutputFiles = Map<string, string | Uint8Array>;

/**
 * Makes the pictures and media that pages name, each when it is first asked for.
 * @param files where encoded versions go, by their addresses
 * @param encode false leaves everything at its own address, and pictures without versions
 *   (development)
 * @returns what gives the pictures of some references, by address
 */
export function createPictureResolver(
  site: Site,
  files: OutputFiles,
  encode: boolean,
): (references: Reference[]) => Promise<Record<string, ResolvedPicture>> {
  const pictures = new Map<string, Promise<ResolvedPicture>>();
  const resolveOnce = (reference: Reference) => {
    const cached = pictures.get(reference.value) ?? resolvePicture(site, reference, files, encode);
    pictures.set(reference.value, cached);
    return cached;
  };
  return async (references) =>
    Object.fromEntries(
      await Promise.all(
        references
          .filter(isPublicFile(site))
          .map(async (reference) => [reference.value, await resolveOnce(reference)] as const),
      ),
    );
}

/** Whether a reference names a picture or a medium that the site has. */
const isPublicFile =
  ({ files }: Site) =>
  ({ kind, value }: Reference) =>
    (kind === 'picture' || kind === 'media') && files.publicFiles.has(value);

async function resolvePicture(
  { files: { publicFiles } }: Site,
  { kind, value: address }: Reference,
  files: OutputFiles,
  encode: boolean,
): Promise<ResolvedPicture> {
  const read = publicFiles.get(address)!;
  if (kind === 'media') {
    const content = await read();
    const src = encode ? hashedAddress(address, content) : address;
    if (encode) files.set(src, content);
    return { src, width: 0, height: 0, sources: [] };
  }
  if (!encode) return { src: address, ...(await pictureSize(read)), sources: [] };
  const picture = await encodePicture(address, await read());
  for (const [name, bytes] of picture.files) files.set(name, bytes);
  return picture.data;
}
