import { css } from '@emotion/react';
import type { MobileLayout } from '../generated/types.ts';
import { surfaceColor } from '../theme/surfaces.ts';
import { layout, media } from '../theme/tokens.ts';

/** Under this width, in pixels, cards stand as `mobile` says; from it on, as their layout does. */
const phone = media.below(640);

/**
 * Cards side by side that pass under the finger, from edge to edge of the window. The next one
 * shows a little, which tells that there are more.
 */
export const snapRow = css({
  [phone]: {
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(86%, 20rem)',
    gridTemplateColumns: 'none',
    gap: '0.875rem',
    marginInline: `calc(-1 * ${layout.gutter})`,
    paddingInline: layout.gutter,
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    outlineOffset: -3,
    '& > *': { scrollSnapAlign: 'center' },
    // A dot for each card, drawn by the browser that knows how; each leads to its card.
    scrollMarkerGroup: 'after',
    '&::scroll-marker-group': {
      display: 'flex',
      justifyContent: 'center',
      gap: '1rem',
      paddingTop: '1.25rem',
    },
    '& > ::scroll-marker': {
      content: '"" / counter(list-item)',
      width: '0.5rem',
      height: '0.5rem',
      borderRadius: '50%',
      background: surfaceColor('edge'),
    },
    '& > ::scroll-marker:target-current': { background: surfaceColor('figure') },
  },
});

/** Low rows with the sign at the left. */
const compactRows = css({
  [phone]: {
    gap: '0.75rem',
    '& > li': { flexDirection: 'row', gap: '0 1rem', paddingBlock: '1rem' },
    '& > li > div': { flex: 1, gap: '0.25rem', paddingBottom: 0 },
    '& > li > span': { margin: 0 },
    '& > li > div + div': { display: 'none' },
  },
});

/** How a list of cards stands on a telephone. */
export const mobileLayouts = {
  stack: undefined,
  row: snapRow,
  compact: compactRows,
} satisfies Record<MobileLayout, unknown>;

/** What a list that scrolls aside needs so that the keyboard reaches all of it. */
export const scrollable = (id: string) => ({ tabIndex: 0, 'aria-labelledby': `${id}-heading` });
