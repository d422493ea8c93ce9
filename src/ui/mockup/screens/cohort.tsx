import { css } from '@emotion/react';
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
          <div key={label} css={styles.group}>
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
          </div>
        ))}
        <div css={styles.group}>
          <span />
          <div css={styles.periods}>
            {columns.map((period) => (
              <span key={period}>{period}</span>
            ))}
          </div>
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
  table: css({ display: 'grid', gap: 6, padding: 16 }),
  group: css({
    display: 'grid',
    gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: 10,
  }),
  periods: css({
    display: 'flex',
    color: color('muted'),
    fontSize: '0.75rem',
    textAlign: 'center',
    '& > *': { flex: 1 },
  }),
  tiles: css({
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  }),
};
