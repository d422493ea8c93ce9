import { css } from '@emotion/react';
import type { Mockup, SplitSection } from '../generated/types.ts';
import { layout, media, radius } from '../theme/tokens.ts';
import Art, { artPanel } from './art.tsx';
import ClipPlayer from './clip-player.tsx';
import Image from './image.tsx';
import MockupView from './mockup.tsx';
import Photo from './photo.tsx';
import { toneBackground } from './tones.ts';

type Media = Pick<SplitSection, 'mockup' | 'art' | 'tone' | 'picture' | 'photo' | 'clip'> & {
  /** Whether it fills half of a band of the page. */
  band?: boolean;
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
  return (
    <div css={styles.box}>
      {mockup && <MockupView mockup={mockup} ringless />}
      {art && (
        <div css={[artPanel, toneBackground[tone]]}>
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

const styles = {
  box: css({ minWidth: 0 }),
  image: css({ borderRadius: radius.card, overflow: 'hidden' }),
};

/** Text and what stands beside it, in two columns as soon as both fit. */
export const sideBySide = css({
  display: 'grid',
  gap: layout.columns,
  alignItems: 'center',
  [media.from(960)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});

/**
 * On a telephone, a screen that is the last of its section stands near its lower edge, and the
 * loose cards above it. A drawn telephone goes on beyond that edge.
 */
export const atFoot = ({ device }: Mockup) =>
  css({
    [media.below(480)]: {
      '--phone': '45px 45px 0 0',
      marginBottom: `calc(${device === 'phone' ? '-10px -' : '-0.5 *'} var(--section-padding))`,
      '& figure > div > div ~ div': { order: -1, margin: '0 0 0.75rem' },
    },
  });
