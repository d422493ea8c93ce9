import { css } from '@emotion/react';
import { color, shadow } from '../../theme/tokens.ts';

/** Two curves with their legend. */
export default function Trend() {
  const curve = 'M0 96C30 92 42 66 74 70S118 94 150 78 196 30 226 34 266 52 300 36';
  return (
    <div css={styles.trend}>
      <svg
        css={styles.legend}
        viewBox="0 0 120 12"
        stroke={color('sand-200')}
        strokeWidth="8"
        strokeLinecap="round"
      >
        <circle cx="6" cy="6" r="5" fill={color('brand-600')} stroke="none" />
        <circle cx="66" cy="6" r="5" fill={color('ipe')} stroke="none" />
        <path d="M20 6h28M80 6h28" />
      </svg>
      <svg
        css={styles.chart}
        viewBox="0 0 300 120"
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
      >
        <path
          d="M0 30H300M0 70H300"
          stroke={color('sand-200')}
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
        <path d={`${curve}V120H0Z`} fill={color('brand-100')} />
        <path
          d="M0 108C60 100 90 104 140 98S240 74 300 80"
          stroke={color('ipe')}
          vectorEffect="non-scaling-stroke"
        />
        <path d={curve} stroke={color('brand-600')} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

const styles = {
  trend: css({
    display: 'flex',
    flexDirection: 'column',
    minHeight: 120,
    borderRadius: 16,
    overflow: 'hidden',
    background: color('white'),
    boxShadow: shadow.line,
  }),
  legend: css({ flex: 'none', width: 120, margin: '16px 16px 4px' }),
  chart: css({ flex: '1 1 0', minHeight: 0, width: '100%' }),
};
