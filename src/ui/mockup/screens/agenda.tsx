import { css } from '@emotion/react';
import { color, radius, shadow } from '../../../theme/tokens.ts';
import type { Branded } from '../branded.ts';
import { smallContainer } from '../container-queries.ts';
import RowCount, { counted, countsRows } from '../row-count.tsx';
import { tileColors } from '../tile-colors.ts';
import { parts } from './parts.ts';

/**
 * The days side by side, with what stands in each: at its hour where there are hours, or else in
 * the order of the rows. The day of a marked entry is today. A telephone, which shows but some of
 * them, says how many entries it shows, or how many columns where there are no hours.
 */
export default function Agenda({ columns, hours, tiles, figure, figureLabel, onward }: Branded) {
  const timed = hours.length > 0;
  const today = tiles.find(({ marked }) => marked)?.column;
  return (
    <>
      {figure && (
        <div css={parts.apart}>
          <span css={parts.value}>{figure}</span>
          <span css={parts.label}>{figureLabel}</span>
        </div>
      )}
      <div
        css={[
          styles.days,
          timed ? styles.week : styles.board,
          onward && styles.onward,
          onward && (timed ? styles.weekOnward : styles.boardOnward),
          countsRows,
        ]}
      >
        {timed && (
          <div css={styles.hours}>
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </div>
        )}
        {columns.map((day, index) => (
          <div key={day} css={[styles.day, !timed && counted]}>
            <div css={[styles.name, index + 1 === today && styles.today]}>{day}</div>
            <div css={[styles.entries, timed ? styles.slots : styles.stack]}>
              {tiles
                .filter(({ column = 1 }) => column === index + 1)
                .map(({ value, label, note, tone, row, marked }) => (
                  <div
                    key={`${value} ${label}`}
                    css={[
                      tone !== 'brand' && tileColors[tone],
                      marked && styles.now,
                      timed && places[(row ?? 1) - 1],
                    ]}
                  >
                    <b>{value}</b>
                    <div>{label}</div>
                    {note && <div css={styles.note}>{note}</div>}
                  </div>
                ))}
            </div>
          </div>
        ))}
      </div>
      <RowCount total={timed ? tiles.length : columns.length} isAll apart />
    </>
  );
}

/** Half an hour of the week is so high. */
const half = 'var(--half, 1.5rem)';

/** How far the window goes on beyond what is in sight. */
const beyond = 'var(--beyond, 0px)';

/** Where an entry of an hour stands, by the half hour at which it begins. */
const places = Array.from({ length: 24 }, (_, index) => css({ gridRowStart: index + 1 }));

const styles = {
  // What is too long for a day's width ends in dots: no word breaks.
  days: css({
    display: 'flex',
    flexGrow: 1,
    gap: 6,
    '& div': { overflow: 'hidden', textOverflow: 'ellipsis' },
  }),
  // A name on two lines would move its day off the hours.
  week: css({
    gap: 2,
    padding: '5px 6px',
    whiteSpace: 'nowrap',
    borderRadius: radius.tile,
    background: color('white'),
    boxShadow: shadow.line,
    [smallContainer]: { '& > :nth-of-type(n+5)': { display: 'none' } },
  }),
  board: css({
    '& > *': {
      padding: 4,
      borderRadius: radius.tile,
      background: color('white'),
      boxShadow: shadow.line,
    },
    [smallContainer]: { '& > :nth-of-type(n+4)': { display: 'none' } },
  }),
  // The last day goes on with the window, but what stands in it is as wide as in the others.
  onward: css({
    marginRight: `calc(-1 * ${beyond})`,
    '& > :last-of-type': { flexBasis: beyond, paddingRight: beyond },
  }),
  weekOnward: css({
    '& > :last-of-type > div + div': {
      marginRight: `calc(-1 * ${beyond})`,
      paddingRight: beyond,
    },
  }),
  boardOnward: css({ '& > :last-of-type': { paddingRight: `calc(4px + ${beyond})` } }),
  day: css({ flex: '1 1 0', minWidth: 0 }),
  name: css({
    margin: '0 auto 5px',
    padding: '1px 0',
    width: 'fit-content',
    maxWidth: '100%',
    borderRadius: radius.pill,
    color: color('muted'),
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
  }),
  today: css({
    paddingInline: 5,
    background: color('brand-600'),
    color: color('white'),
    fontWeight: 600,
  }),
  // Written once for all of them: each has a place of its own besides, and often a colour.
  entries: css({
    '& > *': {
      ...tileColors.brand,
      margin: 1,
      padding: '4px 0 4px 7px',
      borderRadius: '2px 6px 6px 2px',
      boxShadow: 'inset 3px 0 currentColor',
      fontSize: '0.6875rem',
      lineHeight: 1.3,
    },
  }),
  stack: css({
    display: 'grid',
    gap: 5,
    alignContent: 'start',
    [smallContainer]: { '& > :nth-of-type(n+3)': { display: 'none' } },
  }),
  // A line at each hour, behind what stands there, through to the next day's; below the name, all
  // days are as high as the longest.
  slots: css({
    display: 'grid',
    height: 'calc(100% - 25px)',
    gridAutoRows: half,
    background:
      `repeating-linear-gradient(${color('sand-200')} 0 1px, ` +
      `transparent 1px calc(2 * ${half}))`,
    '& > *': [{ gridRowEnd: 'span 2' }, counted],
  }),
  // Each hour stands beside its line.
  hours: css({
    flex: 'none',
    display: 'grid',
    gridAutoRows: `calc(2 * ${half})`,
    paddingTop: 'calc(1.125rem + 2px)',
    color: color('muted'),
    fontSize: '0.6875rem',
    lineHeight: 1,
    textAlign: 'right',
  }),
  note: css({ marginTop: 2, fontWeight: 600 }),
  now: css({ background: color('brand-600'), color: color('white'), boxShadow: 'none' }),
};
