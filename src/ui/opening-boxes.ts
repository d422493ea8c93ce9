import { css } from '@emotion/react';
import type { Tone } from '../generated/types.ts';
import { color, layout as measures, media } from '../theme/tokens.ts';
import { tablet } from './opening-layouts.ts';
import { overPadding, toTheEdge } from './section-media.tsx';

const overTop = 'calc(-0.7 * var(--section-padding))';

/** The window or the telephone in a figure; cards that are loose come after it. */
const deviceIn = '& > figure > div > :first-of-type';

/**
 * Half of the band, in a strong colour, from which a device rises.
 * @param from the width in pixels from which it stands beside the words
 */
const half = (from: number) =>
  css({
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
    [media.from(from)]: {
      margin: `${overTop} ${toTheEdge} ${overPadding} calc(-0.5 * ${measures.columns})`,
      padding: '4.5rem 0 0',
      '& > figure': { marginBottom: '-4.25rem' },
    },
    [media.from(1200)]: { '& > figure': { zoom: 1.14 } },
  });

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
    '--corners': '28px 0 0',
    '--app': '20px 0 0',
    // What it shows ends before the edge that cuts it.
    '--beyond': '5rem',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignSelf: 'stretch',
    alignItems: 'center',
    minWidth: 0,
    marginRight: `calc(${toTheEdge} - 4.5rem)`,
    '& > *': { gridArea: '1 / 1' },
    // It goes on below, too: what it shows grows down to the section's edge.
    '& > :first-of-type': {
      display: 'grid',
      alignSelf: 'stretch',
      width: 'auto',
      margin: `0 0 calc(${overPadding} - 0.625rem) 11.5rem`,
    },
    '& > :first-of-type > div > div': { display: 'grid', gridTemplateRows: 'auto 1fr' },
    '& > :first-of-type > div > div > :last-child > :last-child': {
      display: 'flex',
      flexDirection: 'column',
    },
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
    // Beside the words, its hours are as high as the window lets them be.
    '--half': '2.25rem',
    [media.from(1120)]: { '--half': '6.5vh', marginLeft: '-2.5rem' },
    // A telephone has no room for both: it shows the one of its own size.
    [media.below(640)]: {
      marginRight: 0,
      '& > :first-of-type': { display: 'none' },
      '& > figure + figure': {
        zoom: 1,
        justifySelf: 'center',
        width: '18.5rem',
        marginBottom: `calc(${overPadding} - 0.625rem)`,
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
    [media.from(tablet)]: {
      margin: `${overTop} ${toTheEdge} ${overPadding} 0`,
      paddingRight: `calc(-1 * ${toTheEdge})`,
      minHeight: '37rem',
      '& > svg': { height: '100%' },
    },
  }),
  halves: half(960),
  // As on a wide window, it shows all that it has.
  phoneHalf: [
    half(tablet),
    css({
      [media.between(tablet, 960)]: {
        '& > figure': { width: '27rem', marginInline: 'calc(50% - 13.5rem)' },
      },
    }),
  ],
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

type ColorName = Parameters<typeof color>[0];

/** Of each tone, the colour of a half, and of the disc behind a device on it. */
const strong: Record<Tone, [ground: ColorName, disc: ColorName]> = {
  brand: ['brand-600', 'brand-500'],
  coral: ['coral-500', 'coral-300'],
  indigo: ['indigo-500', 'indigo-300'],
  ipe: ['ipe', 'ipe-200'],
  sand: ['sand-200', 'sand-100'],
};

const eachTone = (look: (colors: (typeof strong)[Tone]) => string) =>
  Object.fromEntries(
    Object.entries(strong).map(([tone, colors]) => [tone, css({ background: look(colors) })]),
  ) as Record<Tone, ReturnType<typeof css>>;

/** A half with a disc behind its device. */
export const strongTones = eachTone(
  ([ground, disc]) =>
    `radial-gradient(circle 21rem at 50% 100%, ${color(disc)} 99.7%, transparent) ` +
    `${color(ground)}`,
);

/** A half with a drawing behind its device. */
export const flatTones = eachTone(([ground]) => color(ground));
