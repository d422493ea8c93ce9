import type satori from 'satori';
import type { PageData } from '../../../src/lib/page-data.ts';
import { fixedColors } from '../../../src/theme/tokens.ts';
import type { ShareLogo, SharePictureOfLogo } from './share-logo.ts';

/** The size that networks ask for, in pixels. */
export const shareSize = { width: 1200, height: 630 };

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

/**
 * What satori draws: a page's heading and summary under the brand's logo, in the page's colours,
 * over rings.
 * @param ramp the page's colours
 */
export function shareLayout(
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
      ...shareSize,
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
