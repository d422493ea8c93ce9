import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { publicFile } from '../../model/file-paths.ts';
import type { SiteFiles } from '../../model/site.ts';

/** In bytes: what is larger no site keeps. */
const maxPictureBytes = 25 * 1024 * 1024;

/**
 * Keeps a picture that somebody chose, under a name that an address can have:
 * `Foto Equipe São Paulo.JPG` becomes `/images/foto-equipe-sao-paulo.jpg`.
 * @returns its address; undefined where it is too large or no picture of a known format
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
  const taken = (address: string) => publicFiles.has(address);
  let address = `/images/${stem}.${ending}`;
  for (let count = 2; taken(address); count++) address = `/images/${stem}-${count}.${ending}`;
  const path = join(root, publicFile(address));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes, { flag: 'wx' });
  return address;
}

/** A file's name in small letters without accents, and its ending where it is a picture's. */
export function pictureName(name: string): { stem: string; ending: string | undefined } {
  const [, stem = '', ending] = /^(.*?)\.(avif|gif|jpe?g|png|webp)$/i.exec(name) ?? [];
  const plain = stem
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return { stem: plain || 'picture', ending: ending?.toLowerCase() };
}
