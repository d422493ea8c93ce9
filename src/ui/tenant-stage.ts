import { css } from '@emotion/react';
import { color, media, radius, type } from '../theme/tokens.ts';
import { overPadding, toTheEdge } from './section-media.tsx';

/**
 * How far each of `count` telephones stands from the middle, one by one in a ring, for each that
 * may be chosen: who is chosen stands in the middle.
 */
const places = (count: number) => {
  const half = Math.floor((count - 1) / 2);
  return Object.fromEntries(
    Array.from({ length: count }, (_, chosen) => [
      `&:has([value="${chosen}"]:checked)`,
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `--at-${index}`,
          ((index - chosen + half + count) % count) - half,
        ]),
      ),
    ]),
  );
};

/** Words in the middle, and below them all telephones, from edge to edge of the window. */
export const tenantStage = (count: number) => css(places(count), styles.root);

/** A telephone in its place: the farther from the middle, the smaller and the lower. */
export const tenantPlace = (index: number) => [styles.place, css({ '--at': `var(--at-${index})` })];

const away = 'max(var(--at), -1 * var(--at))';

const styles = {
  root: css({
    textAlign: 'center',
    '& h2': { ...type.display, textWrap: 'balance' },
    '& > * > div:first-of-type': { maxWidth: '56rem', marginInline: 'auto' },
    '& > * > div > p': { marginInline: 'auto' },
    // The choice: small signs in a row, or in two about as long.
    '& fieldset': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: '0.5rem',
      [media.between(640, 960)]: { maxWidth: '36rem', marginInline: 'auto' },
    },
    '& legend': { marginInline: 'auto' },
    '& label': {
      padding: '0.375rem 1rem 0.375rem 0.375rem',
      gap: '0.5rem',
      borderRadius: radius.pill,
      background: 'none',
      boxShadow: `inset 0 0 0 1px ${color('brand-500')}`,
      '& > span[aria-hidden]': { width: '2rem', height: '2rem', borderRadius: '50%' },
      '& strong': { color: color('white') },
      '&:has(:checked)': { background: color('white'), '& strong': { color: color('ink') } },
    },
    '& > :last-child': {
      '--step': '15.5rem',
      isolation: 'isolate',
      justifyItems: 'center',
      alignItems: 'end',
      margin: `1.25rem ${toTheEdge} ${overPadding}`,
      [media.from(640)]: { '--step': '17rem' },
      [media.from(1200)]: { '--step': '19.5rem' },
    },
  }),
  // No stacking of its own, so that its light is behind them all.
  place: css({
    '--phone': '45px 45px 0 0',
    position: 'relative',
    left: 'calc(var(--at) * var(--step))',
    gridArea: '1 / 1',
    width: 'min(18.5rem, 76vw)',
    marginBottom: -12,
    textAlign: 'left',
    [media.motion]: { transition: 'left 500ms', '& > figure': { transition: 'scale 500ms' } },
    [media.from(1200)]: { zoom: 1.2 },
    '& > figure': {
      position: 'relative',
      zIndex: `calc(9 - ${away})`,
      scale: `calc(1 - 0.1 * ${away})`,
      transformOrigin: '50% 100%',
    },
    '& > figure > div > div': { minHeight: '29rem' },
    // Where rows are all there is, there is room for one more.
    '& div:only-child > :nth-of-type(3)': { display: 'flex' },
    // The light of its brand: the one in the middle is lit from behind.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '-12rem -26rem -8rem',
      zIndex: -1,
      background: `radial-gradient(closest-side, ${color('brand-600')}, transparent)`,
      opacity: `calc(0.75 - ${away})`,
      pointerEvents: 'none',
    },
  }),
};
