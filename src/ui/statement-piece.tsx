import { css } from '@emotion/react';
import type { StatementPiece, Tone } from '../generated/types.ts';
import { color, radius } from '../theme/tokens.ts';
import Icon from './icon.tsx';
import Portrait from './mockup/portrait.tsx';
import { tileColors } from './mockup/tile-colors.ts';

/** A piece of the product as high as the letters of the sentence around it; for the eye alone. */
export default function StatementPieceView({
  look,
  icon,
  tone,
  value,
  share = 100,
  faces,
}: StatementPiece) {
  const shown = value && <span css={styles.value}>{value}</span>;
  if (look === 'toggle') return <span aria-hidden="true" css={[styles.piece, styles.toggle]} />;
  if (look === 'ring')
    return (
      <span aria-hidden="true" css={[styles.piece, styles.ring]}>
        <svg css={styles.round} viewBox="0 0 36 36">
          <circle cx="18" cy="18" r="15.5" />
          <circle cx="18" cy="18" r="15.5" pathLength="100" strokeDasharray={`${share} 100`} />
        </svg>
        {shown}
      </span>
    );
  if (look === 'faces')
    return (
      <span aria-hidden="true" css={[styles.piece, styles.faces]}>
        {faces.map(({ portrait }) => (
          <Portrait key={portrait} portrait={portrait} look={styles.face} crop="near" />
        ))}
      </span>
    );
  return (
    <span
      aria-hidden="true"
      css={[styles.piece, styles.pill, css(tileColors[tone]), shown && styles.filled]}
    >
      {icon && (
        <span css={[styles.sign, css(signColors[tone])]}>
          <Icon name={icon} css={styles.icon} />
        </span>
      )}
      {shown}
    </span>
  );
}

/** The circle of an icon, strong on its pill. */
const signColors: Record<Tone, { background: string; color: string }> = {
  brand: { background: color('brand-600'), color: color('white') },
  coral: { background: color('coral-500'), color: color('white') },
  indigo: { background: color('indigo-500'), color: color('white') },
  ipe: { background: color('ipe'), color: color('ink') },
  sand: { background: color('ink'), color: color('white') },
};

const height = 0.86;

const styles = {
  piece: css({
    display: 'inline-flex',
    alignItems: 'center',
    height: `${height}em`,
    borderRadius: radius.pill,
    // Its middle is that of the capitals, a little above that of small letters.
    position: 'relative',
    top: '-0.07em',
    verticalAlign: 'middle',
    userSelect: 'none',
  }),
  pill: css({
    gap: '0.11em',
    padding: '0.09em',
    '[data-ground=sand] &': { background: color('white') },
  }),
  filled: css({ paddingRight: '0.24em' }),
  sign: css({
    display: 'grid',
    placeItems: 'center',
    width: '0.68em',
    height: '0.68em',
    borderRadius: '50%',
  }),
  icon: css({ width: '0.4em', height: '0.4em' }),
  value: css({
    fontSize: '0.4em',
    fontWeight: 650,
    letterSpacing: '-0.01em',
    whiteSpace: 'nowrap',
  }),
  toggle: css({
    width: '1.46em',
    background: color('brand-600'),
    '&::after': {
      content: '""',
      height: '0.68em',
      width: '0.68em',
      margin: '0 0.09em 0 auto',
      borderRadius: '50%',
      background: color('white'),
    },
  }),
  ring: css({
    display: 'inline-grid',
    placeItems: 'center',
    width: `${height}em`,
    '& > *': { gridArea: '1 / 1' },
    '& > span': { fontSize: '0.36em', letterSpacing: '-0.03em' },
  }),
  round: css({
    rotate: '-90deg',
    fill: 'none',
    stroke: color('brand-200'),
    strokeWidth: 5,
    '& > * + *': { stroke: color('brand-600'), strokeLinecap: 'round' },
  }),
  faces: css({ '& > * + *': { marginLeft: '-0.17em' } }),
  face: css({
    width: '0.86em',
    height: '0.86em',
    borderRadius: '50%',
    background: color('brand-200'),
    boxShadow: `0 0 0 .05em ${color('white')}`,
  }),
};
