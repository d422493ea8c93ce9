import { css } from '@emotion/react';
import { usePage } from '../../state/page-context.ts';
import { color } from '../../theme/tokens.ts';

/** Goes with what has rows that are counted. */
export const countsRows = css({ counterReset: 'rows' });

/** Goes with each row; what a narrow place leaves out does not count. */
export const counted = css({ counterIncrement: 'rows' });

/** How many of all rows are shown, and the way to the others. */
export default function RowCount({ total }: { total: number }) {
  const { drawings, shell } = usePage().shell;
  return (
    <div css={styles.foot}>
      {`\u00a0${shell.screens?.of} ${total}`}
      <svg css={styles.pages} viewBox="0 0 52 22">
        <use href={`${drawings}#pages`} />
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
    color: color('muted'),
    fontSize: '0.6875rem',
    lineHeight: 1.25,
    '&::before': { content: '"1–" counter(rows)' },
  }),
  pages: css({ width: 52, marginInlineStart: 'auto' }),
};
