import { css } from '@emotion/react';
import { color } from '../../../theme/tokens.ts';
import type { Branded } from '../branded.ts';
import { smallContainer } from '../container-queries.ts';
import TileRow from '../tile-row.tsx';
import { parts } from './parts.ts';

/**
 * Groups, one a line: where each was in the first period, how far it came by the last one, and all
 * that lies between. Below, what the values are, the two periods, and two figures.
 */
export default function Changes({ columns, series, tiles, figureLabel }: Branded) {
  return (
    <>
      <div css={[parts.surface, styles.table]}>
        {series.map(({ label, values }) => (
          <div key={label} css={styles.row}>
            <span css={parts.label}>{label}</span>
            <span css={styles.track}>
              <i css={[styles.way, span(Math.min(...values), Math.max(...values))]} />
              {values.slice(0, -1).map((value, index) => (
                <i
                  key={columns[index] ?? index}
                  css={[styles.dot, index === 0 && styles.first, at(value)]}
                />
              ))}
              <b css={[styles.last, at(values.at(-1) ?? 0)]}>{values.at(-1)}</b>
            </span>
          </div>
        ))}
        <p css={styles.foot}>
          {figureLabel}
          <span css={styles.periods}>
            <i css={styles.first} />
            {columns[0]}
            <i />
            {columns.at(-1)}
          </span>
        </p>
      </div>
      <div css={styles.tiles}>
        {tiles.map((tile) => (
          <TileRow key={tile.label} {...tile} />
        ))}
      </div>
    </>
  );
}

const at = (value: number) => css({ left: `${value}%` });
const span = (from: number, to: number) => css({ left: `${from}%`, width: `${to - from}%` });

const styles = {
  table: css({ display: 'grid', gap: '4px 16px', gridTemplateColumns: 'max-content 1fr' }),
  row: css({ display: 'contents', '& > :first-of-type': { alignSelf: 'center' } }),
  // From 0 to 100, from side to side.
  track: css({
    position: 'relative',
    alignSelf: 'center',
    height: 28,
    marginRight: 16,
    background: `linear-gradient(${color('sand-200')} 0 0) center / 100% 2px no-repeat`,
    '& > *': { position: 'absolute', top: '50%', borderRadius: 99 },
    [smallContainer]: { height: 24 },
  }),
  way: css({ height: 10, marginTop: -5, background: color('brand-200') }),
  dot: css({
    width: 8,
    height: 8,
    margin: '-4px 0 0 -4px',
    background: color('brand-500'),
  }),
  first: css({
    '&&': { background: color('white'), boxShadow: `inset 0 0 0 2px ${color('brand-600')}` },
  }),
  last: css({
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 24,
    margin: '-12px 0 0 -16px',
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
    '& > i + i': { marginLeft: 8 },
  }),
  tiles: css({
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  }),
};
