import { css } from '@emotion/react';
import type { MobileLayout } from '../generated/types.ts';
import { color, layout, media, type } from '../theme/tokens.ts';

/** Under this width, in pixels, cards stand as `mobile` says; from it on, as their layout does. */
const phone = media.below(640);

/** A dot for each part of a list that scrolls aside, from the browser that knows how. */
export const scrollDots = {
  scrollMarkerGroup: 'after',
  // Its height is its padding, whatever is in it; low lines let a narrow foot clip no dot.
  '&::scroll-marker-group': { paddingTop: '1rem', lineHeight: '1rem', textAlign: 'center' },
  '& > ::scroll-marker': {
    content: '"•" / counter(list-item)',
    padding: '0 0.375rem',
    color: color('brand-600'),
    fontSize: '2.25rem',
    lineHeight: '1rem',
    textDecoration: 'none',
    opacity: 0.75,
  },
  '& > ::scroll-marker:target-current': { opacity: 1 },
} as const;

/**
 * Around a list that is `scrollable`: its cards stand side by side and pass under the finger, from
 * edge to edge of the window. The next one shows a little, and the browser that knows how draws a
 * dot for each, which leads to it.
 */
export const snapRow = css({
  [phone]: {
    '& [tabindex="0"]': {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(86%, 20rem)',
      gridTemplateColumns: 'none',
      gap: '0.875rem',
      marginInline: `calc(-1 * ${layout.gutter})`,
      paddingInline: layout.gutter,
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'thin',
      outlineOffset: -3,
      '& > *': { scrollSnapAlign: 'center' },
      ...scrollDots,
    },
  },
});

/** Low rows with the sign at the left. */
const compactRows = css({
  [phone]: {
    gap: '0.5rem',
    '& > li': { flexDirection: 'row', gap: '0 0.875rem', paddingBlock: '0.875rem' },
    '& > li > div': { flex: 1, gap: '0.125rem', paddingBottom: 0 },
    '& > li > span': { width: '2.5rem', height: '2.5rem', margin: 0 },
    '& h3': { fontSize: '1.0625rem' },
    '& p, & li li': type.note,
    '& > li > div + div': { display: 'none' },
  },
});

/** How a list of cards stands on a telephone, but for a row, which has an element around it. */
export const mobileLayouts: Partial<Record<MobileLayout, typeof compactRows>> = {
  compact: compactRows,
};

/** A line that scrolls aside, on a telephone: it fades where it goes on, and ends before that. */
export const fadingLine = css({
  [phone]: {
    mask: `linear-gradient(90deg, ${color('ink')} calc(100% - 3rem), transparent)`,
    paddingInlineEnd: '3rem',
  },
});

/** A text without the figure beside it, which is never there, not even while it comes in. */
export const textAlone = css({ [phone]: { '& > * + *': { display: 'none' } } });

/** What a list that scrolls aside needs so that the keyboard reaches all of it. */
export const scrollable = (id: string) => ({ tabIndex: 0, 'aria-labelledby': `${id}-heading` });
