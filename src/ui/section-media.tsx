import { css } from '@emotion/react';
import type { Mockup, SplitSection } from '../generated/types.ts';
import { color, layout, media, radius } from '../theme/tokens.ts';
import Art, { artPanel } from './art.tsx';
import { standsOnFoot } from './art-frames.ts';
import ClipPlayer from './clip-player.tsx';
import Image from './image.tsx';
import MockupView from './mockup.tsx';
import Photo from './photo.tsx';
import ScreenBand from './screen-band.tsx';
import { toneBackground } from './tones.ts';

type Media = Pick<SplitSection, 'mockup' | 'art' | 'tone' | 'picture' | 'photo' | 'clip'> & {
  /** The side of the window that it reaches to, where it fills half of a band of the page. */
  band?: SplitSection['side'];
};

/** Whether there is anything to see beside a text. */
export const isIllustrated = ({ mockup, art, picture, photo, clip }: Media): boolean =>
  Boolean(mockup || art || picture || photo || clip);

/** What stands beside a text: a product screen, a drawing, a picture, a photo or a clip. */
export default function SectionMedia({
  mockup,
  art,
  tone = 'brand',
  picture,
  photo,
  clip,
  band,
}: Media) {
  const loose = mockup?.device === 'phone' && !mockup.brands ? mockup.floats.length : 0;
  return (
    <div css={[styles.box, (band ? loose > 0 : loose === 1) && styles.upright]}>
      {mockup &&
        (band ? (
          <ScreenBand mockup={mockup} tone={tone} side={band} />
        ) : (
          <MockupView mockup={mockup} ringless />
        ))}
      {art && (
        <div
          css={
            band
              ? [toneBackground[tone], styles.band, standsOnFoot(art) && styles.onFoot]
              : [artPanel, toneBackground[tone]]
          }
        >
          <Art name={art} tone={tone} framed={band ? 'band' : 'panel'} />
        </div>
      )}
      {picture && (
        <Image
          src={picture.src}
          alt={picture.alt}
          sizes="(min-width: 960px) 36rem, 100vw"
          css={styles.image}
        />
      )}
      {photo && <Photo photo={photo} sizes="(min-width: 960px) 48rem, 100vw" />}
      {clip && <ClipPlayer clip={clip} />}
    </div>
  );
}

/** What stands in a band is lit from behind. */
const light = `radial-gradient(circle, ${color('white')}, transparent 70%)`;

const styles = {
  box: css({ minWidth: 0 }),
  // On a tablet, a telephone with a loose card at one side alone, or one that is cut, would tip.
  upright: css({
    [media.between(640, 960)]: { '& figure > div > div ~ div': { display: 'none' } },
  }),
  // A drawing is of the size that its lines are made for, however high the band; on a telephone it
  // fills the band's width, and on a tablet most of it.
  band: css({
    display: 'grid',
    alignItems: 'center',
    height: '100%',
    overflow: 'hidden',
    backgroundImage: light,
    '& > svg': {
      height: 'clamp(13rem, 61.5vw, 25rem)',
      [media.from(960)]: { height: 'min(100%, 24rem)' },
    },
  }),
  // Whoever stands in a half is nearly as high as it.
  onFoot: css({ alignItems: 'end', '& > svg': { [media.from(960)]: { height: '86%' } } }),
  image: css({ borderRadius: radius.card, overflow: 'hidden' }),
};

/** From the container's edge to the window's. */
export const toTheEdge = `min((${layout.container} - 100vw) / 2, -1 * ${layout.gutter})`;
/** Over the air that a section has above and below. */
export const overPadding = 'calc(-1 * var(--section-padding))';

/** Text and what stands beside it, in two columns as soon as both fit. */
export const sideBySide = css({
  display: 'grid',
  gap: layout.columns,
  alignItems: 'center',
  [media.from(960)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

/**
 * The columns of a list on a tablet, whose picture is below it: three points stand side by side,
 * each below its sign, and others by twos.
 */
export const columnsOnTablet = (count: number) =>
  css({
    [media.between(640, 960)]: {
      '& > ul': {
        columnGap: '1.5rem',
        gridTemplateColumns: `repeat(${count === 3 ? 3 : 2},1fr)`,
      },
      ...(count === 3 && { '& > ul > li': { flexDirection: 'column' } }),
    },
  });

/**
 * On a telephone, the head of a telephone's screen stands on its section's edge, which cuts it
 * below the first row of its list. A window is whole: its table says how many rows there are.
 */
export const croppedScreen = ({ device, floats }: Mockup) =>
  css({
    [media.below(640)]: {
      ...(device === 'phone'
        ? {
            '--phone': '45px 45px 0 0',
            '& > * + *': { height: '16.5rem', marginBottom: overPadding },
          }
        : { paddingBottom: 'calc(2.5rem - var(--section-padding))' }),
      ...(floats.length > 0 && { '& figure > div > div ~ div': { display: 'none' } }),
    },
  });

/**
 * On a telephone, a screen that is the last of its section stands near its lower edge, and the
 * loose cards above it. A drawn telephone goes on beyond that edge.
 */
export const atFoot = ({ device, brands }: Mockup) =>
  css({
    [media.below(480)]: {
      '--phone': '45px 45px 0 0',
      ...(device === 'phone' && { marginBottom: 'calc(-10px - var(--section-padding))' }),
      ...(!brands && { '& figure > div > div ~ div': { order: -1, margin: '0 0 0.75rem' } }),
    },
  });
