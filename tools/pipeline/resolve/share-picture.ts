import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type satori from 'satori';
import type { Font } from 'satori';
import type { PageData } from '../../../src/lib/page-data.ts';
import { fixedColors } from '../../../src/theme/tokens.ts';
import { contentHash } from '../../model/content-hash.ts';
import { withDiskCache } from '../../model/disk-cache.ts';
import { pictureCacheFolder } from './encode-picture.ts';
import { addressOfHash } from './hashed-address.ts';
import type { ShareLogo, SharePictureOfLogo } from './share-logo.ts';

/** The size that networks ask for, in pixels. */
const size = { width: 1200, height: 630 };

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
    const svg = await draw(drawing, { ...size, fonts: await fonts });
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

type SatoriElement = { type: string; props: Record<string, unknown> };

const satoriElement = (
  type: string,
  style: object,
  children?: unknown,
  more: object = {},
): SatoriElement => ({
  type,
  props: { style, children, ...more },
});

const pictureOfLogo = ({ src, width, height, onPlate }: SharePictureOfLogo): SatoriElement =>
  satoriElement(
    'div',
    {
      display: 'flex',
      marginRight: 20,
      ...(onPlate && { padding: 12, borderRadius: 18, background: fixedColors.white }),
    },
    satoriElement('img', {}, undefined, { src, width, height }),
  );

/** What is positioned is drawn after what is not, and in its order among itself. */
const aboveRings = { position: 'relative' };

function shareLayout(
  heading: string,
  summary: string,
  logo: ShareLogo,
  ramp: PageData['colorScale'],
): Parameters<typeof satori>[0] {
  const mark = satoriElement(
    'svg',
    {},
    satoriElement('path', {}, undefined, {
      d: 'M2 17h8l4-10 7 20 4-10h9',
      stroke: fixedColors.white,
      strokeWidth: 3,
      fill: 'none',
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
    { width: 36, height: 34, viewBox: '0 0 36 34' },
  );
  const sign = satoriElement(
    'div',
    {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 64,
      height: 64,
      marginRight: 20,
      borderRadius: 18,
      background: ramp[600],
    },
    mark,
  );
  const rings = [260, 380, 500].map((diameter) =>
    satoriElement('div', {
      position: 'absolute',
      right: 60 - diameter / 2 + 60,
      top: 315 - diameter / 2,
      width: diameter,
      height: diameter,
      borderRadius: diameter,
      border: `2px solid ${ramp[800]}`,
    }),
  );
  return satoriElement(
    'div',
    {
      ...size,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 72,
      background: ramp[950],
      color: fixedColors.white,
      fontFamily: 'Figtree',
    },
    [
      ...rings,
      satoriElement(
        'div',
        {
          ...aboveRings,
          display: 'flex',
          alignItems: 'center',
          fontFamily: 'Bricolage Grotesque',
          fontSize: 40,
        },
        [
          logo.picture ? pictureOfLogo(logo.picture) : sign,
          ...(logo.name === undefined ? [] : [logo.name]),
        ],
      ),
      satoriElement('div', { ...aboveRings, display: 'flex', flexDirection: 'column' }, [
        satoriElement(
          'div',
          {
            maxWidth: 940,
            fontFamily: 'Bricolage Grotesque',
            fontSize: heading.length > 48 ? 62 : 76,
            lineHeight: 1.05,
            letterSpacing: -1.5,
          },
          heading,
        ),
        satoriElement(
          'div',
          { maxWidth: 860, marginTop: 28, color: ramp[200], fontSize: 30, lineHeight: 1.4 },
          summary,
        ),
      ]),
      satoriElement('div', {
        width: 160,
        height: 10,
        borderRadius: 10,
        background: fixedColors.ipe,
      }),
    ],
  ) as unknown as Parameters<typeof satori>[0];
}
