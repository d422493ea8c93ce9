import { css } from '@emotion/react';
import type { ChartSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { layout, media, radius, type } from '../theme/tokens.ts';
import { heightOn } from './chart-plot.tsx';
import Icon from './icon.tsx';
import { RichLine } from './rich-text.tsx';
import { toTheEdge } from './section-media.tsx';

type Props = Pick<ChartSection, 'periods' | 'lines' | 'marks'> & {
  /** Of the axis, the highest first. */
  ticks: number[];
};

/**
 * What happened in some periods: a sign on the first line where the period begins, by how much the
 * last one falls there and how far it comes back before the next one, and the words below it, or
 * on a telephone one below the other.
 */
export default function ChartMarks({ periods, lines, marks, ticks }: Props) {
  const [first, last] = [lines[0]?.values ?? [], lines.at(-1)?.values ?? []];
  const shown = marks.filter(({ period }) => first[period - 1] !== undefined);
  if (shown.length === 0) return <div css={styles.foot} />;
  return (
    <ol
      css={[
        styles.list,
        css({
          '--count': periods.length,
          [wide]: { gridTemplateColumns: `repeat(${periods.length}, minmax(0, 1fr))` },
        }),
      ]}
    >
      {shown.map(({ period, icon, heading, text }, index) => {
        const [before = 0, after = before] = [last[period - 2], last[period - 1]];
        const next = shown[index + 1]?.period;
        const { rise, middle } = recovery(last.slice(0, next && next - 1), period);
        const places = css({
          '--at': period - 1,
          '--line': heightOn(ticks, first[period - 1] ?? 0),
          '--fall': heightOn(ticks, (before + after) / 2),
          '--low': heightOn(ticks, Math.min(after, last[period] ?? after)),
          '--middle': middle - 1,
          '--rise': heightOn(ticks, last[middle - 1] ?? 0),
          [wide]: { gridColumn: `${period}/${next ?? -1}` },
        });
        return (
          <li key={period} css={places}>
            <span css={[styles.onPlot, styles.sign]} aria-hidden="true">
              {icon && <Icon name={icon} size={22} />}
            </span>
            {before > after && (
              <b css={[styles.onPlot, styles.change]} aria-hidden="true">
                −{before - after}
              </b>
            )}
            {before > after && rise > 0 && (
              <b css={[styles.onPlot, styles.change, styles.rise]} aria-hidden="true">
                +{rise}
              </b>
            )}
            <p css={styles.period}>{periods[period - 1]}</p>
            <h3 css={styles.heading}>{heading}</h3>
            {text && (
              <p css={styles.text}>
                <RichLine text={text} />
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** How far values come back from where they are in a period, and the period halfway there. */
function recovery(values: number[], period: number) {
  const after = values.slice(period - 1);
  const best = Math.max(...after);
  const rise = best - (after[0] ?? best);
  return { rise, middle: period + Math.ceil(after.indexOf(best) / 2) };
}

const wide = media.from(700);
/** How far below the top of the drawing a share of its height is. */
const depth = (share: string) => `var(--plot)*(1 - var(--${share}))`;
const margin = `calc(-1 * ${toTheEdge})`;

const styles = {
  foot: css({ height: '2rem', background: surfaceColor('chip') }),
  list: css({
    '--sign': 'clamp(2rem, 4vw, 3.25rem)',
    display: 'grid',
    gap: '1.25rem',
    padding: `1rem ${margin} var(--section-padding)`,
    background: surfaceColor('chip'),
    [wide]: {
      gap: 0,
      paddingInline: 0,
      '& > li': {
        padding: '0.75rem 1.5rem 0 1rem',
        marginInlineStart: -1,
        borderInlineStart: `2px solid ${surfaceColor('figure')}`,
      },
      // In a very wide window, the words of the last one go on beyond the container's edge.
      '& > li:last-of-type': {
        paddingInlineEnd: `clamp(${layout.gutter}, 100% - 18rem, ${margin})`,
      },
    },
  }),
  onPlot: css({
    position: 'absolute',
    top: `calc(${depth('line')})`,
    left: 'calc(100%*var(--at)/var(--count))',
  }),
  // A line leads from it down to the words, or on a telephone to the foot of the drawing.
  sign: css({
    display: 'grid',
    placeItems: 'center',
    width: 'var(--sign)',
    aspectRatio: 1,
    borderRadius: radius.pill,
    background: surfaceColor('figure'),
    color: surfaceColor('button-text'),
    translate: '-50% -50%',
    '&::after': {
      content: '""',
      position: 'absolute',
      top: '100%',
      width: 2,
      height: 'calc(var(--plot)*var(--line) - 50%)',
      background: surfaceColor('figure'),
      [wide]: { height: 'calc(var(--plot)*var(--line) - 50% + 3.5rem)' },
    },
  }),
  // Between the lines, and clear of the sign on the first; on a telephone, below both.
  change: css({
    top: `max(${depth('fall')}, ${depth('line')} + var(--sign) / 2 + 0.5rem)`,
    marginInlineStart: 'clamp(0.25rem, 0.7vw, 0.625rem)',
    color: surfaceColor('heading'),
    fontSize: 'clamp(0.875rem, 1.6vw, 1.375rem)',
    lineHeight: 1,
    translate: '0 -50%',
    // A line of the scale stops at the figure instead of striking it through.
    [media.below(700)]: {
      top: `calc(${depth('low')} + 0.375rem)`,
      background: surfaceColor('chip'),
      translate: 'none',
    },
  }),
  // Below the last line.
  rise: css({
    top: `calc(${depth('rise')})`,
    left: 'calc(100%*var(--middle)/var(--count))',
    color: surfaceColor('chip-text'),
    translate: '0 50%',
  }),
  period: css({ ...type.small, color: surfaceColor('accent'), fontWeight: 650 }),
  heading: css(type.h3),
  text: css({
    ...type.note,
    marginTop: '0.375rem',
    color: surfaceColor('muted'),
    textWrap: 'balance',
  }),
};
