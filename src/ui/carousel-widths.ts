import { css } from '@emotion/react';
import type { Slides } from '../generated/types.ts';
import { layout, media } from '../theme/tokens.ts';

/** How far slides go on beyond the edges of what is above them: half of what lies between two. */
export const slideGap = '0.625rem';

/**
 * So much of the width is the next slide's, of which the beginning shows, up to the window's edge.
 */
export const nextShows = (share: `${number}%`) => ({
  marginRight: `calc(-1 * ${layout.gutter})`,
  paddingRight: `calc(${share} + ${slideGap} + ${layout.gutter})`,
});

/** How much of the width each slide takes, by the window's width. */
export const slideWidths = (slideCounts: Slides) =>
  css(
    ...slideCounts.map(({ below, count }) => {
      const flexBasis = `${+(100 / count).toFixed(4)}%`;
      return below ? { [media.below(below)]: { flexBasis } } : { flexBasis };
    }),
  );

/**
 * Where all slides fit side by side there is nothing to move, and no button that would. Known from
 * the beginning, so that nothing shifts.
 */
export const hiddenWhereAllFit = (slideCounts: Slides, slides: number) =>
  slideCounts.some(({ count }) => count >= slides) &&
  css(
    ...slideCounts.map(({ below, count }) => {
      const display = count >= slides ? 'none' : 'flex';
      return below ? { [media.below(below)]: { display } } : { display };
    }),
  );
