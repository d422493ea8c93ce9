import { css } from '@emotion/react';
import type { Mockup, Tile } from '../../../generated/types.ts';
import { color, font, radius } from '../../../theme/tokens.ts';
import Icon from '../../icon.tsx';
import { belowLargeContainer, largeContainer } from '../container-queries.ts';
import Portrait from '../portrait.tsx';
import { rowLine } from '../table-parts.ts';
import { parts } from './parts.ts';

/**
 * What happened, in the order of the hours: at what hour, who, what, from where, and how it ended.
 * A yellow row is a band from edge to edge. In a narrow place a row has three lines.
 */
export default function Trail({ device, columns, tiles, figure, figureLabel }: Mockup) {
  return (
    <div css={[styles.trail, device !== 'bare' && [parts.surface, styles.inDevice]]}>
      {figure && (
        <div css={styles.caption}>
          <b>{figure}</b> {figureLabel}
        </div>
      )}
      <div css={styles.head}>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      {tiles.map((tile) => (
        <Entry key={`${tile.cells}`} {...tile} />
      ))}
    </div>
  );
}

function Entry({ icon = 'user', portrait, tone, value, label, cells = [], note, marked }: Tile) {
  const [hour, ...rest] = cells;
  return (
    <div css={[styles.entry, tone === 'ipe' && styles.band]}>
      <b css={styles.hour}>{hour}</b>
      <span css={styles.thread}>
        {portrait ? (
          <Portrait portrait={portrait} look={styles.face} crop="near" />
        ) : (
          <span css={styles.face}>
            <Icon name={icon} />
          </span>
        )}
      </span>
      <span css={styles.who}>
        <b>{value}</b> {label}
      </span>
      {rest.map((cell) => (
        <span key={cell} css={styles.cell}>
          {cell}
        </span>
      ))}
      <b css={styles.note}>
        {note} <Icon name={marked ? 'check' : 'x'} />
      </b>
    </div>
  );
}

/** What is free at both sides of the words. */
const edge = 'var(--edge, 20px)';

const styles = {
  trail: css({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
    columnGap: 'clamp(0.75rem, 1.6cqi, 1.75rem)',
    color: color('muted'),
    fontSize: 'clamp(0.875rem, 1.2cqi, 1.125rem)',
    lineHeight: 1.35,
    [largeContainer]: {
      gridTemplateColumns: 'repeat(2, max-content) 5fr 6fr 5fr max-content',
    },
  }),
  // Its surface has the air at both sides, and the first row no line above it.
  inDevice: css({
    '--edge': '4px',
    '--face': 'clamp(2.75rem, 11cqi, 3.5rem)',
    '& > :nth-of-type(2)': { borderTop: 0 },
  }),
  caption: css({
    gridColumn: '1 / -1',
    padding: `0 ${edge} 1.25rem`,
    '& > b': { display: 'block', color: color('ink'), font: `650 1.25rem/1.3 ${font.heading}` },
  }),
  head: css({
    display: 'none',
    // The line begins at the first face, and ends at the last.
    '&& + * > ::before': { top: '50%' },
    [largeContainer]: {
      ...rowLine,
      padding: `0 ${edge} 0.5rem`,
      fontSize: '0.875rem',
      '& > :nth-of-type(2)': { gridColumn: 'span 2' },
    },
  }),
  entry: css({
    ...rowLine,
    padding: `0.75rem ${edge}`,
    borderTop: `1px solid ${color('brand-200')}`,
    '&:last-child > ::before': { bottom: '50%' },
    [belowLargeContainer]: { '& > *': { gridColumn: 2 } },
    [largeContainer]: {
      alignItems: 'center',
      padding: `clamp(0.625rem, 1.2cqi, 1.25rem) ${edge}`,
    },
  }),
  band: css({
    '--ink': color('brand-950'),
    '--muted': color('brand-900'),
    '--brand-200': color('brand-950'),
    '--brand-100': color('brand-950'),
    '--brand-600': color('ipe'),
    background: color('ipe'),
    color: color('brand-950'),
  }),
  hour: css({
    [belowLargeContainer]: { '&&': { gridArea: '1 / 1' } },
    color: color('ink'),
    font: `700 clamp(1.25rem, 3.4cqi, 3.5rem)/1.1 ${font.heading}`,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  }),
  // From face to face runs a line.
  thread: css({
    [belowLargeContainer]: { '&&': { gridArea: '1 / 3 / span 3' } },
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    alignSelf: 'stretch',
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '-1.25rem',
      left: '50%',
      borderLeft: `2px solid ${color('brand-200')}`,
    },
  }),
  face: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'var(--face, clamp(2.5rem, 3.8cqi, 3.75rem))',
    aspectRatio: '1',
    borderRadius: radius.pill,
    background: color('brand-100'),
    color: color('brand-600'),
  }),
  who: css({
    '& > b': {
      color: color('ink'),
      font: `650 clamp(1.0625rem, 1.6cqi, 1.5rem)/1.25 ${font.heading}`,
      [largeContainer]: { display: 'block' },
    },
  }),
  cell: css({ color: color('ink'), textWrap: 'balance', '& + &': { color: color('muted') } }),
  note: css({
    [belowLargeContainer]: { '&&': { gridArea: '2 / 1 / span 2' } },
    display: 'flex',
    gap: '0.375rem',
    color: color('ink'),
    fontSize: 'clamp(0.8125rem, 1.2cqi, 1.125rem)',
    fontWeight: 650,
    [largeContainer]: { justifyContent: 'end' },
  }),
};
