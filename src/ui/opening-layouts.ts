import { css } from '@emotion/react';
import type { HeroSection, Tone } from '../generated/types.ts';
import { color, layout as measures, media } from '../theme/tokens.ts';
import { overPadding, toTheEdge } from './section-media.tsx';

/** How words and what there is to see stand to each other in a page's opening. */
export type Arrangement = HeroSection['layout'] | 'words';

type Seen = Pick<HeroSection, 'layout' | 'mockup' | 'photo' | 'art'>;

/** The layout that what there is to see can have; the words alone have none. */
export function arrangementOf({ layout, mockup, photo, art }: Seen): Arrangement {
  if (!mockup && !photo && !art) return layout === 'centered' ? 'centered' : 'words';
  const suits = { pair: mockup, scene: !mockup && !photo };
  return layout in suits && !suits[layout as keyof typeof suits] ? 'split' : layout;
}

/** Whether the words stand in the middle, above what there is to see. */
export const isCentered = (arrangement: Arrangement) =>
  arrangement === 'centered' || arrangement === 'stage';

const columns = css({
  display: 'grid',
  gap: measures.columns,
  maxWidth: 'none',
  alignItems: 'center',
});
const twoAlike = css({
  [media.from(960)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
const centered = css({
  display: 'grid',
  gap: measures.columns,
  maxWidth: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  textAlign: 'center',
  '& h1 + p, & > :not(:first-child)': { marginInline: 'auto', maxWidth: '44rem' },
  '& ul, & > div > div': { justifyContent: 'center' },
});

/** The row of words and picture. */
export const rows: Record<Arrangement, ReturnType<typeof css> | ReturnType<typeof css>[]> = {
  words: css({ maxWidth: '50rem' }),
  centered,
  stage: [centered, css({ '& h1': { maxWidth: '58rem', marginInline: 'auto' } })],
  split: [
    columns,
    css({
      [media.from(960)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(35.25rem, 50%))' },
    }),
  ],
  pair: [
    columns,
    css({
      gridTemplateColumns: 'minmax(0, 1fr)',
      [media.from(1120)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    }),
  ],
  scene: [columns, twoAlike],
  halves: [columns, twoAlike],
};

const overTop = 'calc(-0.7 * var(--section-padding))';

/** The window or the telephone in a figure; cards that are loose come after it. */
const deviceIn = '& > figure > div > :first-of-type';

/** The box of the picture. The section cuts what reaches beyond its lower edge. */
export const boxes = {
  within: css({ minWidth: 0, width: '100%' }),
  // A window as wide as the container, without its lower edge: below what it shows there is air.
  stage: css({
    '--window': '100%',
    '&&&': { maxWidth: '70rem' },
    width: '100%',
    minWidth: 0,
    [`${deviceIn} > :last-child > :last-child`]: { paddingBottom: '3.25rem' },
    marginBottom: `calc(${overPadding} - 2.25rem)`,
    [media.from(1200)]: { '& > figure': { zoom: 1.25 } },
    [media.below(480)]: { '& figure > div > div + div': { order: -1, margin: '0 0 0.75rem' } },
  }),
  // A window that goes on to the right, and a telephone over its left side, where its menu is.
  pair: css({
    '--window': '100%',
    '--corners': '28px 0 0 28px',
    '--app': '20px 0 0 20px',
    // What it shows ends before the edge that cuts it.
    '--beyond': '6rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignSelf: 'stretch',
    alignItems: 'center',
    minWidth: 0,
    marginRight: `calc(${toTheEdge} - 4.5rem)`,
    '& > *': { gridArea: '1 / 1' },
    '& > :first-of-type': { width: 'auto', margin: '0 0 3rem 11.5rem' },
    // It would name one of the two clients.
    '& > figure > p': { display: 'none' },
    '& > figure + figure': {
      '--phone': '45px 45px 0 0',
      // Its smallest letters are 11 px high, and stay above 10.
      zoom: 0.92,
      alignSelf: 'end',
      width: '17.5rem',
      marginBottom: 'calc(-1.09 * var(--section-padding) - 1rem)',
    },
    // A telephone has no room for both: it shows the one of its own size.
    [media.below(640)]: {
      marginRight: 0,
      '& > :first-of-type': { display: 'none' },
      '& > figure + figure': {
        zoom: 1,
        justifySelf: 'center',
        width: '18.5rem',
        marginBottom: `calc(${overPadding} - 1.25rem)`,
      },
    },
  }),
  // A drawing as high as the section, that ends where the container does.
  scene: css({
    display: 'grid',
    alignSelf: 'stretch',
    justifyItems: 'center',
    margin: `0 ${toTheEdge} ${overPadding}`,
    '& > svg': { width: '100%', height: '17rem' },
    [media.between(640, 960)]: { '& > svg': { height: '24rem' } },
    [media.from(960)]: {
      margin: `${overTop} ${toTheEdge} ${overPadding} 0`,
      paddingRight: `calc(-1 * ${toTheEdge})`,
      minHeight: '37rem',
      '& > svg': { height: '100%' },
    },
  }),
  // Half of the band, in a strong colour, from which a device rises.
  halves: css({
    '--phone': '50px 50px 0 0',
    display: 'grid',
    alignSelf: 'stretch',
    alignItems: 'end',
    minWidth: 0,
    margin: `0 ${toTheEdge} ${overPadding}`,
    padding: `2rem ${measures.gutter} 0`,
    '& > figure': { marginBottom: -20 },
    // The edge cuts a telephone below what it shows, not at its very end.
    [media.below(480)]: {
      [`${deviceIn} > :only-child > :first-child + div`]: { paddingBottom: '2.125rem' },
    },
    [media.from(960)]: {
      margin: `${overTop} ${toTheEdge} ${overPadding} calc(-0.5 * ${measures.columns})`,
      padding: '4.5rem 0 0',
      '& > figure': { marginBottom: '-4.25rem' },
    },
    [media.from(1200)]: { '& > figure': { zoom: 1.14 } },
  }),
  // What is a picture itself fills it.
  filled: css({
    '--bare-corners': 0,
    '--bare-height': 'min(36rem, 110vw)',
    '&&': { padding: 0 },
    alignItems: 'stretch',
    '& > *': { height: '100%', borderRadius: 0 },
    '& > figure > div': { height: '100%' },
    '&&& > figure': { margin: 0 },
    [media.from(960)]: { '--bare-height': '34rem' },
    [media.from(1200)]: { '& > figure': { zoom: 1.25 } },
  }),
};

const strong = (ground: Parameters<typeof color>[0], disc: Parameters<typeof color>[0]) =>
  css({
    background:
      `radial-gradient(circle 21rem at 50% 100%, ${color(disc)} 99.7%, transparent) ` +
      `${color(ground)}`,
  });

/** Colours of a half, each with the disc behind its device. */
export const strongTones: Record<Tone, ReturnType<typeof css>> = {
  brand: strong('brand-600', 'brand-500'),
  coral: strong('coral-500', 'coral-300'),
  indigo: strong('indigo-500', 'indigo-300'),
  ipe: strong('ipe', 'ipe-200'),
  sand: strong('sand-200', 'sand-100'),
};
