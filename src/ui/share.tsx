import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, radius } from '../theme/tokens.ts';
import { drawn } from './arrivals.ts';

/** Of 100. */
type Share = { percent: number | undefined };

/** A line above a figure, of which a share is coloured; above what is no share, a rule. */
export function ShareLine({ percent }: Share) {
  return (
    <svg
      css={[styles.line, percent === undefined && styles.rule]}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {percent !== undefined && (
        <path css={drawn} d="M0 .5H100" pathLength="100" strokeDasharray={`${percent} 100`} />
      )}
    </svg>
  );
}

/** From this share on the colour of an area has room for its figure, and would be below it. */
const roomy = 60;

/** A figure in an area, of which a share is coloured from its foot; all of it for no share. */
export function ShareArea({ percent = 100, children }: Share & { children: ReactNode }) {
  return (
    <div css={[styles.area, percent >= roomy && styles.onColor, css({ '--share': `${percent}%` })]}>
      <span>{children}</span>
    </div>
  );
}

/** A figure in a ring, of which a share is coloured; all of it around what is no share. */
export function ShareRing({ percent, children }: Share & { children: ReactNode }) {
  return (
    <div css={styles.box}>
      <svg css={styles.ring} viewBox="0 0 100 100" fill="none" aria-hidden="true">
        <circle cx="50" cy="50" r="47.5" />
        <circle
          css={drawn}
          cx="50"
          cy="50"
          r="47.5"
          pathLength="100"
          strokeDasharray={percent === undefined ? undefined : `${percent} 100`}
        />
      </svg>
      {children}
    </div>
  );
}

const styles = {
  line: css({
    width: '100%',
    height: '0.25rem',
    marginBottom: '0.75rem',
    borderRadius: 2,
    background: surfaceColor('line'),
    stroke: surfaceColor('figure'),
  }),
  // As high as the line, of which nothing seems to be filled.
  rule: css({ clipPath: 'inset(0 0 0.1875rem)' }),
  area: css({
    display: 'grid',
    height: 'clamp(13rem, 26vw, 22rem)',
    padding: 'clamp(1rem, 2vw, 1.5rem)',
    borderRadius: radius.card,
    background:
      `linear-gradient(0deg, ${surfaceColor('figure')} var(--share), transparent 0) ` +
      surfaceColor('chip'),
  }),
  // The figure stands at the foot, on the colour, in the ink that is read on it.
  onColor: css({
    alignItems: 'end',
    '& strong, & strong *': { color: surfaceColor('button-text') },
  }),
  box: css({
    display: 'grid',
    placeItems: 'center',
    width: 'min(100%, clamp(12rem, 24vw, 18rem))',
    aspectRatio: '1',
    [media.below(480)]: { width: '10rem' },
    '& > *': { gridArea: '1 / 1' },
  }),
  ring: css({
    width: '100%',
    rotate: '-90deg',
    stroke: surfaceColor('line'),
    strokeWidth: 5,
    '& > * + *': { stroke: surfaceColor('figure') },
  }),
};
