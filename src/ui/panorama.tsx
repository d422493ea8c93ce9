import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { SplitSection } from '../generated/types.ts';
import { media } from '../theme/tokens.ts';
import ClipPlayer from './clip-player.tsx';
import { largeHead } from './large-head.ts';
import Points from './points.tsx';
import Section, { SectionIntro } from './section.tsx';
import { toTheEdge } from './section-media.tsx';

type Props = Pick<SplitSection, 'id' | 'ground' | 'eyebrow' | 'heading' | 'lead' | 'points'> &
  Required<Pick<SplitSection, 'clip'>> & { children: ReactNode };

/**
 * A clip from edge to edge of the window, on its section's ground, below a large heading; below it
 * what can be read from it, in columns. On a telephone only its left part is shown, and larger.
 */
export default function Panorama({ points, clip, children, ...intro }: Props) {
  return (
    <Section id={intro.id} ground={intro.ground}>
      <div css={largeHead}>
        <SectionIntro {...intro} narrow={false} />
        <div>{children}</div>
      </div>
      <div css={styles.clip}>
        <ClipPlayer clip={clip} />
      </div>
      <div css={styles.readings}>
        <Points points={points} />
      </div>
    </Section>
  );
}

const styles = {
  clip: css({
    margin: `clamp(1rem, 3vw, 2.5rem) ${toTheEdge} 0`,
    '&& video': {
      height: 'clamp(13.5rem, 33.34vw, 40rem)',
      borderRadius: 0,
      objectFit: 'cover',
      objectPosition: '9%',
      backgroundPosition: '9%',
    },
    '& button': {
      insetInlineEnd: `max(1rem, calc(-1 * ${toTheEdge}))`,
      // Below the curve.
      [media.below(640)]: { bottom: '-0.75rem' },
    },
  }),
  readings: css({
    // Two columns, or one where the letters are so large that values would run into each other.
    '& > ul': {
      gap: '1.25rem 1.5rem',
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(7rem, 40%), 1fr))',
    },
    '& > ul > li': { display: 'block' },
    '& > ul > li > span': { marginBottom: '0.75rem' },
    [media.below(640)]: { '& > ul > li > span': { display: 'none' } },
    [media.from(640)]: { '& > ul': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    [media.from(1100)]: { '& > ul': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
  }),
};
