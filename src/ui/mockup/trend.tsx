import { css } from '@emotion/react';
import type { Series } from '../../generated/types.ts';
import { color, shadow } from '../../theme/tokens.ts';

const width = 300;
const height = 120;

/**
 * A curve that is level at each of its values, as an SVG path.
 * @param lowest of all curves, which is drawn near the foot; the highest near the top
 */
function curveThrough(values: number[], lowest: number, highest: number): string {
  const step = width / (values.length - 1);
  const points = values.map((value, index) => ({
    x: Math.round(index * step),
    middle: Math.round((index - 0.5) * step),
    y: Math.round(height - 22 - ((value - lowest) / (highest - lowest || 1)) * (height - 34)),
  }));
  return points
    .map(({ x, middle, y }, index) => {
      if (index === 0) return `M0 ${y}`;
      const former = index === 1 ? `C${middle} ${points[0]?.y} ` : 'S';
      return `${former}${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

/** One curve over an area, or two of which the second is a line, with their legend. */
export default function Trend({ series }: { series: Series[] }) {
  const all = series.flatMap(({ values }) => values);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const [first = '', second] = series.map(({ values }) => curveThrough(values, lowest, highest));
  return (
    <div css={styles.trend}>
      <div css={styles.legend}>
        {series.map(({ label }) => (
          <span key={label}>{label}</span>
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
          d="M0 12H300M0 48H300M0 84H300"
          stroke={color('sand-200')}
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
        <path d={`${first}V${height}H0Z`} fill={color('brand-100')} />
        {second && <path d={second} stroke={color('control')} vectorEffect="non-scaling-stroke" />}
        <path d={first} stroke={color('brand-600')} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

const styles = {
  trend: css({
    flex: '99 1 0',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 120,
    borderRadius: 16,
    overflow: 'hidden',
    background: color('white'),
    boxShadow: shadow.line,
  }),
  legend: css({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 14px',
    padding: '12px 14px 4px',
    color: color('muted'),
    fontSize: '0.75rem',
    '& > ::before': {
      content: '""',
      display: 'inline-block',
      width: 8,
      height: 8,
      marginInlineEnd: 6,
      borderRadius: 4,
      background: color('brand-600'),
    },
    '& > * + ::before': { background: color('control') },
  }),
  chart: css({ flex: '1 1 0', minHeight: 0, width: '100%' }),
};
