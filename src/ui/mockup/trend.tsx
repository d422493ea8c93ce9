import { css } from '@emotion/react';
import type { Mockup, Series } from '../../generated/types.ts';
import { color } from '../../theme/tokens.ts';
import { type CurvePoint, curveThrough } from './curve.ts';
import { parts } from './screens/parts.ts';
import { ticksAround } from './ticks.ts';

const width = 300;
const height = 120;

/**
 * Where values are on a drawing.
 * @param lowest what the foot of the drawing stands for; its top stands for the highest
 */
function pointsOf(values: number[], lowest: number, highest: number): CurvePoint[] {
  const step = width / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: Math.round(index * step),
    middle: Math.round((index - 0.5) * step),
    y: Math.round(height * (1 - (value - lowest) / (highest - lowest))),
  }));
}

const dotsAt = (points: CurvePoint[]) => points.map(({ x, y }) => `M${x} ${y}h0`).join('');

/** A value and its unit, on one line. */
const withUnit = (value: number | undefined, unit: string) =>
  unit === '%' ? `${value}%` : `${value}\u00a0${unit}`;

/**
 * Curves over the same periods. What has another unit has a chart of its own, with its own axis:
 * two units never share one.
 * @param areReadings what was measured of one person: where a chart has half of the height, each
 *   value has a dot, and the axis smaller steps, so that its curve is not a straight line
 */
export default function Trend({
  series,
  columns,
  areReadings = false,
}: Pick<Mockup, 'columns'> & { series: Series[]; areReadings?: boolean }) {
  const units = [...new Set(series.map(({ unit }) => unit))];
  return (
    <div css={[parts.surface, styles.trend, units.length < 2 && styles.alone]}>
      {units.map((own) => (
        <Chart
          key={own ?? ''}
          series={series.filter(({ unit }) => unit === own)}
          most={units.length > 1 && !areReadings ? 2 : 3}
          isDotted={units.length > 1 && areReadings}
        />
      ))}
      {columns.length > 0 && (
        <div css={styles.times}>
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
      )}
    </div>
  );
}

/**
 * One curve, or two of one unit, with their axis and, in the legend, the latest value of each.
 * There is an area below the first only where the axis begins at zero: it would show a share that
 * is none.
 * @param most how many steps the axis has at most
 */
function Chart({ series, most, isDotted }: { series: Series[]; most: number; isDotted: boolean }) {
  const ticks = ticksAround(
    series.flatMap(({ values }) => values),
    most,
  );
  const [highest = 100] = ticks;
  const lowest = ticks.at(-1) ?? 0;
  const points = series.map(({ values }) => pointsOf(values, lowest, highest));
  const [first = '', second] = points.map(curveThrough);
  const lines = ticks.map((_, index) => (height * index) / (ticks.length - 1));
  return (
    <>
      <div css={styles.legend}>
        {series.map(({ label, values, unit }, index) => (
          <span key={label} css={index > 0 && styles.other}>
            {`${label} `}
            {unit && <b css={styles.latest}>{withUnit(values.at(-1), unit)}</b>}
          </span>
        ))}
      </div>
      <div css={styles.plot}>
        <div css={styles.ticks}>
          {ticks.map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
        <svg
          css={styles.chart}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
        >
          <path
            d={lines.map((y) => `M0 ${y}H${width}`).join('')}
            stroke={color('sand-200')}
            strokeWidth="1"
          />
          {lowest === 0 && <path d={`${first}V${height}H0Z`} fill={color('brand-100')} />}
          {second && <path d={second} stroke={color('control')} />}
          <path d={first} stroke={color('brand-600')} />
          {isDotted && (
            <path d={dotsAt(points.flat())} stroke={color('brand-600')} strokeWidth="7" />
          )}
          <path
            d={dotsAt(points.flatMap((each) => each.slice(-1)))}
            stroke={color('brand-900')}
            strokeWidth="8"
          />
        </svg>
      </div>
    </>
  );
}

const styles = {
  trend: css({
    flex: '99 1 0',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    color: color('muted'),
    fontSize: '0.6875rem',
    lineHeight: 1.25,
  }),
  alone: css({ minHeight: 150 }),
  legend: css({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    marginBottom: 10,
    fontSize: '0.75rem',
    '* + &': { marginTop: 14 },
    '& > ::before': {
      content: '""',
      display: 'inline-block',
      width: 8,
      height: 8,
      marginInlineEnd: 5,
      borderRadius: 4,
      background: color('brand-600'),
    },
  }),
  other: css({ '&&::before': { background: color('control') } }),
  latest: css({ color: color('ink') }),
  plot: css({ flex: '1 0 2.75rem', display: 'flex', gap: 8, minHeight: 0 }),
  // Each number stands beside its line.
  ticks: css({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    textAlign: 'right',
    '& > *': { height: 0, lineHeight: 0 },
  }),
  chart: css({
    flex: '1 1 0',
    minWidth: 0,
    minHeight: 0,
    overflow: 'visible',
    '& > *': { vectorEffect: 'non-scaling-stroke' },
  }),
  times: css({
    flex: 'none',
    display: 'flex',
    justifyContent: 'space-between',
    margin: '8px -4px 0 24px',
  }),
};
