import { css } from '@emotion/react';
import { color, font, radius, shadow } from '../../../theme/tokens.ts';
import { smallContainer } from '../container-queries.ts';

const onward = {
  marginRight: 'calc(-1 * var(--beyond, 0px))',
  paddingRight: 'calc(12px + var(--beyond, 0px))',
};

/** What several product screens are made of, so that a page has each of these styles once. */
export const parts = {
  stack: css({ display: 'grid', gap: 8, alignContent: 'start' }),
  // On a telephone they are low, but in a screen that is never larger: what counts them is true.
  rows: css({
    display: 'grid',
    gap: 8,
    [smallContainer]: { gap: 'var(--gap, 6px)', '&& > *': { paddingBlock: 'var(--row, 8px)' } },
  }),
  surface: css({
    padding: 12,
    borderRadius: 16,
    background: color('white'),
    boxShadow: shadow.line,
  }),
  // Where the window goes on beyond an edge, so does what stands at its right side.
  onward: css(onward),
  lastOnward: css({ '& > :last-child': onward }),
  // In it, what parts its rows goes on to its very end, which cuts it.
  rowsOnward: css({
    overflow: 'hidden',
    '&& > *': { marginRight: '-8rem', paddingRight: '8rem' },
  }),
  bold: css({
    padding: 16,
    borderRadius: 16,
    background: `linear-gradient(${color('brand-700')}, ${color('brand-900')})`,
    color: color('white'),
  }),
  line: css({ display: 'flex', alignItems: 'center', gap: 12 }),
  apart: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 }),
  figure: css({ font: `700 1.75rem/1.15 ${font.heading}`, letterSpacing: '-0.02em' }),
  value: css({ color: color('ink'), font: `650 1rem/1.25 ${font.heading}` }),
  face: css({
    flex: 'none',
    width: 40,
    height: 40,
    borderRadius: radius.pill,
    background: color('brand-100'),
  }),
  icon: css({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 38,
    height: 38,
    borderRadius: radius.tile,
  }),
  text: css({ flex: 1, minWidth: 0 }),
  label: css({ color: color('muted'), fontSize: '0.8125rem', lineHeight: 1.3 }),
  soft: css({ color: color('brand-100'), fontSize: '0.8125rem', lineHeight: 1.3 }),
  button: css({
    marginTop: 'auto',
    padding: '11px 16px',
    borderRadius: radius.pill,
    background: color('brand-600'),
    color: color('white'),
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.25,
    textAlign: 'center',
  }),
};
