import { join } from 'node:path';
import type sharp from 'sharp';
import type { ResolvedPicture } from '../../../src/lib/page-data.ts';
import { contentHash } from '../../model/content-hash.ts';
import { withDiskCache } from '../../model/disk-cache.ts';
import { oncePerFile } from '../../model/once-per-file.ts';
import { projectRoot } from '../../model/schemas.ts';
import { hashedAddress } from './hashed-address.ts';

/**
 * Widths, in pixels, in which a raster picture is made; a version is never wider than the original.
 */
const [narrow, wide] = [480, 960];
const widths = [narrow, wide];
const maxWidth = 1600;
/**
 * With more effort AVIF takes three times as long for files that are 6% smaller, and look the same.
 * With less it takes half as long for files that are 3% larger and a little less true: that is for
 * the widest, which takes as long as all others together.
 */
const avifOptions = (width: number) => ({ quality: 55, effort: width > wide ? 2 : 3 });
const formats = [
  { extension: 'avif', type: 'image/avif', optionsOf: avifOptions },
  { extension: 'webp', type: 'image/webp', optionsOf: () => ({ quality: 78 }) },
] as const;

/** Where encoded pictures are kept from build to build. */
export const pictureCacheFolder = join(projectRoot, 'node_modules/.cache/pictures');

/** Files by address. */
export type OutputFiles = ReadonlyMap<string, string | Uint8Array>;

export type EncodedPicture = { data: ResolvedPicture; files: OutputFiles };

/** Thrown where bytes are no picture that can be read. */
class DamagedPictureError extends Error {}

/**
 * What sharp makes of a picture; whatever it throws, it throws because of the picture. It takes
 * long to load, and most builds find all that they need in the cache.
 */
async function withSharp<T>(
  content: Uint8Array,
  work: (picture: ReturnType<typeof sharp>) => Promise<T>,
): Promise<T> {
  const { default: open } = await import('sharp');
  return work(open(content)).catch((cause: Error) => {
    throw new DamagedPictureError(cause.message, { cause });
  });
}

type PictureSize = { width: number; height: number };
type PictureHeader = PictureSize & { format: string; hasMetadata: boolean };

/** What the beginning of a picture says of it; the size is that of it upright. */
async function readHeader(content: Uint8Array): Promise<PictureHeader> {
  const name = `${contentHash(content)}-header.json`;
  const json = await withDiskCache(join(pictureCacheFolder, name), async () => {
    const found = await withSharp(content, (picture) => picture.metadata());
    const { autoOrient, format, exif, xmp, iptc, pages = 1 } = found;
    // One that moves is no photo.
    const hasMetadata = pages === 1 && (exif ?? xmp ?? iptc) !== undefined;
    return Buffer.from(JSON.stringify({ ...autoOrient, format, hasMetadata }));
  });
  return JSON.parse(Buffer.from(json).toString()) as PictureHeader;
}

/**
 * The size of a picture in pixels, as it shows: upright.
 * @throws DamagedPictureError where it is no picture; what `read` throws
 */
export const pictureSize = oncePerFile(async (read): Promise<PictureSize> => {
  const { width, height } = await readHeader(await read());
  return { width, height };
});

/** Encodes a picture so that it is hardly told from what it was; a PNG loses nothing. */
const bestOf = (picture: ReturnType<typeof sharp>, format: string) =>
  format === 'jpeg' || format === 'webp' ? picture.toFormat(format, { quality: 92 }) : picture;

/**
 * A picture as it is published. One with metadata, as cameras write them, is encoded anew: upright,
 * and without the place where it was taken.
 * @param known its header, where it was read already
 * @throws DamagedPictureError where it is no picture; where the disk refuses
 */
export async function publishedPicture(
  content: Uint8Array,
  known?: PictureHeader,
): Promise<Uint8Array> {
  const { hasMetadata, format } = known ?? (await readHeader(content));
  if (!hasMetadata) return content;
  return withDiskCache(join(pictureCacheFolder, `${contentHash(content)}-upright`), () =>
    withSharp(content, (picture) =>
      bestOf(picture.autoOrient().keepIccProfile(), format).toBuffer(),
    ),
  );
}

/**
 * Measures a picture and, if it is a raster, makes its smaller versions in better formats. Versions
 * once made are kept in a cache.
 * @throws DamagedPictureError where it is no picture; where the disk refuses
 */
export async function encodePicture(address: string, content: Uint8Array): Promise<EncodedPicture> {
  const header = await readHeader(content);
  const { width, height, format, hasMetadata } = header;
  const published = await publishedPicture(content, header);
  const src = hashedAddress(address, published);
  const original = [src, published] as const;
  if (format === 'svg' || format === 'gif')
    return { data: { src, width, height, sources: [] }, files: new Map([original]) };
  const fitting = [
    ...new Set([...widths.filter((each) => each < width), Math.min(width, maxWidth)]),
  ];
  const made = await Promise.all(
    formats.map(async ({ extension, type, optionsOf }) => {
      const versions = await Promise.all(
        fitting.map(async (each) => {
          const options = optionsOf(each);
          const how = [...Object.values(options), ...(hasMetadata ? ['upright'] : [])].join('-');
          const name = `${contentHash(content)}-${each}-${how}.${extension}`;
          const version = await withDiskCache(join(pictureCacheFolder, name), () =>
            withSharp(content, (picture) =>
              picture.autoOrient().resize(each).toFormat(extension, options).toBuffer(),
            ),
          );
          const file = hashedAddress(address, version, `-${each}`, `.${extension}`);
          return { file, version, width: each };
        }),
      );
      const srcset = versions.map((version) => `${version.file} ${version.width}w`).join(', ');
      return { type, srcset, versions };
    }),
  );
  return {
    data: { src, width, height, sources: made.map(({ type, srcset }) => ({ type, srcset })) },
    files: new Map([
      original,
      ...made.flatMap(({ versions }) =>
        versions.map(({ file, version }) => [file, version] as const),
      ),
    ]),
  };
}
