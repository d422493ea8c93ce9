import { css } from '@emotion/react';
import { color, radius } from '../../theme/tokens.ts';

/** What parts two rows. */
export const rowBorder = `1px solid ${color('sand-200')}`;

/** A row of a table, in the table's columns. */
export const rowLine = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
};

/** What the rows of tables and of narrow lists have in common, once for a page that has both. */
export const tableParts = {
  face: css({
    display: 'grid',
    placeItems: 'center',
    gridRow: 'span 2',
    width: 26,
    height: 26,
    borderRadius: radius.pill,
    background: color('brand-100'),
    fontSize: '0.6875rem',
    fontWeight: 700,
  }),
  // In a narrow place it stands below the name.
  label: css({ gridArea: '2 / 2', color: color('muted'), fontSize: '0.75rem', lineHeight: 1.25 }),
  note: css({
    gridArea: '1 / 3 / span 2',
    justifySelf: 'end',
    padding: '2px 8px',
    borderRadius: radius.pill,
    fontSize: '0.6875rem',
    lineHeight: 1.3,
    fontWeight: 600,
  }),
};
