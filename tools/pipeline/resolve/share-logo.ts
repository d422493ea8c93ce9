import { join } from 'node:path';
import { wordmarkOf } from '../../../src/lib/wordmark.ts';
import { contentHash } from '../../model/content-hash.ts';
import { withDiskCache } from '../../model/disk-cache.ts';
import type { Site } from '../../model/site.ts';
import { pictureCacheFolder, pictureSize } from './encode-picture.ts';

/** A brand's logo on the dark ground of share pictures: a picture or the usual sign, and a name. */
export type ShareLogo = { name?: string; picture?: SharePictureOfLogo };

/** As data, in the size at which it shows. On a plate where it was drawn for light ground. */
export type SharePictureOfLogo = {
  src: string;
  width: number;
  height: number;
  onPlate: boolean;
};

/** The most that it takes, in pixels; on screens that have more, it has twice as many. */
const most = { width: 320, height: 64 };

/**
 * The logo of a site's share pictures.
 * @throws where the picture is damaged, or the disk refuses
 */
export async function shareLogo({ config, files }: Site): Promise<ShareLogo> {
  const { brand } = config.value;
  const { picture, pictureOnDark } = brand.logo ?? {};
  const name = picture ? brand.logo?.name : wordmarkOf(brand);
  const read = files.publicFiles.get(pictureOnDark ?? picture ?? '');
  if (!read) return { name };
  const { width, height } = await pictureSize(read);
  const scale = Math.min(most.width / width, most.height / height);
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const content = await read();
  const file = join(pictureCacheFolder, `share-logo-upright-${contentHash(content)}.png`);
  const drawn = await withDiskCache(file, async () => {
    const { default: sharp } = await import('sharp');
    return sharp(content)
      .autoOrient()
      .resize(2 * shown.width, 2 * shown.height)
      .png()
      .toBuffer();
  });
  const src = `data:image/png;base64,${Buffer.from(drawn).toString('base64')}`;
  return { name, picture: { src, ...shown, onPlate: pictureOnDark === undefined } };
}
