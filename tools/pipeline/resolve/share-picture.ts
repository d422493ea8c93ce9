import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type satori from 'satori';
import type { Font } from 'satori';
import type { PageData } from '../../../src/lib/page-data.ts';
import { contentHash } from '../../model/content-hash.ts';
import { withDiskCache } from '../../model/disk-cache.ts';
import { pictureCacheFolder } from './encode-picture.ts';
import { addressOfHash } from './hashed-address.ts';
import { shareLayout, shareSize } from './share-layout.ts';
import type { ShareLogo } from './share-logo.ts';

/**
 * With more effort a picture takes twice as long, for a file that is a tenth smaller, which no
 * visitor fetches, and which looks the same. Dithering makes plain areas larger, and less plain.
 */
const encoding = { palette: true, quality: 90, effort: 1, dither: 0 };

const require = createRequire(import.meta.url);
const fontFiles = [
  {
    name: 'Bricolage Grotesque',
    weight: 700,
    file: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
  },
  { name: 'Figtree', weight: 500, file: '@fontsource/figtree/files/figtree-latin-500-normal.woff' },
] as const;

let fonts: Promise<Font[]> | undefined;

/** A page's own share picture, which is only made, or read, when somebody asks for it. */
export type SharePicture = {
  address: string;
  /** Where it is kept, once it was made. */
  keptAt: string;
  /** @throws where the disk refuses */
  make: () => Promise<Uint8Array>;
};

/**
 * The picture that stands for a page where it is shared: its heading and summary in its colours,
 * with the brand's logo. Its address says what it shows, so that thousands need not be read for it.
 */
export function sharePicture(page: PageData, logo: ShareLogo): SharePicture {
  const heading =
    page.sections.map((section) => ('heading' in section ? section.heading : '')).find(Boolean) ??
    page.title;
  const drawing = shareLayout(
    heading,
    page.description,
    logo,
    page.contentScale ?? page.colorScale,
  );
  const hash = contentHash(JSON.stringify([drawing, encoding]));
  const keptAt = join(pictureCacheFolder, `share-${hash}.png`);
  const draw = async () => {
    // Both take long to load, and most builds have every picture already. Of its two forms the one
    // for `require` is the same one in the bundled tool and in a test.
    const { default: draw } = require('satori') as { default: typeof satori };
    const { default: sharp } = await import('sharp');
    fonts ??= readFonts();
    const svg = await draw(drawing, { ...shareSize, fonts: await fonts });
    return sharp(Buffer.from(svg)).png(encoding).toBuffer();
  };
  return {
    address: addressOfHash(`/share-${page.language}.png`, hash),
    keptAt,
    make: () => withDiskCache(keptAt, draw),
  };
}

const readFonts = (): Promise<Font[]> =>
  Promise.all(
    fontFiles.map(async ({ name, weight, file }) => ({
      name,
      weight,
      data: await readFile(require.resolve(file)),
    })),
  );
