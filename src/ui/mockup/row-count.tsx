import { css } from '@emotion/react';
import { onSheet } from '../../lib/drawing-addresses.ts';
import { usePage } from '../../state/page-context.ts';
import { color } from '../../theme/tokens.ts';
import { mediumContainer } from './container-queries.ts';

/** Goes with what has rows that are counted. */
export const countsRows = css({ counterReset: 'rows' });

/** Goes with each row; what a narrow place leaves out does not count. */
export const counted = css({ counterIncrement: 'rows' });

/**
 * How many of all rows are shown, and the way to the others.
 * @param isAll whether there are no others where there is room
 * @param apart whether it stands alone, for narrow places only, below what has all elsewhere
 */
export default function RowCount({
  total,
  isAll,
  apart,
}: {
  total: number;
  isAll: boolean;
  apart?: boolean;
}) {
  const { drawings, shell } = usePage().shell;
  return (
    <div css={[styles.foot, apart && [styles.apart, styles.onNarrow]]}>
      {`\u00a0${shell.screens?.of} ${total}`}
      <svg css={[styles.pages, isAll && styles.onNarrow]} viewBox="0 0 52 22">
        <use href={onSheet(drawings, 'pages')} />
      </svg>
    </div>
  );
}

const styles = {
  foot: css({
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    padding: '6px 0',
    borderTop: `1px solid ${color('sand-200')}`,
    '&::before': { content: '"1–" counter(rows)' },
  }),
  pages: css({ width: 52, marginInlineStart: 'auto' }),
  apart: css({ padding: 0, border: 0, color: color('muted'), fontSize: '0.75rem' }),
  onNarrow: css({ [mediumContainer]: { display: 'none' } }),
};
