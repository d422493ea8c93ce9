import { createHash } from 'node:crypto';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ignoreRefusal } from '../../../model/disk-cache.ts';
import { oncePerFile } from '../../../model/once-per-file.ts';
import { projectRoot } from '../../../model/schemas.ts';

/**
 * A picture of more pixels is refused before any of them is decoded: four bytes each, it would take
 * 400 MB. Cameras of telephones make up to 50 million, or 108 in a mode that nobody needs here.
 */
const maxPixels = 100_000_000;

/** What can be said of a picture: that it can be decoded, that it cannot, or how large it is. */
export type PictureState = 'sound' | 'damaged' | { width: string; height: string; limit: string };

/**
 * Looks at a picture. Whether some bytes were sound is also kept from run to run.
 * @throws where the file cannot be read, which is no fault of the picture
 */
export const inspectPicture = oncePerFile((read) => inOrder(async () => stateOf(await read())));

const soundFolder = join(projectRoot, 'node_modules/.cache/sound-pictures');

async function stateOf(content: Uint8Array): Promise<PictureState> {
  const path = join(soundFolder, createHash('sha256').update(content).digest('base64url'));
  const isKnown = await access(path).then(
    () => true,
    () => false,
  );
  if (isKnown) return 'sound';
  const state = await decode(content);
  if (state === 'sound') {
    await mkdir(soundFolder, { recursive: true })
      .then(() => writeFile(path, ''))
      .catch(ignoreRefusal);
  }
  return state;
}

let last: Promise<unknown> = Promise.resolve();

/** One picture is read at a time, so that many of them never fill the memory together. */
function inOrder<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work, work);
  last = done;
  return done;
}

/** Reads the header, then, of a picture that a build encodes anew, every pixel. */
async function decode(content: Uint8Array): Promise<PictureState> {
  // It takes long to load, and on most runs every picture is known.
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient, format } = await sharp(content, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > maxPixels)
      return {
        width: String(width),
        height: String(height),
        limit: String(maxPixels / 1_000_000),
      };
    if (format !== 'svg') await sharp(content).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    return 'sound';
  } catch {
    return 'damaged';
  }
}
