import { css } from '@emotion/react';
import type { ReasoningSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, type } from '../theme/tokens.ts';
import { toTheEdge } from './section-media.tsx';

type Props = Pick<ReasoningSection, 'signals'>;

/** Of a drawing that is 100 units wide: where curves end, and where they have joined below. */
const [end, rail] = [70, 86];
/** Of the 100 units that each signal is high: where its highest and its lowest value are. */
const [top, foot] = [52, 88];

/** A curve that is level at each of its values, and where it ends. */
function curveOf(values: number[], row: number): { path: string; last: number } {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = end / Math.max(1, values.length - 1);
  const heights = values.map((value) =>
    Math.round(100 * row + foot - ((foot - top) * (value - least)) / (most - least || 1)),
  );
  const path = heights
    .map((y, index) => {
      if (index === 0) return `M0 ${y}`;
      const middle = Math.round((index - 0.5) * step);
      return `C${middle} ${heights[index - 1]} ${middle} ${y} ${Math.round(index * step)} ${y}`;
    })
    .join('');
  return { path, last: heights.at(-1) ?? 0 };
}

/**
 * What was measured: each signal with its latest value, over a curve that begins at the window's
 * edge. Where there is room all join at the right, in the middle, and else below.
 */
export default function SignalStreams({ signals }: Props) {
  const curves = signals.map(({ values }, row) => curveOf(values, row));
  const height = 100 * signals.length;
  const middle = height / 2;
  const joined = curves.map(({ last }) => `M${end} ${last}C88 ${last} 82 ${middle} 100 ${middle}`);
  const falling = curves.map(
    ({ last }) => `M${end} ${last}C${rail} ${last} ${rail} ${last} ${rail} ${last + 40}V${height}`,
  );
  return (
    <div css={styles.box}>
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        css={styles.drawing}
        aria-hidden="true"
      >
        <path css={styles.toRight} d={joined.join('')} />
        <path css={styles.down} d={falling.join('')} />
        <path d={curves.map(({ path }) => path).join('')} />
        <path css={styles.ends} d={curves.map(({ last }) => `M${end} ${last}h0`).join('')} />
      </svg>
      <ul css={styles.list}>
        {signals.map(({ label, value, text }) => (
          <li key={label}>
            <b css={styles.label}>{label}</b>
            <span css={styles.value}>{value}</span>
            {text && <span css={styles.text}>{text}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const wide = media.from(1100);

const styles = {
  box: css({ position: 'relative', [wide]: { height: '100%' } }),
  drawing: css({
    position: 'absolute',
    width: '100%',
    height: '100%',
    overflow: 'visible',
    fill: 'none',
    stroke: surfaceColor('chip-text'),
    strokeWidth: 4,
    strokeLinecap: 'round',
    '& > *': { vectorEffect: 'non-scaling-stroke' },
  }),
  toRight: css({
    stroke: surfaceColor('figure'),
    display: 'none',
    [wide]: { display: 'block' },
  }),
  down: css({ stroke: surfaceColor('figure'), [wide]: { display: 'none' } }),
  ends: css({ stroke: surfaceColor('heading'), strokeWidth: 16 }),
  list: css({
    position: 'relative',
    display: 'grid',
    gridAutoRows: 'minmax(7.5rem, 1fr)',
    height: '100%',
    paddingInlineStart: `calc(-1 * ${toTheEdge})`,
    [wide]: { gridAutoRows: 'minmax(11rem, 1fr)' },
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'start',
      alignItems: 'baseline',
      columnGap: '0.5rem',
    },
  }),
  value: css({
    ...type.h3,
    order: -1,
    flex: '0 0 100%',
    fontSize: 'clamp(1.625rem, 2.6vw, 2.375rem)',
    color: surfaceColor('heading'),
  }),
  label: css({ ...type.small, color: surfaceColor('heading'), fontWeight: 650 }),
  text: css({ ...type.small, color: surfaceColor('muted') }),
};
