import { css } from '@emotion/react';
import type { Card } from '../generated/types.ts';
import { layout, media } from '../theme/tokens.ts';
import { isWide } from './wide-art.ts';

/** What a card may show beside its words. */
export type Showing = Pick<Card, 'art' | 'mockup'>;

/** How many sixths of the row each card takes in a bento, by how many cards there are. */
export const bentoSpans: Record<number, number[]> = {
  2: [3, 3],
  3: [2, 2, 2],
  4: [4, 2, 2, 4],
  5: [3, 3, 2, 2, 2],
  6: [4, 2, 2, 4, 3, 3],
};

/**
 * Rows of three; where the last would be short, its cards and perhaps the row before share the
 * width.
 */
export function gridSpans(count: number): number[] {
  const short = count % 3 === 1 ? 4 : count % 3 === 2 ? 2 : 0;
  return Array.from({ length: count }, (_, index) => (index >= count - short ? 3 : 2));
}

/** A wide card: its drawing stands beside the text, on the card's foot; it brings its own air. */
const textBesideArt = {
  flexDirection: 'row',
  '& > div:has(+div)': { flex: '1 1 0' },
  '& > div + div': { flex: '2.15 1 0', alignSelf: 'end', marginLeft: '-1rem' },
} as const;

/** The sign of a card that has a row to itself stands beside its text, too. */
export const signBeside = css({
  [media.between(640, 960)]: {
    '& > :last-of-type:nth-of-type(odd) > span': { marginRight: '1.25rem' },
  },
});

/** Of six columns each card takes two, or as many as its place says. */
export const inSixths = (spans: number[]) =>
  css({
    [media.from(960)]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > *': { gridColumn: 'span 2' },
      ...wider(spans, 3),
      ...wider(spans, 4),
    },
    [media.between(640, 960)]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :last-of-type:nth-of-type(odd)': { gridColumn: 'span 2', ...textBesideArt },
    },
  });

const nth = (index: number) => `& > :nth-of-type(${index + 1})`;

function wider(spans: number[], width: number) {
  const selectors = spans.flatMap((span, index) => (span === width ? [nth(index)] : []));
  const styles = { gridColumn: `span ${width}`, ...(width === 4 && textBesideArt) };
  return selectors.length > 0 ? { [selectors.join(', ')]: styles } : {};
}

/**
 * A card with a screen of the product is large: a window's takes the whole row, and a telephone's
 * half of it, or all where it has no other beside it. The others share the rows that follow.
 */
function screenSpans(items: Showing[]): number[] {
  const phones = items.filter(({ mockup }) => mockup?.device === 'phone');
  const alone = phones.length % 2 === 1 ? phones.at(-1) : undefined;
  const small = gridSpans(items.filter(({ mockup }) => !mockup).length);
  return items.map((item) =>
    item.mockup ? (item.mockup.device === 'phone' && item !== alone ? 3 : 6) : (small.shift() ?? 2),
  );
}

/**
 * A bento with screens. On a telephone they stand in their cards, and drawings on the foot of
 * theirs.
 */
export function withScreens(items: Showing[]) {
  const spans = screenSpans(items);
  const wholeRows = spans.flatMap((span, index) => (span === 6 ? [nth(index)] : []));
  const isUneven = (items.length - wholeRows.length) % 2 === 1;
  return css({
    [media.below(640)]: {
      '&& > li > div + div:has(figure)': { flex: 'none', display: 'block', height: '14rem' },
      '&& > li:has(> div > svg)': { flexDirection: 'column', paddingBottom: 0 },
      '&& > li > div + div:has(> svg)': {
        flex: 'none',
        display: 'block',
        aspectRatio: 2.2,
        marginBottom: 0,
      },
    },
    [media.between(640, 960)]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      [[...wholeRows, ...(isUneven ? [nth(items.length - 1)] : [])].join(', ')]: {
        gridColumn: 'span 2',
      },
    },
    [media.from(960)]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > *': { gridColumn: 'span 2' },
      ...wider(spans, 3),
      ...wider(spans, 6),
    },
  });
}

/** A bento with a wide drawing: it takes a row alone, and the others share those that follow. */
export function withWide(items: Showing[]) {
  const small = gridSpans(items.length - 1);
  const spans = items.map(({ art }) => (isWide(art) ? 6 : (small.shift() ?? 2)));
  return css({
    [media.between(640, 960)]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      [nth(spans.indexOf(6))]: { gridColumn: 'span 2' },
      ...(items.length % 2 === 0 && {
        '& > :last-of-type': { gridColumn: 'span 2', ...textBesideArt },
      }),
    },
    [media.from(960)]: {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      '& > *': { gridColumn: 'span 2' },
      ...wider(spans, 3),
      ...wider(spans, 6),
    },
  });
}

/** On a tablet a drawing has half of a row of its own, where its words can be read. */
export const drawnSteps = css({
  [media.between(640, 1120)]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '1.75rem minmax(0, 1fr) minmax(0, 1.1fr)',
      columnGap: '1rem',
    },
    '& > li > :last-child': {
      maxHeight: 'none',
      margin: `calc(-1 * ${layout.card})`,
      marginInlineStart: 0,
    },
  },
});
