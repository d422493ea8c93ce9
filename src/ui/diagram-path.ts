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

/** How far down a lane's strands are, of twice as many steps as the highest lane has rows. */
export const strandsOf = (count: number, rows: number): number[] =>
  Array.from({ length: count }, (_, index) => 2 * index + rows - count);

/** Where all strands are one. */
export const trunkOf = (rows: number) => rows - 1;
