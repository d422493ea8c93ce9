import { css } from '@emotion/react';
import { color } from '../../../theme/tokens.ts';
import type { Branded } from '../branded.ts';
import { hugeContainer, smallContainer } from '../container-queries.ts';
import GroupFigures from '../group-figures.tsx';
import { parts } from './parts.ts';

/**
 * Groups, one a line: where each was in the first period, how far it came by the last one, and all
 * that lies between. Lines end at 100, and begin a little below the least of all values. Below,
 * what the values are, the two periods, and two figures; without a device around it, they stand
 * beside it where there is room.
 */
export default function Changes({ device, columns, series, tiles, figureLabel }: Branded) {
  const lowest = Math.min(...series.flatMap(({ values }) => values));
  const left = Math.max(0, Math.floor((lowest - 1) / step) * step);
  const placeOf = (value: number) => Math.round(((value - left) / (100 - left)) * 100);
  const shown = (
    <>
      <div css={[parts.surface, styles.table]}>
        {series.map(({ label, values }) => {
          const places = values.map(placeOf);
          const first = dotAt(places[0] ?? 0);
          return (
            <div key={label} css={styles.row}>
              <span css={parts.label}>{label}</span>
              <span css={styles.track}>
                <svg viewBox="0 0 100 2" preserveAspectRatio="none">
                  <path d={`M${Math.min(...places)} 1H${Math.max(...places)}`} />
                  <path d={places.slice(1, -1).map(dotAt).join('')} />
                  <path d={first} />
                  <path d={first} />
                </svg>
                <b css={[styles.last, at(places.at(-1) ?? 0)]}>{values.at(-1)}</b>
              </span>
            </div>
          );
        })}
        <p css={styles.foot}>
          {figureLabel}
          <span css={styles.periods}>
            <i />
            {columns[0]}
            <i />
            {columns.at(-1)}
          </span>
        </p>
      </div>
      <GroupFigures device={device} tiles={tiles} />
    </>
  );
  return device === 'bare' ? <div css={styles.beside}>{shown}</div> : shown;
}

/** The left end of the lines is the last multiple of this below the least of all values, or 0. */
const step = 10;

const at = (place: number) => css({ left: `${place}%` });
/** A line without length, whose round ends are a dot. */
const dotAt = (place: number) => `M${place} 1h0`;

const styles = {
  beside: css({
    display: 'grid',
    gap: 12,
    flexGrow: 1,
    gridTemplateRows: '1fr auto',
    [hugeContainer]: {
      gridTemplateRows: '1fr',
      gridTemplateColumns: 'minmax(0, 2.4fr) minmax(0, 1fr)',
      '& > :last-child': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
  table: css({
    display: 'grid',
    flexGrow: 1,
    gap: '4px 16px',
    gridTemplateColumns: 'max-content 1fr',
  }),
  row: css({ display: 'contents', '& > :first-of-type': { alignSelf: 'center' } }),
  // To 100, from side to side. Its colours are what it says, whatever the reader's own are.
  track: css({
    forcedColorAdjust: 'none',
    position: 'relative',
    alignSelf: 'center',
    height: 28,
    marginRight: 16,
    background: `linear-gradient(${color('sand-200')} 0 0) center / 100% 2px no-repeat`,
    '& > svg': { width: '100%', height: '100%', overflow: 'visible', strokeLinecap: 'round' },
    // The way, what lies on it, and a ring where it began.
    '& > svg > *': {
      stroke: color('brand-500'),
      strokeWidth: 8,
      vectorEffect: 'non-scaling-stroke',
    },
    '& > svg > :first-of-type': { stroke: color('brand-200'), strokeWidth: 10 },
    '& > svg > :nth-of-type(3)': { stroke: color('brand-600') },
    '& > svg > :nth-of-type(4)': { stroke: color('white'), strokeWidth: 4 },
    [smallContainer]: { height: 24 },
  }),
  last: css({
    position: 'absolute',
    top: '50%',
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 24,
    margin: '-12px 0 0 -16px',
    borderRadius: 99,
    background: color('brand-600'),
    color: color('white'),
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1,
  }),
  foot: css({
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    alignSelf: 'end',
    alignItems: 'center',
    gap: 12,
    marginTop: 8,
    color: color('muted'),
    fontSize: '0.75rem',
    lineHeight: 1.25,
  }),
  periods: css({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    '& > i': {
      width: 10,
      height: 10,
      borderRadius: 99,
      background: color('brand-600'),
      forcedColorAdjust: 'none',
    },
    '& > :first-of-type': {
      background: color('white'),
      boxShadow: `inset 0 0 0 2px ${color('brand-600')}`,
    },
    '& > i + i': { marginLeft: 8 },
  }),
};
