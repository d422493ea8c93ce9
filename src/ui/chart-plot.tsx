import { css } from '@emotion/react';
import type { ChartSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media } from '../theme/tokens.ts';
import { toTheEdge } from './section-media.tsx';

type Props = Pick<ChartSection, 'periods' | 'lines' | 'marks'> & {
  /** Of the axis, the highest first; the last is where the axis begins. */
  ticks: number[];
  unit: string;
};

/** How high a value is over the foot of the axis, of its length. */
export const heightOn = ([highest = 100, ...lower]: number[], value: number): number => {
  const lowest = lower.at(-1) ?? 0;
  return Math.round((1000 * (value - lowest)) / (highest - lowest)) / 1000;
};

/** A stair that is as high as each value for the length of its period, as an SVG path. */
const stairOf = (values: number[], ticks: number[]): string =>
  values
    .map((value, index) => {
      const depth = (1000 - 1000 * heightOn(ticks, value)) / 10;
      return `${index ? 'V' : 'M0 '}${depth}H${index + 1}`;
    })
    .join('');

const narrow = media.below(960);

/**
 * The periods that a telephone and a tablet have room to name: those that are marked, and the last
 * one unless a marked one is near; of a chart without marks, every third.
 */
export const namedPeriods = (count: number, marked: number[]): number[] => {
  if (marked.length === 0)
    return Array.from({ length: Math.ceil(count / 3) }, (_, index) => 3 * index + 1);
  const named = marked.filter((period) => period <= count);
  return Math.max(...named) > count - 3 ? named : [...named, count];
};

/** On a telephone, a name has the room up to the next one, and that of the last period ends it. */
const placesOf = (named: number[], count: number) =>
  Object.fromEntries(
    named.map((period, index) => [
      `& > :nth-of-type(${period})`,
      {
        display: 'block',
        gridColumn: `${period} / ${named[index + 1] ?? -1}`,
        ...(period === count && {
          justifySelf: 'end',
          paddingInline: '0 0.375rem',
          [media.below(375)]: { display: 'none' },
        }),
      },
    ]),
  );

/** As wide as the window: what is below the last line, and between it and the first. */
export default function ChartPlot({ periods, lines, marks, ticks, unit }: Props) {
  const lowest = ticks.at(-1);
  const stairs = lines.map(({ values }) => stairOf(values, ticks));
  const area = (index: number) => `${stairs[index]}V100H0Z`;
  const last = lines.length - 1;
  const count = periods.length;
  const named = namedPeriods(
    count,
    marks.map(({ period }) => period),
  );
  // Its words are below its line, at the end of the drawing: no line may end right there.
  const isFree = (tick: number) =>
    lines.every(({ values }) => {
      const depth = heightOn(ticks, tick) - heightOn(ticks, values.at(-1) ?? 0);
      return depth <= 0 || depth > 0.1;
    });
  return (
    <div aria-hidden="true">
      <div css={styles.plot}>
        <svg viewBox={`0 0 ${count} 100`} preserveAspectRatio="none" css={styles.drawing}>
          {last > 0 && <path css={styles.between} d={area(0)} />}
          <path css={styles.below} d={area(last)} />
          {last > 0 && <path css={styles.other} d={stairs[last]} />}
          <path css={styles.first} d={stairs[0]} />
        </svg>
        <div css={styles.ticks}>
          {ticks.slice(0, -1).map((tick) => (
            <span key={tick}>{isFree(tick) && `${tick}${unit}`}</span>
          ))}
          {lowest ? <b css={styles.lowest}>{`${lowest}${unit}`}</b> : null}
        </div>
      </div>
      <div
        css={[
          styles.periods,
          css({
            gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
            [narrow]: { '& > *': { display: 'none' }, ...placesOf(named, count) },
          }),
        ]}
      >
        {periods.map((period) => (
          <span key={period}>{period}</span>
        ))}
      </div>
    </div>
  );
}

const styles = {
  plot: css({ position: 'relative', height: 'var(--plot)' }),
  drawing: css({
    display: 'block',
    width: '100%',
    height: '100%',
    fill: 'none',
    '& > *': { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' },
  }),
  between: css({
    fill: `color-mix(in oklab,${surfaceColor('edge')} 55%,${surfaceColor('chip')})`,
  }),
  below: css({ fill: surfaceColor('chip') }),
  other: css({ stroke: surfaceColor('chip-text'), strokeWidth: 3 }),
  first: css({ stroke: surfaceColor('figure'), strokeWidth: 6 }),
  // Each stands on its line.
  ticks: css({
    position: 'absolute',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    color: surfaceColor('muted'),
    fontSize: '0.8125rem',
    lineHeight: 1.25,
    '& > *': {
      flex: 1,
      borderTop: `1px solid color-mix(in oklab,${surfaceColor('muted')} 22%,transparent)`,
      // At the container's edge; in a wider window near its end, clear of what is on the lines.
      padding: `0.25rem min(-1 * ${toTheEdge}, 8%)`,
      textAlign: 'end',
      // Clear of what stands on the drawing there.
      [media.below(700)]: { paddingInline: '0.25rem' },
    },
  }),
  // Its line is the foot, which it stands on.
  lowest: css({
    '&&': {
      position: 'absolute',
      inset: 'auto 0 0',
      borderTop: 0,
      borderBottom: `1px solid color-mix(in oklab,${surfaceColor('muted')} 45%,transparent)`,
    },
    fontWeight: 400,
  }),
  periods: css({
    display: 'grid',
    paddingBlock: '0.625rem',
    background: surfaceColor('chip'),
    color: surfaceColor('muted'),
    fontSize: '0.8125rem',
    lineHeight: 1.25,
    '& > *': { paddingInlineStart: '0.625rem', whiteSpace: 'nowrap' },
  }),
};
