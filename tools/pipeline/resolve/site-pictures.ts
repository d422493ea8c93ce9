import type { PictureData } from '../../../src/lib/data.ts';
import { hashedAddress, makePicture, measure } from './pictures.ts';
import { error, UnusableSite, type Problem } from '../../model/problem.ts';
import type { Reference, Site } from '../../model/site.ts';

type Files = Map<string, string | Uint8Array>;

/**
 * Makes the pictures and media that pages name, each when it is first asked for.
 * @param files where encoded versions go, by their addresses
 * @param encode false leaves everything at its own address, and pictures without versions
 *   (development)
 * @returns what gives the pictures of some references, by address; throws UnusableSite where one
 *   cannot be read
 */
export function createPictures(
  site: Site,
  files: Files,
  encode: boolean,
): (references: Reference[]) => Promise<Record<string, PictureData>> {
  const made = new Map<string, Promise<PictureData>>();
  const madeOnce = (reference: Reference) => {
    const known = made.get(reference.value) ?? make(site, reference, files, encode);
    made.set(reference.value, known);
    return known;
  };
  return async (references) =>
    Object.fromEntries(
      await Promise.all(
        references
          .filter(isFile(site))
          .map(async (reference) => [reference.value, await madeOnce(reference)] as const),
      ),
    );
}

/** Whether a reference names a picture or a medium that the site has. */
const isFile =
  ({ files }: Site) =>
  ({ kind, value }: Reference) =>
    (kind === 'picture' || kind === 'media') && files.publicFiles.has(value);

async function make(
  { files: { publicFiles } }: Site,
  { kind, value: address, source, pointer }: Reference,
  files: Files,
  encode: boolean,
): Promise<PictureData> {
  const read = publicFiles.get(address)!;
  if (kind === 'media') {
    const content = await read();
    const src = encode ? hashedAddress(address, content) : address;
    if (encode) files.set(src, content);
    return { src, width: 0, height: 0, sources: [] };
  }
  try {
    if (!encode) return { src: address, ...(await measure(read)), sources: [] };
    const picture = await makePicture(address, await read());
    for (const [name, bytes] of picture.files) files.set(name, bytes);
    return picture.data;
  } catch {
    throw new UnusableSite([error('picture/damaged', source.at(pointer), { name: address })]);
  }
}

/**
 * What is wrong with the pictures that a site names: each that cannot be read is one problem, where
 * it is named first.
 */
export async function damagedPictures(site: Site): Promise<Problem[]> {
  const pictures = new Map(
    site.references
      .filter(isFile(site))
      .filter(({ kind }) => kind === 'picture')
      .toReversed()
      .map((reference) => [reference.value, reference]),
  );
  const found = await Promise.all(
    [...pictures.values()].map((reference) =>
      make(site, reference, new Map(), false).then(
        () => [],
        (cause: UnusableSite) => cause.problems,
      ),
    ),
  );
  return found.flat();
}
