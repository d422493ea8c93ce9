import { css } from '@emotion/react';
import { layout as measures, media, radius } from '../theme/tokens.ts';
import { besidePhone } from './card-screen.tsx';

/**
 * Areas stand one beside the other without air, or one below the other: the outer corners alone
 * are round. In a row that scrolls aside, each has its own.
 */
export const areas = (count: number) =>
  css(withSign, withDrawing, {
    gap: 0,
    overflow: 'hidden',
    borderRadius: radius.card,
    [media.from(960)]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
    [media.from(640)]: { '& > li': { borderRadius: 0 } },
    [media.below(640)]: {
      '&:not([tabindex]) > li': { borderRadius: 0 },
      '&[tabindex]': { borderRadius: 0 },
    },
    '& h3': { fontSize: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)' },
  });

/** Its sign is large, beside the words or below them, and the lower corner cuts it. */
const withSign = css({
  '& > li:has(> span)': {
    paddingInlineEnd: 'min(38%, 11rem)',
    [media.from(960)]: { padding: `${measures.card} ${measures.card} 13rem` },
  },
  '& > li > span': {
    position: 'absolute',
    inset: 'auto -2rem -2.5rem auto',
    width: 'auto',
    height: 'auto',
    margin: 0,
    [media.from(960)]: { inset: 'auto -2.5rem -3rem auto' },
  },
  '& > li > span > svg': {
    width: '9rem',
    height: 'auto',
    [media.from(960)]: { width: '14rem' },
  },
  '& > li > span + div': { position: 'relative' },
  // On a telephone it stands beside a list alone, and the words above go on over it.
  [media.below(640)]: {
    '& > li:has(> span):has(ul)': { paddingInlineEnd: '1.5rem' },
    '& > li > span + div > ul': { paddingInlineEnd: '4.5rem' },
    '& > li:has(ul) > span': { right: '-2.5rem' },
    '& > li:has(ul) > span > svg': { width: '8.25rem' },
  },
});

/** A drawing is as large as the area lets it be: below the words, or beside them on a tablet. */
const withDrawing = css({
  '& > li > div:has(> svg)': {
    flexGrow: 0,
    aspectRatio: 'auto',
    maxHeight: 'none',
    // Where an area ends between two pixels, no line of its ground is seen beside the drawing.
    marginInlineEnd: `calc(-1px - ${measures.card})`,
    marginBottom: `calc(-1px - ${measures.card})`,
    paddingTop: '1.75rem',
  },
  '& > li > div > svg': {
    width: 'min(100%, 30rem)',
    height: 'auto',
    marginInlineStart: 'auto',
    aspectRatio: '450/258',
  },
  // So that it begins where the words do.
  [media.below(640)]: {
    '&:not([tabindex]) > li > div:has(> svg)': {
      marginInlineStart: `calc(-0.25rem - ${measures.card})`,
    },
  },
  [media.between(640, 960)]: {
    '& > li:has(> div > svg)': {
      display: 'grid',
      gridTemplateColumns: measures.halves,
      columnGap: '1rem',
    },
    '& > li > div:has(> svg)': {
      alignSelf: 'end',
      marginInlineStart: 0,
      paddingTop: 0,
    },
  },
});

/** The words of an area stand above its telephone, which its foot cuts; on a tablet beside it. */
export const aboveTelephone = css(besidePhone, {
  '&&': { '--card': measures.card },
  [media.from(960)]: {
    '&&': { flexDirection: 'column' },
    '& > :first-of-type': { flex: 'none' },
    '& > div + div': { '--cut': '0px', alignSelf: 'center', height: '22rem', margin: 'auto 0 0' },
    '& figure > div > div ~ div': { display: 'none' },
  },
});
