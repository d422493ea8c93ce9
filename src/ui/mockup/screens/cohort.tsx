import { css } from '@emotion/react';
import { usePage } from '../../../state/page-context.ts';
import { color, radius } from '../../../theme/tokens.ts';
import type { Branded } from '../branded.ts';
import { smallContainer } from '../container-queries.ts';
import GroupFigures from '../group-figures.tsx';
import { parts } from './parts.ts';

/**
 * Groups, one a line, over periods, one a column: the more, the darker, from the least of all
 * values to the most. What a group has no value for stays empty. Below, what the values are, their
 * scale, and two figures. On a stage the most stands out.
 */
export default function Cohort({ device, columns, series, tiles, figureLabel, onward }: Branded) {
  const { shell } = usePage().shell;
  const all = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const shadeOf = (value: number) =>
    shades[Math.floor(((value - least) / (most - least + 1)) * shades.length)];
  return (
    <>
      <div css={[parts.surface, onward && parts.onward, styles.table, columnsFor(columns.length)]}>
        <div css={[styles.row, styles.periods]}>
          <span />
          {columns.map((period) => (
            <span key={period}>{period}</span>
          ))}
        </div>
        {series.map(({ label, values }) => (
          <div key={label} css={styles.row}>
            <span css={parts.label}>{label}</span>
            {columns.map((period, index) => {
              const value = values[index];
              return (
                <span
                  key={period}
                  css={value !== undefined && [styles.cell, shadeOf(value)]}
                  data-most={(device === 'bare' && value === most) || undefined}
                >
                  {value}
                </span>
              );
            })}
          </div>
        ))}
        {figureLabel && (
          <p css={styles.foot}>
            {figureLabel}
            <span css={styles.scale}>
              {least}
              <i />
              {most}
              {device === 'bare' && <b css={styles.highest}>{shell.screens?.highest}</b>}
            </span>
          </p>
        )}
      </div>
      <GroupFigures {...{ device, tiles, onward }} />
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

/** The longest name of a group gives the names' column its width. */
const columnsFor = (count: number) =>
  css({ gridTemplateColumns: `max-content repeat(${count}, minmax(0, 1fr))` });

const styles = {
  table: css({
    display: 'grid',
    gap: 4,
    flexGrow: 1,
    [smallContainer]: { gap: 3 },
  }),
  row: css({
    display: 'contents',
    '& > :first-of-type': { alignSelf: 'center', marginInlineEnd: 6, fontSize: '0.75rem' },
  }),
  periods: css({
    color: color('muted'),
    fontSize: '0.6875rem',
    lineHeight: 1.25,
    textAlign: 'center',
  }),
  cell: css({
    padding: '4px 0',
    borderRadius: 6,
    fontSize: '0.6875rem',
    lineHeight: 1.3,
    fontWeight: 600,
    textAlign: 'center',
    alignContent: 'center',
    [smallContainer]: { paddingBlock: 3 },
  }),
  foot: css({
    gridColumn: '1 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    alignSelf: 'end',
    gap: 12,
    marginTop: 4,
    color: color('muted'),
    fontSize: '0.6875rem',
    lineHeight: 1.25,
  }),
  scale: css({
    display: 'flex',
    gap: 6,
    alignItems: 'center',
    '& > i': {
      width: 72,
      height: 8,
      borderRadius: radius.pill,
      background:
        `linear-gradient(90deg, ${color('brand-100')}, ` +
        `${color('brand-300')}, ${color('brand-600')})`,
    },
  }),
  // On a stage alone its cell has a colour of its own.
  highest: css({ display: 'none', fontWeight: 500 }),
};
