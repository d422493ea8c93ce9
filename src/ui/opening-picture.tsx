import { css } from '@emotion/react';
import { useContext } from 'react';
import type { ArtName, HeroSection } from '../generated/types.ts';
import { SectionContext } from '../state/page-context.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { color, media } from '../theme/tokens.ts';
import Art, { artPanel } from './art.tsx';
import { keepsRight } from './art-frames.ts';
import MockupView from './mockup.tsx';
import { boxes, flatTones, strongTones } from './opening-boxes.ts';
import { type Arrangement, isCentered } from './opening-layouts.ts';
import Photo from './photo.tsx';
import { toneBackground } from './tones.ts';

type Props = Pick<HeroSection, 'ground' | 'mockup' | 'companion' | 'photo' | 'art' | 'tone'> & {
  arrangement: Arrangement;
};

/** What there is to see in a page's opening: product screens, a photo or a drawing. */
export default function OpeningPicture({ arrangement, ...seen }: Props) {
  const { mockup, companion, photo, art, tone = 'brand' } = seen;
  const isHalf = arrangement === 'halves' || arrangement === 'phoneHalf';
  if (mockup) {
    const scenery = isHalf && art;
    const own =
      arrangement === 'stage' || arrangement === 'pair' || isHalf
        ? boxes[arrangement]
        : boxes.within;
    return (
      <div
        css={[
          own,
          isHalf && (scenery ? [flatTones[tone], styles.before] : strongTones[tone]),
          isHalf && mockup.device === 'bare' && boxes.filled,
          scenery && keepsRight(scenery) && styles.aside,
          scenery === movement && styles.leaning,
        ]}
      >
        {scenery && <Art name={scenery} tone={tone} framed="scenery" />}
        <MockupView
          mockup={mockup}
          ringless={own !== boxes.within}
          onward={arrangement === 'pair'}
        />
        {arrangement === 'pair' && companion && <MockupView mockup={companion} ringless small />}
      </div>
    );
  }
  if (photo) return <OpeningPhoto photo={photo} arrangement={arrangement} />;
  return art && <OpeningArt {...seen} art={art} arrangement={arrangement} />;
}

function OpeningPhoto({ photo, arrangement }: Required<Pick<Props, 'photo' | 'arrangement'>>) {
  const isFirstSection = useContext(SectionContext).isFirst;
  const isWide = isCentered(arrangement);
  const picture = (
    <Photo
      photo={photo}
      sizes={isWide ? '(min-width: 1280px) 76rem, 100vw' : '(min-width: 960px) 36rem, 100vw'}
      eager={isFirstSection}
      css={isWide ? styles.widePhoto : styles.photo}
    />
  );
  if (arrangement !== 'halves') return picture;
  return <div css={[boxes.halves, boxes.filled]}>{picture}</div>;
}

function OpeningArt({ arrangement, art, tone = 'brand', ground }: Props & { art: ArtName }) {
  const onDark = ground === 'dark';
  const fills = arrangement === 'scene' || arrangement === 'halves';
  const own = fills
    ? [boxes.scene, arrangement === 'halves' ? toneBackground[tone] : styles.disc]
    : [artPanel, onDark ? styles.darkArt : toneBackground[tone]];
  return (
    <div css={own}>
      <Art name={art} tone={tone} onDark={onDark} framed={fills ? 'scene' : 'panel'} />
    </div>
  );
}

/** A drawing of movement: what stands before it leans. */
const movement: ArtName = 'running-track';

/** What a drawing stands before. */
const disc = (place: string) =>
  `radial-gradient(circle ${place}, ${surfaceColor('chip')} 99.7%, transparent)`;

const styles = {
  // A drawing fills the half, and the device hides its middle.
  before: css({ position: 'relative', '& > svg': { position: 'absolute', inset: 0 } }),
  // What the drawing shows is seen beside the device.
  aside: css({
    '& > figure': {
      translate: '-2.5rem',
      [media.between(640, 960)]: { zoom: 0.92 },
      [media.from(960)]: { translate: '-5rem' },
    },
  }),
  // Where it is narrow, its foot comes nearer to the edge that cuts it.
  leaning: css({
    '& > figure': {
      rotate: '6deg',
      [media.below(480)]: { zoom: 0.92, translate: '-3.5rem -0.75rem' },
    },
    // The drawing is small there, and goes on beyond its field.
    [media.below(480)]: {
      '& > svg': { overflow: 'visible', scale: '0.6', transformOrigin: '100% 100%' },
    },
  }),
  photo: css({ [media.from(960)]: { aspectRatio: '1 / 1.1' } }),
  // Wider than the text's measure, which holds what else is centred.
  widePhoto: css({ '&&&': { maxWidth: '100%' }, width: '100%', aspectRatio: '16 / 9' }),
  darkArt: css({ background: color('brand-900') }),
  disc: css({
    // Never higher than the box of its drawing, which would cut it flat.
    background: disc('min(55vw, 16.5rem) at 50% 100%'),
    [media.from(700)]: { background: disc('min(25rem, 27vw) at 60% 62%') },
  }),
};
