import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { ResolvedPicture } from '../../../src/lib/page-data.ts';
import { projectRoot } from '../../model/schemas.ts';

/**
 * Widths, in pixels, in which a raster picture is made; a version is never wider than the original.
 */
const widths = [480, 960, 1600];
const formats = [
  { extension: 'avif', type: 'image/avif', quality: 55 },
  { extension: 'webp', type: 'image/webp', quality: 78 },
] as const;
const cacheFolder = join(projectRoot, 'node_modules/.cache/pictures');

export type EncodedPicture = { data: ResolvedPicture; files: Map<string, Uint8Array> };

/** A short name for some content, for addresses that may be kept for ever. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10);

/**
 * `/images/team.jpg` → `/assets/team.<hash>.jpg`: the address of a file that may be kept for ever.
 */
export function hashedAddress(
  address: string,
  content: Uint8Array,
  suffix = '',
  extension = extname(address),
): string {
  return `/assets/${basename(address, extname(address))}${suffix}.${contentHash(content)}${extension}`;
}

type PictureSize = { width: number; height: number };

const sizeCache = new WeakMap<() => Promise<Uint8Array>, Promise<PictureSize>>();

/**
 * The size of a picture in pixels. Who asks with the same function again gets the same answer.
 * @throws where it is no picture
 */
export function pictureSize(read: () => Promise<Uint8Array>): Promise<PictureSize> {
  const cached =
    sizeCache.get(read) ??
    read()
      .then((content) => sharp(content).metadata())
      .then(({ width, height }) => ({ width, height }));
  sizeCache.set(read, cached);
  return cached;
}

/**
 * Measures a picture and, if it is a raster, makes its smaller versions in better formats. Versions
 * once made are kept in a cache.
 * @throws where it is no picture
 */
export async function encodePicture(address: string, content: Uint8Array): Promise<EncodedPicture> {
  const { width, height, format } = await sharp(content).metadata();
  const src = hashedAddress(address, content);
  const files = new Map([[src, content]]);
  if (format === 'svg' || format === 'gif')
    return { data: { src, width, height, sources: [] }, files };
  const fitting = [
    ...new Set([...widths.filter((each) => each < width), Math.min(width, widths.at(-1)!)]),
  ];
  const sources = await Promise.all(
    formats.map(async ({ extension, type, quality }) => {
      const versions = await Promise.all(
        fitting.map(async (each) => {
          const version = await withDiskCache(
            `${contentHash(content)}-${each}-${quality}.${extension}`,
            () => sharp(content).resize(each).toFormat(extension, { quality }).toBuffer(),
          );
          const name = hashedAddress(address, version, `-${each}`, `.${extension}`);
          files.set(name, version);
          return `${name} ${each}w`;
        }),
      );
      return { type, srcset: versions.join(', ') };
    }),
  );
  return { data: { src, width, height, sources }, files };
}

/** Something that takes long to make, kept by a name that says all it was made from. */
export async function withDiskCache(
  name: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const path = join(cacheFolder, name);
  const stored = await readFile(path).catch(() => undefined);
  if (stored) return stored;
  const made = await make();
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(path, made);
  return made;
}
