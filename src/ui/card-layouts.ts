import { css, type SerializedStyles } from '@emotion/react';
import type { CardsSection, MobileLayout } from '../generated/types.ts';
import { layout as measures, media, type } from '../theme/tokens.ts';
import { areas } from './card-areas.ts';
import {
  bentoSpans,
  drawnSteps,
  gridSpans,
  inSixths,
  type Showing,
  signBeside,
  withScreens,
  withWide,
} from './card-spans.ts';
import { isWide } from './wide-art.ts';

/**
 * As many columns as fit. By threes they may be narrower, in rem, so that on a tablet none stands
 * alone in its row.
 */
const fitting = (count: number, byThrees: number, least: number) =>
  `repeat(auto-fit, minmax(min(100%, ${count % 3 === 0 ? byThrees : least}rem), 1fr))`;

/** How many texts stand beside the large card of a feature, by how many there are; others below. */
const besideLarge: Record<number, number> = { 6: 3, 7: 4, 8: 4, 9: 5, 10: 4, 11: 5 };

/** Seven of twelve columns for the first card, which is as high as those beside it together. */
function feature(count: number) {
  const texts = count - 1;
  const beside = besideLarge[texts] ?? texts;
  const below = texts - beside;
  const marginBottom = below > 0 ? '2rem' : 0;
  return css({
    gap: '0 2.5rem',
    '& > :first-of-type': { marginBottom: '1.5rem' },
    '& > li + li': { paddingBlock: '1.25rem' },
    [media.below(640)]: {
      gap: 0,
      '& > li + li': { paddingBlock: '0.75rem' },
      '& h3': { fontSize: '1.0625rem' },
      '& > li > div': { gap: '0.125rem' },
      '& p': type.note,
    },
    [media.between(640, 960)]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :first-of-type, & > :last-of-type:nth-of-type(even)': { gridColumn: 'span 2' },
    },
    // So that what stands beside it begins where a second column of text does elsewhere.
    [media.from(960)]: {
      columnGap: `calc(5 / 7 * ${measures.columns})`,
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      '& > *': { gridColumn: 'span 5' },
      '& > :first-of-type': { gridColumn: 'span 7', gridRow: `span ${beside}`, marginBottom },
      ...(below > 0 && {
        [`& > :nth-of-type(n+${beside + 2})`]: { gridColumn: `span ${below % 4 === 0 ? 3 : 4}` },
      }),
    },
  });
}

/**
 * Cards side by side share their lines: where one heading takes two, all texts begin below them,
 * and so with lists and links. What a card lacks takes no room.
 */
const sameLines = css({
  [media.from(640)]: {
    '&&': { rowGap: 0, marginBottom: '-2.5rem' },
    '& > li': {
      display: 'grid',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      justifyItems: 'start',
      marginBottom: '2.5rem',
    },
    '& > li > div': { gap: 0, gridRow: 'span 4', gridTemplateRows: 'subgrid' },
    '& > li > div > * + *': { marginTop: '0.625rem' },
    '& > li > div > ul': { alignContent: 'start', marginTop: '1rem' },
  },
});

/** How cards stand, by the name of the layout, the number of cards and what they show. */
const cardLayouts = {
  bento: (count: number, items: Showing[]) =>
    items.some(({ mockup }) => mockup)
      ? withScreens(items)
      : items.some(({ art }) => isWide(art))
        ? withWide(items)
        : inSixths(bentoSpans[count] ?? gridSpans(count)),
  grid: (count: number) => css(inSixths(gridSpans(count)), signBeside),
  feature,
  steps: (count: number, items: Showing[]) =>
    css(
      { gridTemplateColumns: fitting(count, 13, 15) },
      items.every(({ art }) => art) && drawnSteps,
    ),
  areas,
  columns: (count: number) =>
    css(sameLines, {
      gap: '2.5rem 2rem',
      gridTemplateColumns: fitting(count, 12.5, 16),
      // So small that a heading of some words takes one line, as those beside it do.
      '& h3': { fontSize: '1.25rem' },
      ...((count % 4 === 0 || count === 6) && {
        [media.from(960)]: { gridTemplateColumns: `repeat(${count === 6 ? 3 : 4}, 1fr)` },
      }),
    }),
  rows: () =>
    css({
      gap: 0,
      '& > li': {
        paddingBlock: '1.75rem',
        [media.from(720)]: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: '2rem',
        },
      },
      '& > li > :only-child': { gridColumn: '1 / -1' },
      '& > li > div > ul': { display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem' },
      '& > li > div': {
        [media.from(960)]: {
          gridTemplateColumns: `minmax(0, 1fr) calc(50% - ${measures.columns} / 2)`,
          columnGap: '3rem',
          '& > :not(h3)': { gridColumn: 2 },
          '& > h3': { gridRow: 'span 3' },
        },
      },
      // Beside a sign the half of the row begins as far to the left as the sign takes.
      '& > li > span + div': {
        [media.from(960)]: {
          gridTemplateColumns: `minmax(0, 1fr) calc(50% + 2.5rem - ${measures.columns} / 2)`,
        },
      },
    }),
};

/** How cards stand on a telephone where nothing is said: a feature and areas are as large there. */
export function mobileDefault(layout: CardsSection['layout'], items: Showing[]) {
  if (layout === 'areas') return 'stack';
  return items.some(({ art }) => art) ? 'row' : layout === 'feature' ? 'stack' : 'compact';
}

/**
 * The lists that cards stand in: one, but in a bento that is a row on a telephone. There the cards
 * with a screen, which is too high for a row, and those before the last of them stand one below the
 * other, and the row begins after them.
 */
export function cardLists<Item extends Showing>(
  cards: Item[],
  layout: keyof typeof cardLayouts,
  mobile: MobileLayout,
): { start: number; cards: Item[]; inRow: boolean; look: SerializedStyles }[] {
  const inRow = mobile === 'row';
  const start = cards.findLastIndex(({ mockup }) => mockup) + 1;
  const isOne = !inRow || layout !== 'bento' || start === 0 || start === cards.length;
  if (isOne) return [{ start: 0, cards, inRow, look: cardLayouts[layout](cards.length, cards) }];
  const [above, rest] = [cards.slice(0, start), cards.slice(start)];
  return [
    { start: 0, cards: above, inRow: false, look: withScreens(above) },
    { start, cards: rest, inRow, look: inSixths(gridSpans(rest.length)) },
  ];
}
