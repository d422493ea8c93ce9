import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, media } from '../theme/tokens.ts';
import { drawn } from './arrivals.ts';

/** The brand's rings around a sign or a word, where a page has nothing else to show. */
export default function Orbit({ children }: { children: ReactNode }) {
  return (
    <div css={styles.box}>
      <svg viewBox="0 0 400 400" fill="none" aria-hidden="true">
        <circle cx="200" cy="200" r="196" opacity=".5" />
        <circle cx="200" cy="200" r="158" opacity=".7" />
        <circle cx="200" cy="200" r="118" css={styles.track} />
        <circle
          cx="200"
          cy="200"
          r="118"
          css={[styles.share, drawn]}
          pathLength="100"
          strokeDasharray="72 100"
        />
        <circle cx="338" cy="61" r="9" css={styles.dot} />
        <circle cx="61" cy="275" r="7" css={styles.farDot} />
      </svg>
      {children}
    </div>
  );
}

const styles = {
  box: css({
    display: 'grid',
    placeItems: 'center',
    width: 'min(100%, clamp(9rem, 34vw, 26rem))',
    color: color('brand-700'),
    '& > *': { gridArea: '1 / 1' },
    '& > svg': { width: '22%', height: 'auto' },
    '& > svg:first-of-type': { width: '100%', stroke: color('brand-300'), strokeWidth: 1.5 },
    [media.below(640)]: { order: -1 },
    [media.from(640)]: { justifySelf: 'center' },
  }),
  track: css({ fill: color('white'), stroke: color('brand-100'), strokeWidth: 18 }),
  share: css({ stroke: color('brand-600'), strokeWidth: 18, strokeLinecap: 'round' }),
  dot: css({ fill: color('ipe'), stroke: 'none' }),
  farDot: css({ fill: color('brand-500'), stroke: 'none' }),
};
