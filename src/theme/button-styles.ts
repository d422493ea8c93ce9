import { css } from '@emotion/react';
import { surfaceColor } from './surfaces.ts';
import { media, radius } from './tokens.ts';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5em',
  minHeight: '3.25rem',
  padding: '0.75rem 1.625rem',
  border: 0,
  borderRadius: radius.pill,
  fontSize: '1.0625rem',
  fontWeight: 650,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  [media.below(480)]: { width: '100%' },
});

/**
 * An edge of no width, which has one on paper and where colours are the reader's own (`lateRules`):
 * nothing else would show there how far a link or a button goes.
 */
export const edge = { border: '0 solid' };

/** How a button looks, for links and buttons alike. */
export const buttonStyles = {
  primary: css(base, edge, {
    background: surfaceColor('figure'),
    color: surfaceColor('button-text'),
    '&:hover': { background: surfaceColor('button-hover') },
  }),
  secondary: css(base, edge, {
    background: surfaceColor('quiet'),
    color: surfaceColor('heading'),
    boxShadow: `inset 0 0 0 1.5px ${surfaceColor('edge')}`,
    '&:hover': { boxShadow: `inset 0 0 0 1.5px ${surfaceColor('figure')}` },
  }),
  quiet: css(base, {
    paddingInline: 0,
    background: 'none',
    color: surfaceColor('accent'),
    textDecoration: 'underline',
    textDecorationThickness: '1.5px',
    textUnderlineOffset: '0.3em',
    '&:hover': { textDecorationThickness: '2.5px' },
  }),
};
