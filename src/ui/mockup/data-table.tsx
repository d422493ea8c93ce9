import { css } from '@emotion/react';
import type { Tile } from '../../generated/types.ts';
import { onSheet } from '../../lib/drawing-addresses.ts';
import { usePage } from '../../state/page-context.ts';
import { color, font, radius, shadow } from '../../theme/tokens.ts';
import Icon from '../icon.tsx';
import { initialsOf } from '../initials.ts';
import { boundWords } from './bound-words.ts';
import type { Branded } from './branded.ts';
import { largeContainer, mediumContainer, smallContainer } from './container-queries.ts';
import Portrait from './portrait.tsx';
import RowCount, { counted, countsRows } from './row-count.tsx';
import { parts } from './screens/parts.ts';
import { statesOf } from './states-of.ts';
import { rowBorder, rowLine, tableParts } from './table-parts.ts';
import { tileColors } from './tile-colors.ts';

type Props = Pick<Branded, 'tiles' | 'columns' | 'total' | 'onward'>;

/**
 * A panel's table: who or what, the sign, what else there is room for, and a state, with the names
 * of its columns and the states to filter by above, and how many rows there are below. Where it is
 * narrow, as on telephones, the sign stands under the name, without names of columns and filters.
 */
export default function DataTable({ columns, tiles, total = tiles.length, onward }: Props) {
  const { shell } = usePage().shell;
  const states = statesOf(tiles, total);
  const extra = columns.length - 3;
  return (
    <div
      css={[
        parts.surface,
        styles.table,
        onward && [parts.onward, parts.rowsOnward],
        extra > 0 && columnsFor(extra),
        countsRows,
      ]}
    >
      {states.length > 0 && (
        <div css={styles.states}>
          {[{ name: shell.screens?.all, count: total }, ...states].map(({ name, count }) => (
            <span key={`${name}`}>
              {`${name} `}
              <b>{count}</b>
            </span>
          ))}
        </div>
      )}
      <div css={styles.head}>
        {columns.map((column, index) => (
          <span key={column} css={index > 1 && index < columns.length - 1 && styles.cell}>
            {column}
          </span>
        ))}
      </div>
      {tiles.map((tile) => (
        <Row key={`${tile.value} ${tile.label}`} {...tile} />
      ))}
      <RowCount total={total} isAll={total === tiles.length} />
    </div>
  );
}

function Row({ icon, portrait, tone, value, label, trend, cells, note }: Tile) {
  const { drawings } = usePage().shell;
  return (
    <div css={[styles.row, counted]}>
      {portrait ? (
        <Portrait portrait={portrait} look={tableParts.face} crop="near" />
      ) : (
        <span css={[tableParts.face, tileColors[icon ? tone : 'brand']]}>
          {icon ? <Icon name={icon} size={15} /> : initialsOf(value.replace(/,.*/, ''))}
        </span>
      )}
      <b>{boundWords(value)}</b>
      <span css={tableParts.label}>{boundWords(label)}</span>
      {trend && (
        <svg css={[styles.cell, styles.trend]}>
          <use href={onSheet(drawings, `trend-${trend}`)} />
        </svg>
      )}
      {cells?.map((cell) => (
        <span key={cell} css={styles.cell}>
          {cell}
        </span>
      ))}
      {note && <span css={[tableParts.note, tileColors[tone]]}>{note}</span>}
    </div>
  );
}

/** What stands between the sign and the state, where there is room. */
const columnsFor = (extra: number) =>
  css({
    [largeContainer]: {
      gridTemplateColumns: `auto minmax(0,1fr) minmax(0,1.3fr) repeat(${extra},minmax(0,1fr)) auto`,
    },
  });

const styles = {
  table: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 10,
    padding: '0 12px',
    overflow: 'hidden',
    color: color('muted'),
    fontSize: '0.6875rem',
    lineHeight: 1.25,
    [smallContainer]: { '& > :nth-of-type(n+7):not(:last-of-type)': { display: 'none' } },
    [mediumContainer]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1.35fr) auto',
      '&& > * > *': { gridArea: 'auto' },
    },
  }),
  // The first is chosen: all.
  states: css({
    display: 'none',
    [mediumContainer]: {
      gridColumn: '1 / -1',
      display: 'flex',
      gap: 6,
      padding: '8px 0 6px',
      '& > *': {
        padding: '3px 10px',
        borderRadius: radius.pill,
        boxShadow: shadow.line,
      },
      '& > :first-of-type': { background: color('brand-700'), color: color('white') },
    },
  }),
  // The list is in the order of the last, and the first row is chosen.
  head: css({
    display: 'none',
    '&& + *': {
      borderTop: 'none',
      background: color('brand-50'),
      boxShadow: `inset 3px 0 ${color('brand-600')}`,
    },
    [mediumContainer]: {
      ...rowLine,
      padding: '4px 0 5px',
      borderBlock: rowBorder,
      '&& > :first-of-type': { gridColumn: 'span 2' },
      // With its sign it ends where the states below do.
      '& > :last-of-type': { textAlign: 'end' },
      '& > :last-of-type::after': { content: '"\\a0\\2193"' },
    },
  }),
  row: css({
    ...rowLine,
    alignItems: 'center',
    margin: '0 -12px',
    padding: '5px 12px',
    borderTop: rowBorder,
    color: color('body'),
    fontSize: '0.75rem',
    '& > b': { color: color('ink'), font: `650 0.8125rem/1.25 ${font.heading}` },
  }),
  cell: css({ display: 'none', [largeContainer]: { display: 'block' } }),
  trend: css({ width: 64, height: 20 }),
};
