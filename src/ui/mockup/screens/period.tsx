import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { Mockup, Tile } from '../../../generated/types.ts';
import { color, font, radius } from '../../../theme/tokens.ts';
import Icon from '../../icon.tsx';
import { belowHugeContainer, hugeContainer } from '../container-queries.ts';
import Portrait from '../portrait.tsx';

/** How many steps the highest bar has. */
const height = 100;

/**
 * How long something holds, as a permission or a contract: what comes before it, the ground that it
 * stands on from its first moment to its end, and what comes after. On the ground, what was
 * measured meanwhile, and nowhere else. In a narrow place the moments stand one below the other.
 */
export default function Period({ tiles, series, figure, figureLabel }: Mockup) {
  const last = tiles.findLastIndex(({ marked }) => marked);
  const first = tiles.findIndex(({ marked }) => marked);
  const [measured] = series;
  return (
    <>
      {figure && (
        <div css={styles.caption}>
          <b>{figure}</b> {figureLabel}
        </div>
      )}
      <div css={[styles.moments, css({ '--moments': tiles.length })]}>
        {tiles.map((tile, index) => (
          <Fragment key={`${tile.note} ${tile.value}`}>
            <Moment {...tile} />
            {index === last && measured && (
              <div css={[styles.measured, css({ '--from': first + 1, '--to': last + 2 })]}>
                {measured.label}
                <svg
                  viewBox={`0 0 ${measured.values.length} ${height}`}
                  preserveAspectRatio="none"
                  css={styles.bars}
                >
                  <path d={barsOf(measured.values)} />
                </svg>
              </div>
            )}
          </Fragment>
        ))}
      </div>
    </>
  );
}

/** A bar for each value, all from one foot, as an SVG path. */
const barsOf = (values: number[]): string => {
  const most = Math.max(...values);
  return values
    .map((value, index) => `M${index}.5 ${height}v${-Math.round((height * value) / most)}`)
    .join('');
};

const Moment = ({ icon = 'user', portrait, tone, value, label, note, marked }: Tile) => (
  <div css={[styles.moment, marked && styles.during, tone === 'ipe' && styles.turn]}>
    {portrait ? (
      <Portrait portrait={portrait} look={styles.sign} crop="near" />
    ) : (
      <span css={styles.sign}>
        <Icon name={icon} size={24} />
      </span>
    )}
    <div css={styles.words}>
      <b css={styles.when}>{note}</b>
      <b css={styles.what}>{value}</b>
      {label}
    </div>
  </div>
);

/** What is free at both sides of the words. */
const edge = 'var(--edge, 20px)';
/** From the side of a sign to its middle, where the line is. */
const half = 'calc(var(--sign)/2)';

const styles = {
  caption: css({
    padding: `0 ${edge} 1.5rem`,
    color: color('muted'),
    fontSize: 'clamp(0.875rem, 1.2cqi, 1.125rem)',
    lineHeight: 1.35,
    '& > b': { display: 'block', color: color('ink'), font: `650 1.25rem/1.3 ${font.heading}` },
  }),
  moments: css({
    '--sign': 'clamp(2.5rem, 4.4cqi, 4rem)',
    isolation: 'isolate',
    display: 'grid',
    color: color('muted'),
    fontSize: 'clamp(0.9375rem, 1.2cqi, 1.125rem)',
    lineHeight: 1.4,
    overflow: 'hidden',
    [hugeContainer]: {
      gridTemplateColumns: 'repeat(var(--moments), minmax(0, 1fr))',
      paddingInline: edge,
    },
  }),
  // Its line is dashed where nothing holds yet, or any more.
  moment: css({
    position: 'relative',
    '&::before': { content: '""', position: 'absolute' },
    [belowHugeContainer]: {
      display: 'grid',
      gridTemplateColumns: 'var(--sign) minmax(0, 1fr)',
      gap: '0 1rem',
      padding: `1rem ${edge}`,
      '&::before': {
        insetBlock: 0,
        left: `calc(${edge} + ${half} - 2px)`,
        borderLeft: `3px dashed ${color('brand-300')}`,
      },
    },
    [hugeContainer]: {
      gridRow: 1,
      '&::before': {
        top: `calc(${half} - 2px)`,
        left: half,
        width: '100%',
        borderTop: `3px dashed ${color('brand-300')}`,
      },
      '&:first-of-type::before': { left: '-100vw', width: `calc(100vw + 100% + ${half})` },
      '&:last-of-type::before': { width: '100vw' },
    },
  }),
  during: css({
    '--ink': color('white'),
    color: color('brand-50'),
    [belowHugeContainer]: {
      background: color('brand-600'),
      '&&::before': { borderLeftStyle: 'solid', borderColor: color('brand-500') },
    },
    [hugeContainer]: {
      '&&::before': { display: 'none' },
      '&::after': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        inset: `${half} calc(-1*${half} - 1px) 0 ${half}`,
        background: color('brand-600'),
      },
    },
  }),
  // What ends it, or changes it, is what the eye finds first.
  turn: css({ '& > :first-child': { background: color('ipe'), color: color('brand-950') } }),
  sign: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'var(--sign)',
    height: 'var(--sign)',
    borderRadius: radius.pill,
    background: color('brand-100'),
    color: color('brand-700'),
    overflow: 'hidden',
  }),
  words: css({
    minWidth: 0,
    [hugeContainer]: { padding: `1rem 1rem 0 calc(${half} + 1.25rem)` },
  }),
  when: css({
    display: 'block',
    color: color('ink'),
    font: `700 clamp(1.5rem, 3cqi, 3rem)/1.1 ${font.heading}`,
    letterSpacing: '-0.03em',
    whiteSpace: 'nowrap',
  }),
  what: css({
    display: 'block',
    marginTop: '0.25rem',
    color: color('ink'),
    font: `650 clamp(1.0625rem, 1.5cqi, 1.375rem)/1.25 ${font.heading}`,
  }),
  measured: css({
    display: 'grid',
    gap: '0.75rem',
    background: color('brand-600'),
    color: color('brand-50'),
    fontSize: '0.875rem',
    [belowHugeContainer]: { padding: `0.5rem ${edge} 0` },
    [hugeContainer]: {
      gridArea: '2 / var(--from) / auto / var(--to)',
      margin: `0 calc(-1*${half} - 1px) 0 ${half}`,
      padding: '1.5rem 1.25rem 0',
    },
  }),
  bars: css({
    width: '100%',
    height: 'clamp(5rem, 8cqi, 8rem)',
    '& > path': { stroke: color('brand-300'), strokeWidth: 0.6 },
  }),
};
