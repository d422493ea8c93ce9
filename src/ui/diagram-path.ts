import { css } from '@emotion/react';
import { color } from '../theme/tokens.ts';

/** Between two lanes, where there is room for them side by side. */
export const jointWidth = 'clamp(10rem, 16vw, 14rem)';

/** Where lanes stand one below the other and leave room, what their names have of it. */
export const beforePath = '15rem';

/** How large a sign on a diagram's path is, how wide the path, and of what colour. */
export const pathMeasures = css({
  '--sign': '3rem',
  '--path': '0.5rem',
  '--path-color': color('brand-300'),
  '[data-ground=dark] &': { '--path-color': color('brand-600') },
});

/** A piece of the path that goes down, behind the signs. */
export const segment = css({
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 'calc((var(--sign) - var(--path))/2)',
    width: 'var(--path)',
    background: 'var(--path-color)',
  },
});

/** In how many equal steps a path goes down: of every lane, each node and the middle are at one. */
export const stepsOf = (counts: number[]): number =>
  counts
    .filter((count) => count > 2)
    .reduce((steps, count) => leastCommonMultiple(steps, count - 1), 2);

const leastCommonMultiple = (a: number, b: number): number => {
  let multiple = a;
  while (multiple % b) multiple += a;
  return multiple;
};

/** How many steps down a lane's strands are: from the first to the last, or in the middle. */
export const strandsOf = (count: number, steps: number): number[] =>
  count === 1
    ? [steps / 2]
    : Array.from({ length: count }, (_, index) => (index * steps) / (count - 1));
