import { css } from '@emotion/react';
import type { Mockup } from '../../../generated/types.ts';
import { color } from '../../../theme/tokens.ts';
import { smallContainer } from '../container-queries.ts';

type Props = {
  values: number[];
  /** The periods, of which the last may have no value yet. */
  columns: string[];
  least: number;
  most: number;
  /** Whether the most of all stands out. */
  shinesMost: boolean;
};

/** How a group's values are drawn beside its name: each in the column of its period. */
export const marks: Record<
  NonNullable<Mockup['marks']> | 'shades',
  (props: Props) => React.ReactNode
> = {
  shades: Shades,
  bars: Bars,
  lines: Line,
};

/** The more, the darker. What there is no value for stays empty. */
function Shades({ values, columns, least, most, shinesMost }: Props) {
  const shadeOf = (value: number) =>
    shades[Math.floor(((value - least) / (most - least + 1)) * shades.length)];
  return columns.map((period, index) => {
    const value = values[index];
    return (
      <span
        key={period}
        css={value !== undefined && [styles.cell, shadeOf(value)]}
        data-most={(shinesMost && value === most) || undefined}
      >
        {value}
      </span>
    );
  });
}

/** From nothing up, each with its number on it. */
function Bars({ values, columns, most }: Props) {
  return columns.map((period, index) => {
    const value = values[index];
    return (
      <span key={period} css={styles.bar}>
        {value}
        {value !== undefined && (
          <svg viewBox={`0 0 1 ${most}`} preserveAspectRatio="none">
            <path d={`M0 ${most - value}h1V${most}H0z`} />
          </svg>
        )}
      </span>
    );
  });
}

/** A line over all periods, from the least of all groups to the most, and its latest value. */
function Line({ values, columns, least, most }: Props) {
  const points = values.map((value, index) => `${index * 2 + 1} ${most - value}`);
  const [first = ''] = points;
  const height = most - least;
  return (
    <>
      <svg
        viewBox={`0 0 ${columns.length * 2} ${height}`}
        preserveAspectRatio="none"
        css={styles.line}
      >
        <path d={`M${points.join('L')}V${height}H${first.split(' ')[0]}z`} />
        <path d={`M${points.join('L')}`} />
        <path d={`M${points.at(-1)}h0`} />
      </svg>
      <b css={styles.latest}>{values.at(-1)}</b>
    </>
  );
}

/** Fifths between the least and the most, and the ink that is read on each. */
const shades = (
  [
    ['brand-50', 'ink'],
    ['brand-100', 'ink'],
    ['brand-200', 'ink'],
    ['brand-300', 'ink'],
    ['brand-600', 'white'],
  ] as const
).map(([ground, ink]) => css({ background: color(ground), color: color(ink) }));

const number = { color: color('ink'), fontSize: '0.6875rem', lineHeight: 1.3, fontWeight: 600 };

const styles = {
  cell: css({
    fontSize: '0.6875rem',
    lineHeight: 1.3,
    fontWeight: 600,
    padding: '4px 0',
    borderRadius: 6,
    textAlign: 'center',
    alignContent: 'center',
    [smallContainer]: { paddingBlock: 3 },
  }),
  bar: css({
    ...number,
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    textAlign: 'center',
    '& > svg': {
      height: '2.125rem',
      [smallContainer]: { height: '1.5rem' },
      fill: color('brand-300'),
      borderBottom: `2px solid ${color('brand-600')}`,
    },
  }),
  line: css({
    gridColumn: '2 / -2',
    width: '100%',
    height: '2.75rem',
    [smallContainer]: { height: '1.75rem' },
    padding: '4px 0',
    overflow: 'visible',
    fill: 'none',
    stroke: color('brand-600'),
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& > *': { vectorEffect: 'non-scaling-stroke' },
    '& > :first-of-type': { fill: color('brand-100'), stroke: 'none' },
    '& > * + * + *': { strokeWidth: 8 },
  }),
  latest: css({ ...number, alignSelf: 'center', fontSize: '0.8125rem' }),
};
