import { css } from '@emotion/react';
import { usePage } from '../../../state/page-context.ts';
import { color, radius } from '../../../theme/tokens.ts';
import type { Branded } from '../branded.ts';
import { smallContainer } from '../container-queries.ts';
import TileRow from '../tile-row.tsx';
import { marks } from './cohort-marks.tsx';
import { parts } from './parts.ts';

/**
 * Groups, one a line, over periods, one a column: shades of the values, from the least of all to
 * the most, or other marks of them. Below, what the values are, the scale of shades, and two
 * figures. On a stage the most stands out.
 */
export default function Cohort({ device, columns, series, tiles, onward, ...shown }: Branded) {
  const { figureLabel, marks: look = 'shades' } = shown;
  const { shell } = usePage().shell;
  const all = series.flatMap(({ values }) => values);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const Marks = marks[look];
  return (
    <>
      <div
        css={[
          parts.surface,
          onward && parts.onward,
          styles.table,
          columnsFor(columns.length, look),
        ]}
      >
        <div css={[styles.row, styles.periods]}>
          <span />
          {columns.map((period) => (
            <span key={period}>{period}</span>
          ))}
          {look === 'lines' && <span />}
        </div>
        {series.map(({ label, values }) => (
          <div key={label} css={styles.row}>
            <span css={parts.label}>{label}</span>
            <Marks {...{ values, columns, least, most }} shinesMost={device === 'bare'} />
          </div>
        ))}
        {figureLabel && (
          <p css={styles.foot}>
            {figureLabel}
            <span css={styles.scale}>
              {look === 'shades' && (
                <>
                  {least}
                  <i />
                  {most}
                </>
              )}
              {device === 'bare' && look !== 'lines' && (
                <b css={styles.highest}>{shell.screens?.highest}</b>
              )}
            </span>
          </p>
        )}
      </div>
      <div
        css={[
          styles.tiles,
          device === 'bare' && tiles.length > 2 && styles.single,
          onward && parts.lastOnward,
        ]}
      >
        {tiles.map((tile) => (
          <TileRow key={tile.label} {...tile} />
        ))}
      </div>
    </>
  );
}

/** The longest name of a group gives the names' column its width; at its end a line has a number. */
const columnsFor = (count: number, look: keyof typeof marks) =>
  css({
    gridTemplateColumns: `max-content repeat(${count}, minmax(0, 1fr))${look === 'lines' ? ' max-content' : ''}`,
  });

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
  tiles: css({
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
  }),
  // Without a frame two have room, and the third would stand alone.
  single: css({ [smallContainer]: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
};
