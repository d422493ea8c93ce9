import { css } from '@emotion/react';
import type { Mockup, Series } from '../../../generated/types.ts';
import { color, font } from '../../../theme/tokens.ts';
import { largeContainer } from '../container-queries.ts';

/** How many steps the highest bar has. */
const height = 99;
/** Up to how many of what is counted, in the highest bar, each can be seen. */
const countable = 24;

/**
 * A bar for each day or period, one sum upon the other, as high as its place lets the highest be.
 * Above, a row of the screen for each sum: how much it is, and what.
 */
export default function Bars({ columns, series, tiles, figureLabel }: Mockup) {
  const days = Math.max(...series.map(({ values }) => values.length));
  const tops = sumsOf(series, days);
  const most = Math.max(...(tops.at(-1) ?? []));
  const isCount = most <= countable;
  const steps = isCount ? most : height;
  /** How far down the bar of a sum ends on a day; below the first is the ground. */
  const at = (index: number, day: number) =>
    Math.round(steps * (1 - (tops[index]?.[day] ?? 0) / most));
  return (
    <>
      <div css={[styles.figures, colors]}>
        {tiles.map(({ value, label }) => (
          <div key={label} css={styles.figure}>
            <b>{value}</b> {label}
          </div>
        ))}
        {figureLabel && <div css={styles.what}>{figureLabel}</div>}
      </div>
      <svg
        css={[styles.chart, isCount ? styles.pills : styles.bars, colors]}
        viewBox={isCount ? `-.2 -.5 ${days} ${most}` : `0 0 ${days} ${height}`}
        preserveAspectRatio="none"
      >
        {series.map(({ label, values }, index) => (
          <path
            key={label}
            d={values
              .map(
                (value, day) =>
                  value &&
                  (isCount
                    ? pillsOf(day, at(index - 1, day) - 1, value)
                    : `M${day}.5 ${at(index, day)}V${at(index - 1, day)}`),
              )
              .filter(Boolean)
              .join('')}
          />
        ))}
      </svg>
      <div css={[styles.days, css({ '--days': days })]}>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
    </>
  );
}

/** As many pills as are counted on a day, one above the other, as an SVG path. */
const pillsOf = (day: number, lowest: number, count: number): string =>
  `M${day} ${lowest}h.6${'m-.6-1h.6'.repeat(count - 1)}`;

/** Of each sum, how high its bars end: with all the sums below it. */
const sumsOf = (series: Series[], days: number): number[][] =>
  series.map((_, index) =>
    Array.from({ length: days }, (_, day) =>
      series.slice(0, index + 1).reduce((sum, { values }) => sum + (values[day] ?? 0), 0),
    ),
  );

/** What the first sum has for a colour, the second, and the third. */
const colors = css({
  '--bar': color('brand-600'),
  '& > :nth-of-type(2)': { '--bar': color('brand-300') },
  '& > :nth-of-type(3)': { '--bar': color('ipe') },
});

const edge = 'var(--edge, 0px)';

const styles = {
  figures: css({
    display: 'grid',
    gap: '1rem 2rem',
    padding: `0.25rem ${edge} 0`,
    color: color('muted'),
    fontSize: 'clamp(0.9375rem, 1.3cqi, 1.125rem)',
    lineHeight: 1.4,
    [largeContainer]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  }),
  figure: css({
    paddingLeft: '1.25rem',
    borderLeft: '6px solid var(--bar)',
    '& > b': {
      display: 'block',
      color: color('ink'),
      font: `700 clamp(1.75rem, 4.2cqi, 4rem)/1.1 ${font.heading}`,
      letterSpacing: '-0.03em',
    },
  }),
  what: css({ gridColumn: '1 / -1', fontSize: '0.875rem' }),
  chart: css({
    width: '100%',
    height: 'clamp(9rem, 26cqi, 24rem)',
    marginTop: 'clamp(1rem, 3cqi, 2.5rem)',
    '& > path': { stroke: 'var(--bar)' },
  }),
  bars: css({ strokeWidth: 0.84 }),
  pills: css({
    strokeWidth: 'clamp(5px, 0.9cqi, 13px)',
    strokeLinecap: 'round',
    '& > path': { vectorEffect: 'non-scaling-stroke' },
  }),
  // A name stands below the middle of its bar, and the last, which is at the edge, ends there.
  days: css({
    display: 'flex',
    justifyContent: 'space-between',
    padding: '0.5rem calc(50% / var(--days))',
    borderTop: `2px solid ${color('ink')}`,
    color: color('muted'),
    fontSize: '0.875rem',
    '& > *': { display: 'grid', justifyContent: 'center', width: 0, whiteSpace: 'nowrap' },
    '& > :first-of-type': { justifyContent: 'start' },
    '& > :last-of-type': { justifyContent: 'end' },
  }),
};
