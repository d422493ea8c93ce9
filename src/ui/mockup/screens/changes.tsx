import { css } from '@emotion/react';
import { color } from '../../../theme/tokens.ts';
import type { Branded } from '../branded.ts';
import { smallContainer } from '../container-queries.ts';
import GroupFigures from '../group-figures.tsx';
import { parts } from './parts.ts';

/**
 * Groups, one a line: where each was in the first period, how far it came by the last one, and all
 * that lies between. Below, what the values are, the two periods, and two figures.
 */
export default function Changes({ device, columns, series, tiles, figureLabel }: Branded) {
  return (
    <>
      <div css={[parts.surface, styles.table]}>
        {series.map(({ label, values }) => (
          <div key={label} css={styles.row}>
            <span css={parts.label}>{label}</span>
            <span css={styles.track}>
              <svg viewBox="0 0 100 2" preserveAspectRatio="none">
                <path d={`M${Math.min(...values)} 1H${Math.max(...values)}`} />
                <path d={values.slice(1, -1).map(dotAt).join('')} />
                <path d={dotAt(values[0] ?? 0)} />
                <path d={dotAt(values[0] ?? 0)} />
              </svg>
              <b css={[styles.last, at(values.at(-1) ?? 0)]}>{values.at(-1)}</b>
            </span>
          </div>
        ))}
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
}

const at = (value: number) => css({ left: `${value}%` });
/** A line without length, whose round ends are a dot. */
const dotAt = (value: number) => `M${value} 1h0`;

const styles = {
  table: css({
    display: 'grid',
    flexGrow: 1,
    gap: '4px 16px',
    gridTemplateColumns: 'max-content 1fr',
  }),
  row: css({ display: 'contents', '& > :first-of-type': { alignSelf: 'center' } }),
  // From 0 to 100, from side to side.
  track: css({
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
    '& > i': { width: 10, height: 10, borderRadius: 99, background: color('brand-600') },
    '& > :first-of-type': {
      background: color('white'),
      boxShadow: `inset 0 0 0 2px ${color('brand-600')}`,
    },
    '& > i + i': { marginLeft: 8 },
  }),
};
