import { css } from '@emotion/react';
import { color, media, radius } from '../theme/tokens.ts';

const base = css({
  display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '0.5em', minHeight: '3.25rem', padding: '0.75rem 1.625rem', border: 0, borderRadius: radius.pill,
  fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.25, textAlign: 'center', textDecoration: 'none',
  [media.motion]: { transition: 'background-color 150ms, box-shadow 150ms, color 150ms' },
  [media.below(480)]: { width: '100%' },
});

/** How a button looks, for links and buttons alike. */
export const buttonStyles = {
  primary: css(base, { background: color('brand-600'), color: color('white'), '&:hover': { background: color('brand-700') }, '[data-ground=dark] &': { background: color('ipe'), color: color('ink'), '&:hover': { background: color('ipe-200') } } }),
  secondary: css(base, { background: color('white'), color: color('ink'), boxShadow: `inset 0 0 0 1.5px ${color('sand-200')}`, '&:hover': { boxShadow: `inset 0 0 0 1.5px ${color('brand-600')}` }, '[data-ground=dark] &': { background: 'transparent', color: color('white'), boxShadow: `inset 0 0 0 1.5px ${color('brand-500')}` } }),
  quiet: css(base, { paddingInline: 0, background: 'none', color: color('brand-700'), textDecoration: 'underline', textDecorationThickness: '1.5px', textUnderlineOffset: '0.3em', '&:hover': { color: color('brand-800') }, '[data-ground=dark] &': { color: color('ipe') } }),
};
