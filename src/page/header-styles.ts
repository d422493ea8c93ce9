import { css } from '@emotion/react';
import { surfaceProperty } from '../theme/surfaces.ts';
import { color, layout, media, mobileBreakpoint, radius, scrim, shadow } from '../theme/tokens.ts';

const wide = media.from(mobileBreakpoint);
const narrow = media.below(mobileBreakpoint);
/** Without scripts a menu opens while somebody is on its button or in it. */
const asHtml = 'html:not(.js) &';
/** Wide enough for the whole menu, but only just. */
const tight = media.between(mobileBreakpoint, 900);

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '2.75rem',
  border: 0,
  background: 'none',
  color: color('ink'),
  fontWeight: 550,
  textDecoration: 'none',
  textAlign: 'start',
} as const;

export const headerStyles = {
  header: css({
    position: 'sticky',
    top: 0,
    zIndex: 20,
    background: color('white'),
    boxShadow: `0 1px 0 ${color('sand-200')}`,
    // So that its menus, which may be higher than the window, can be scrolled to their end.
    [media.low]: { position: 'relative' },
  }),
  bar: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '1rem',
    maxWidth: layout.container,
    minHeight: '5rem',
    marginInline: 'auto',
    paddingInline: layout.gutter,
    boxSizing: 'content-box',
    [narrow]: { gap: '0.5rem', minHeight: '4.25rem' },
  }),
  logo: css({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: color('ink'),
    textDecoration: 'none',
    [narrow]: { marginInlineEnd: 'auto' },
    // The mark alone where the name would leave no room for the button.
    [media.below(360)]: { '& > span': { fontSize: 0 } },
  }),
  nav: css({
    [wide]: { display: 'flex', alignItems: 'center', gap: '1rem' },
    [narrow]: { display: 'contents' },
  }),
  toggle: css({
    display: 'none',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    border: 0,
    borderRadius: '50%',
    background: color('sand-100'),
    color: color('ink'),
    [narrow]: { display: 'grid', order: 1 },
  }),
  panel: css({
    [wide]: { display: 'flex', alignItems: 'center', gap: '1rem' },
    [tight]: { fontSize: '0.9375rem' },
    // Under the bar, over the page, which stands still and dark behind it: nothing moves.
    [narrow]: {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      // Less than what is below the bar, which an offer of another language may stand above.
      maxHeight: 'calc(100dvh - 8rem)',
      padding: `0 ${layout.gutter} 2rem`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: color('white'),
      // Forced colors show it, and no shadow.
      outline: '1px solid transparent',
      boxShadow: `0 0 0 100vmax ${scrim.backdrop}`,
      clipPath: 'inset(0 0 -100vmax)',
      '&[data-open=false]': { display: 'none' },
      'html:has(&[data-open=true])': { overflow: 'hidden' },
      // It closes a moment after, so that the way from its button to it does not lead over nothing.
      [asHtml]: { display: 'block', visibility: 'hidden', transition: 'visibility 0s 160ms' },
      'html:not(.js) &:hover, html:not(.js) &:focus-within, html:not(.js) :is(:hover,:focus) + &': {
        visibility: 'visible',
      },
    },
  }),
  list: css({ [wide]: { display: 'flex', alignItems: 'center', gap: '0.25rem' } }),
  link: css(row, {
    paddingInline: 'clamp(0.375rem, 1vw, 0.75rem)',
    borderRadius: radius.pill,
    '&:hover': { color: color('brand-700') },
    [narrow]: {
      width: '100%',
      minHeight: '3.25rem',
      paddingInline: '0.25rem',
      fontSize: '1.1875rem',
    },
  }),
  chevron: css({
    flex: 'none',
    color: color('brand-600'),
    '[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
    [media.motion]: { transition: 'transform 150ms' },
    [narrow]: { marginInlineStart: 'auto' },
  }),
  menu: css({ position: 'relative' }),
  dropdown: css({
    '&[data-open=false]': { display: 'none' },
    [wide]: {
      position: 'absolute',
      top: 'calc(100% + 1.625rem)',
      insetInlineEnd: 0,
      width: '19rem',
      padding: '0.625rem',
      borderRadius: radius.float,
      background: color('white'),
      outline: '1px solid transparent',
      boxShadow: shadow.float,
      // The way to it, for a pointer that keeps it open without scripts.
      '&::before': { content: '""', position: 'absolute', inset: '-1.625rem 0 100%' },
    },
    [narrow]: {
      paddingInlineStart: '0.75rem',
      borderInlineStart: `2px solid ${color('brand-200')}`,
      [asHtml]: { display: 'block' },
    },
    'html:not(.js) li:hover > &, html:not(.js) li:focus-within > &': { display: 'block' },
  }),
  item: css(row, {
    width: '100%',
    paddingInline: '0.875rem',
    borderRadius: radius.tile,
    '&:hover': { background: color('brand-50'), color: color('brand-800') },
  }),
  submenu: css({
    marginInlineStart: '0.875rem',
    borderInlineStart: `2px solid ${color('brand-200')}`,
    paddingInlineStart: '0.25rem',
    '&[data-open=false]': { display: 'none' },
    [asHtml]: { display: 'block' },
  }),
  // Ink beside the logo's colour: it is the same on every page, and each page's own accent stays
  // the one colour of its actions.
  contactButton: css({
    background: color('brand-950'),
    [surfaceProperty('button-hover')]: color('brand-800'),
    minHeight: '2.75rem',
    paddingBlock: '0.5rem',
    paddingInline: '1.25rem',
    fontSize: 'inherit',
    [tight]: { paddingInline: '0.875rem' },
    [narrow]: { paddingInline: '0.9375rem', fontSize: '0.9375rem' },
  }),
};
