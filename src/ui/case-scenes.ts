import { css } from '@emotion/react';
import { media, type } from '../theme/tokens.ts';
import { overPadding, toTheEdge } from './section-media.tsx';

/** Whether a situation among scenes is as wide as the window: each third, from the first. */
export const isLargeScene = (index: number): boolean => index % 3 === 0;

const margin = `calc(-1 * ${toTheEdge})`;
const wide = media.from(960);

const cover = '& > div';
const drawing = `${cover} > div`;
const parts = '& > dl';

export const scenes = {
  list: css({
    [wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      rowGap: '3rem',
      '& > :last-child:nth-of-type(3n+1)': { marginBottom: overPadding },
      // By turns its colour is at the left and at the right.
      '& > :nth-of-type(6n+4)': {
        [cover]: { gridArea: '1 / 2', padding: `3rem ${margin} 0 4rem` },
        [parts]: { gridArea: '1 / 1', padding: `3rem 4rem 3rem ${margin}` },
      },
    },
  }),
  // From one edge of the window to the other, half of it in the tone's colour.
  large: css({
    // Its left end stands below the heading's.
    [drawing]: { marginInline: 0 },
    [cover]: { overflow: 'clip' },
    [wide]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      minHeight: '36rem',
      marginInline: toTheEdge,
      borderRadius: 0,
      boxShadow: 'none',
      [cover]: { padding: `3rem 0 0 ${margin}` },
      '& h3': { ...type.h2, maxWidth: '28rem' },
      [drawing]: { height: 'clamp(15rem, 22vw, 30rem)' },
      [parts]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'center',
        gap: '2rem',
        padding: `3rem ${margin} 3rem 4rem`,
      },
      [`${parts} > div:not(:last-of-type) > dd`]: { fontSize: '1.3125rem', lineHeight: 1.5 },
      [`${parts} > div:last-of-type`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
  // The heading and its drawing side by side, and below them the words.
  small: css({
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      [cover]: {
        display: 'grid',
        gridTemplate: 'auto 1fr / minmax(0, 1fr) minmax(0, 1.4fr)',
        minHeight: '15rem',
        paddingInlineEnd: 0,
      },
      [drawing]: { gridArea: '1 / 2 / span 2', height: '12rem', margin: 'auto 0 0' },
      [`${parts} > div:last-of-type`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  }),
};
