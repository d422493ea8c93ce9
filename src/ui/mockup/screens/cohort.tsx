import { css } from '@emotion/react';
import { Fragment } from 'react';
import type { Mockup } from '../../../generated/types.ts';
import { color } from '../../../theme/tokens.ts';
import TileRow from '../tile-row.tsx';
import { parts } from './parts.ts';

/** Groups, one a line, over periods, one a column: the more, the darker. Two figures below. */
export default function Cohort({ columns, series, tiles }: Mockup) {
  return (
    <>
      <div css={[parts.surface, styles.table]}>
        {series.map(({ label, values }) => (
          <Fragment key={label}>
            <span css={parts.label}>{label}</span>
            <svg viewBox={`0 0 ${values.length * 20} 11`} fill={color('brand-600')}>
              {values.map((value, index) => (
                <rect
                  key={index}
                  x={index * 20 + 0.75}
                  width="18.5"
                  height="11"
                  rx="3"
                  opacity={Math.max(0.08, value / 100)}
                />
              ))}
            </svg>
          </Fragment>
        ))}
        <div css={styles.periods}>
          {columns.map((period) => (
            <span key={period}>{period}</span>
          ))}
        </div>
      </div>
      <div css={styles.tiles}>
        {tiles.map((tile) => (
          <TileRow key={tile.label} {...tile} />
        ))}
      </div>
    </>
  );
}

const styles = {
  // The longest name of a group gives the names' column its width.
  table: css({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    alignItems: 'center',
    gap: '6px 12px',
    padding: 16,
    '& > svg': { display: 'block' },
  }),
  periods: css({
    gridColumn: 2,
    display: 'flex',
    color: color('muted'),
    fontSize: '0.75rem',
    lineHeight: 1.3,
    textAlign: 'center',
    '& > *': { flex: 1 },
  }),
  tiles: css({
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  }),
};
