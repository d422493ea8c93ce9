import { css } from '@emotion/react';
import { layout, media, type } from '../theme/tokens.ts';

/** A section's heading in large letters; in a wide window what follows it ends beside it. */
export const largeHead = css({
  '& h2': { ...type.display, textWrap: 'balance' },
  [media.from(960)]: {
    display: 'grid',
    gridTemplateColumns: layout.sevenTwelfths,
    columnGap: layout.columns,
    alignItems: 'end',
  },
});
