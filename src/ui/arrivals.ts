import { css, keyframes } from '@emotion/react';

/**
 * What moves as it comes into view: the scroll position itself drives it, so that no script runs,
 * and a page that nobody scrolls stands still. Paper, readers who prefer less motion, and browsers
 * without view timelines have the end of it.
 */
const arriving = (from: Parameters<typeof keyframes>[0]) =>
  css({
    '@media screen and (prefers-reduced-motion: no-preference)': {
      animation: `${keyframes({ from })} linear both`,
      animationTimeline: 'view()',
      animationRange: '5% 40%',
    },
  });

/** A stroke that draws itself: its path is 100 long, and its dashes say how much of it shows. */
export const drawn = arriving({ strokeDasharray: '0 100' });

/** A line that grows from its beginning, whichever way it goes. */
export const grown = arriving({ scale: 0 });

/** A brick that comes down to its place. */
export const snapped = arriving({ translate: '0 -1rem' });
