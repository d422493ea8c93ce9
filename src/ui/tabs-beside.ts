import { css } from '@emotion/react';
import { layout, media, radius } from '../theme/tokens.ts';
import { toTheEdge } from './section-media.tsx';

/** Where scripts show one subject at a time. */
const live = 'html.js &:not([data-plain] *)';

/** The subjects, and all that is around the words and the picture of each. */
const around = ['', ' > *', ' > * > *', ' > * > * > *'].map(
  (inner) => `${live} > div:last-child${inner}`,
);

const panel = around.at(-1);

/**
 * Heading, tabs and the words of the chosen subject in one column, at half the height of what there
 * is to see beside all of them, to the edge of the window.
 */
export const besidePicture = css({
  [media.from(960).replace('@media', '@media screen and')]: {
    [live]: {
      display: 'grid',
      gridTemplate: '1fr auto auto auto 1fr / repeat(2, minmax(0, 1fr))',
      columnGap: layout.columns,
    },
    [`${live} > :first-of-type`]: { gridArea: '2 / 1' },
    [`${live} > [role=tablist]`]: { gridArea: '3 / 1', position: 'relative', zIndex: 1 },
    [around.join()]: {
      display: 'grid',
      gridArea: '1 / 1 / -1 / -1',
      gridTemplate: 'subgrid / subgrid',
      rowGap: 0,
    },
    [`${panel} > :first-of-type`]: { gridArea: '4 / 1' },
    [`${panel} > * + *`]: {
      gridArea: '1 / 2 / -1 / 2',
      alignSelf: 'stretch',
      height: 'auto',
      minHeight: '34rem',
      marginRight: toTheEdge,
      borderRadius: `${radius.card} 0 0 ${radius.card}`,
    },
  },
});
