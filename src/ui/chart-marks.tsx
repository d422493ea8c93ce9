import { css } from '@emotion/react';
import type { ChartSection } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { media, radius, type } from '../theme/tokens.ts';
import Icon from './icon.tsx';
import { RichLine } from './rich-text.tsx';
import { toTheEdge } from './section-media.tsx';

type Props = Pick<ChartSection, 'periods' | 'lines' | 'marks'> & {
  /** What the top of the drawing stands for. */
  highest: number;
};

/**
 * What happened in some periods: a sign on the first line where the period begins, by how much the
 * last one falls there, and the words below it, or on a telephone one below the other.
 */
export default function ChartMarks({ periods, lines, marks, highest }: Props) {
  const [first, last] = [lines[0]?.values ?? [], lines.at(-1)?.values ?? []];
  const shown = marks.filter(({ period }) => first[period - 1] !== undefined);
  if (shown.length === 0) return <div css={styles.foot} />;
  return (
    <ol
      css={[
        styles.list,
        css({
          [wide]: { gridTemplateColumns: `repeat(${periods.length}, minmax(0, 1fr))` },
        }),
      ]}
    >
      {shown.map(({ period, icon, heading, text }, index) => {
        const at = (value: number) =>
          css({ left: `calc(${period - 1}00%/${periods.length})`, '--height': value / highest });
        const [before = 0, after = before] = [last[period - 2], last[period - 1]];
        const low = Math.min(after, last[period] ?? after);
        const column = `${period}/${shown[index + 1]?.period ?? -1}`;
        return (
          <li key={period} css={css({ [wide]: { gridColumn: column } })}>
            <span css={[styles.onPlot, styles.sign, at(first[period - 1] ?? 0)]} aria-hidden="true">
              {icon && <Icon name={icon} size={22} />}
            </span>
            {before > after && (
              <b
                css={[
                  styles.onPlot,
                  styles.fall,
                  at((before + after) / 2),
                  css({ '--line': (first[period - 1] ?? 0) / highest, '--low': low / highest }),
                ]}
                aria-hidden="true"
              >
                −{before - after}
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
      '& > li:last-of-type': { paddingInlineEnd: margin },
    },
  }),
  onPlot: css({ position: 'absolute', top: `calc(${depth('height')})` }),
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
      height: 'calc(var(--plot)*var(--height) - 50%)',
      background: surfaceColor('figure'),
      [wide]: { height: 'calc(var(--plot)*var(--height) - 50% + 3.5rem)' },
    },
  }),
  // Between the lines, and clear of the sign on the first; on a telephone, below both.
  fall: css({
    top: `max(${depth('height')}, ${depth('line')} + var(--sign) / 2 + 0.5rem)`,
    marginInlineStart: '0.625rem',
    color: surfaceColor('heading'),
    fontSize: 'clamp(0.875rem, 1.6vw, 1.375rem)',
    lineHeight: 1,
    translate: '0 -50%',
    [media.below(700)]: { top: `calc(${depth('low')} + 0.375rem)`, translate: 'none' },
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
