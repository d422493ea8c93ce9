import { css } from '@emotion/react';
import { color, layout, media, type } from '../theme/tokens.ts';
import { overPadding, toTheEdge } from './section-media.tsx';

const margin = `calc(-1 * ${toTheEdge})`;
const wide = media.from(960);

const cover = '& > div';
const [icon, heading, drawing] = [`${cover} > span`, `${cover} > h3`, `${cover} > div`];
const parts = '& > dl';
const words = [icon, heading, parts].join();

export const scenes = {
  list: css({ [wide]: { gap: 0, margin: `0 ${toTheEdge} ${overPadding}` } }),
  /**
   * From one edge of the window to the other: half of it a drawing on the tone's colour, and half
   * the words, by turns at the right and at the left.
   */
  scene: css({
    [drawing]: { height: '12rem' },
    [wide]: {
      gridTemplate: '1fr auto auto auto 1fr / 1fr 1fr',
      minHeight: '34rem',
      borderRadius: 0,
      boxShadow: 'none',
      // Its colour is the drawing's alone.
      [cover]: { display: 'contents' },
      [drawing]: {
        gridArea: '1/1/-1',
        height: 'auto',
        margin: 0,
        padding: '1rem 0 0',
        background: 'inherit',
        // As large as its half, however high the words are.
        '& > svg': { contain: 'size' },
      },
      [words]: { gridColumn: 2, marginInline: `${layout.columns} ${margin}` },
      [icon]: { gridRow: 2, marginTop: '3rem' },
      [heading]: { ...type.h2, fontSize: '2.25rem', gridRow: 3, padding: '1.25rem 0 1.75rem' },
      [parts]: { gridRow: 4, padding: '0 0 3rem' },
      [`${parts} > div:last-of-type`]: { gridTemplateColumns: 'none' },
      // One is dark, so that not all halves are alike.
      '&:nth-of-type(2) > div > div': { background: color('brand-900') },
      '&:nth-of-type(even)': {
        [drawing]: { gridColumn: 2 },
        [words]: { gridColumn: 1, marginInline: `${margin} ${layout.columns}` },
      },
    },
  }),
};
