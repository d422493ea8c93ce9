import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { publicFile } from '../../model/file-paths.ts';
import type { SiteFiles } from '../../model/site.ts';
import { isOwnFile } from './own-file.ts';

/** In bytes: what is larger no site keeps. */
const maxPictureBytes = 25 * 1024 * 1024;

/**
 * Keeps a picture that somebody chose, under a name that an address can have:
 * `Foto Equipe São Paulo.JPG` becomes `/images/foto-equipe-sao-paulo.jpg`.
 * @returns its address; undefined where it is too large or no picture of a known format, or where
 *   the folder of pictures is a link that may lead out of the site
 */
export async function uploadPicture(
  root: string,
  { publicFiles }: SiteFiles,
  name: string,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const { stem, ending } = pictureName(name);
  const isPicture = await sharp(bytes)
    .metadata()
    .then(Boolean, () => false);
  if (!ending || !isPicture || bytes.length > maxPictureBytes) return undefined;
  for (let count = 1; ; count++) {
    const address = `/images/${count > 1 ? `${stem}-${count}` : stem}.${ending}`;
    if (publicFiles.has(address)) continue;
    if (!(await isOwnFile(root, publicFile(address)))) return undefined;
    const path = join(root, publicFile(address));
    await mkdir(dirname(path), { recursive: true });
    // One that came a moment ago may not have been seen yet.
    const isTaken = await writeFile(path, bytes, { flag: 'wx' }).then(
      () => false,
      (cause: NodeJS.ErrnoException) => {
        if (cause.code === 'EEXIST') return true;
        throw cause;
      },
    );
    if (!isTaken) return address;
  }
}

/** How much of a name is kept, in characters: a file's name may have 255 bytes. */
const longestStem = 80;

/** A file's name in small letters without accents, and its ending where it is a picture's. */
export function pictureName(name: string): { stem: string; ending: string | undefined } {
  const [, stem = '', ending] = /^(.*?)\.(avif|gif|jpe?g|png|webp)$/i.exec(name) ?? [];
  const plain = stem
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replace(/^-+|-+$/g, '');
  return { stem: plain || 'picture', ending: ending?.toLowerCase() };
}
