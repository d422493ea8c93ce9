import { css } from '@emotion/react';
import { color } from '../../../theme/tokens.ts';
import type { Branded } from '../branded.ts';
import { belowLargeContainer, smallContainer } from '../container-queries.ts';
import { curveThrough } from '../curve.ts';
import TileRow from '../tile-row.tsx';

/** From this value on a figure stands below its point of the ribbon, and else above it. */
const high = 40;

/**
 * Groups, a ribbon each, over periods, in per cent: the more, the higher. Below, the periods, what
 * the values are, and a few figures. The most of all stands out.
 */
export default function Ribbons({ columns, series, tiles, figureLabel }: Branded) {
  const most = Math.max(...series.flatMap(({ values }) => values));
  return (
    <>
      <div css={css({ '--columns': columns.length + 1 })}>
        {series.map(({ label, values }) => (
          <div key={label} css={styles.row}>
            <svg viewBox={`-1 0 ${columns.length + 1} 100`} preserveAspectRatio="none">
              <path d={`${edgeOf(values)}V100H-1`} css={styles.area} />
              <path d={edgeOf(values)} css={styles.line} />
            </svg>
            <b>{label}</b>
            {values.map((value, index) => (
              <span
                key={columns[index]}
                css={[
                  value === most && styles.most,
                  css({ top: `calc(${100 - value}% ${value < high ? '- 1.75em' : '+ .5em'})` }),
                ]}
              >
                {value}
              </span>
            ))}
          </div>
        ))}
        <div css={[styles.row, styles.periods]}>
          {columns.map((period) => (
            <span key={period}>{period}</span>
          ))}
        </div>
      </div>
      <div css={styles.foot}>
        <p>{figureLabel}</p>
        {tiles.map((tile) => (
          <TileRow key={tile.label} {...tile} />
        ))}
      </div>
    </>
  );
}

/** The upper edge of a ribbon, through each value in the middle of its column, as an SVG path. */
const edgeOf = (values: number[]): string => {
  const ends = [values[0] ?? 0, ...values, values.at(-1) ?? 0];
  const last = values.length + 1;
  return curveThrough(
    ends.map((value, index) => ({
      x: index === 0 ? -1 : index === last ? values.length : index - 0.5,
      middle: index - 1,
      y: 100 - value,
    })),
  );
};

const edge = 'var(--edge, 0px)';

const styles = {
  row: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
    height: 'clamp(4.25rem, 8cqi, 8rem)',
    color: color('ink'),
    '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
    '& > b': {
      position: 'absolute',
      left: edge,
      top: '0.5em',
      fontSize: 'clamp(0.8125rem, 1.3cqi, 1.25rem)',
      fontWeight: 600,
    },
    // The first column is the name's.
    '& > span:first-of-type': { gridColumnStart: 2 },
    '& > span': {
      position: 'relative',
      justifySelf: 'center',
      alignSelf: 'start',
      fontSize: 'clamp(0.75rem, 1.1cqi, 1.0625rem)',
      lineHeight: 1.25,
    },
  }),
  area: css({ fill: color('brand-200') }),
  line: css({
    fill: 'none',
    stroke: color('brand-600'),
    strokeWidth: 3,
    vectorEffect: 'non-scaling-stroke',
  }),
  most: css({
    padding: '0 0.6em',
    borderRadius: 99,
    background: color('ipe'),
    color: color('brand-950'),
    fontWeight: 700,
  }),
  periods: css({
    height: 'auto',
    padding: '0.75rem 0',
    borderTop: `2px solid ${color('brand-600')}`,
    color: color('muted'),
  }),
  foot: css({
    display: 'grid',
    gap: 12,
    alignItems: 'center',
    padding: `0.75rem ${edge} clamp(1.5rem, 3vw, 2.75rem)`,
    gridTemplateColumns: 'minmax(0, 1fr) 15rem 15rem',
    '& > p': { color: color('muted'), fontSize: '0.875rem' },
    // Where three have no room, what the values are stands above the figures.
    [belowLargeContainer]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > p': { gridColumn: '1/-1' },
    },
    [smallContainer]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > div': { background: color('brand-50') },
    '& > * > span': { background: color('brand-600'), color: color('white') },
    '& > :last-child > span': { background: color('ipe'), color: color('brand-950') },
  }),
};
