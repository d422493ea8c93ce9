import { css } from '@emotion/react';
import { color, media } from '../theme/tokens.ts';
import { toTheEdge } from './section-media.tsx';

/** From the container's edge to the window's, as a length to keep free. */
const margin = `calc(-1 * ${toTheEdge})`;

/** The steps of a scale turned about, for what shines in the dark. */
const night = {
  '--brand-50': color('brand-900'),
  '--brand-100': color('brand-800'),
  '--brand-200': color('brand-700'),
  '--brand-300': `color-mix(in oklab,${color('brand-700')},${color('brand-500')})`,
  '--brand-600': color('brand-500'),
  '--ink': color('sand-50'),
  '--white': color('brand-950'),
  '--muted': color('sand-200'),
};

/** A screen alone, as wide as the window: its rows go from edge to edge. */
export const bareStage = css({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > figure > div > div': {
    '--edge': margin,
    '& > div:first-of-type': { display: 'none' },
  },
});

/** On a light ground its colours are those of the page. */
export const dayStage = css({ '& > figure > div > div': { gap: 0 } });

/** On dark ground its colours are those of the night. */
export const nightStage = css({ '& > figure > div > div': { gap: 0, ...night } });

/**
 * A landscape of a table: the deeper, the less. Only the most of all shines, in the colour that the
 * scale shows at its end.
 */
export const cohortStage = css({
  '& > figure > div > div': {
    padding: `0 ${margin} clamp(1.5rem, 3vw, 2.75rem)`,
    '& > :last-child': {
      [media.below(640)]: { '& > * > span': { display: 'none' } },
      [media.from(960)]: {
        gridTemplateColumns: '15rem 15rem',
        justifyContent: 'end',
        marginTop: '-3.5rem',
      },
    },
  },
  '& > figure > div > div > div + div:not(:last-child)': {
    ...night,
    gap: 3,
    padding: 0,
    background: 'none',
    boxShadow: 'none',
    '& span': { fontSize: 'max(0.8125rem, 1cqw)', borderRadius: 4 },
    '& [data-most]': { background: color('ipe'), color: color('brand-950') },
    '& > div > span + span': { paddingBlock: 'clamp(0.5rem, 1.5cqw, 2rem)' },
    '& > div > :first-of-type': { paddingRight: 'clamp(0.25rem, 2cqw, 3rem)' },
    '& > :last-child': {
      justifyContent: 'start',
      alignItems: 'center',
      minHeight: '3.75rem',
      fontSize: '0.8125rem',
      [media.below(640)]: { minHeight: 0, fontSize: '0.6875rem' },
    },
    '& b': { display: 'flex', alignItems: 'center', gap: 6, marginInlineStart: 8 },
    '& b::before': {
      content: '""',
      width: 14,
      height: 14,
      borderRadius: 4,
      background: color('ipe'),
    },
  },
});
