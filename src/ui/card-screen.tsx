import { css } from '@emotion/react';
import type { Mockup } from '../generated/types.ts';
import { media, type } from '../theme/tokens.ts';
import MockupView from './mockup.tsx';

/**
 * A product screen in a card, at its true size. The card cuts it: a telephone at its foot, a window
 * at its right edge, by its frame, and at its foot; on a telephone a window is whole.
 */
export default function CardScreen({ mockup }: { mockup: Mockup }) {
  return (
    <div css={[styles.screen, mockup.device !== 'bare' && styles[mockup.device]]}>
      <MockupView mockup={mockup} ringless inCard onward />
    </div>
  );
}

/** The width of a telephone, and of a box in which it shows all that it has, in rem. */
const phone = 18.5;
const phoneBox = 27;

const styles = {
  screen: css({ flex: 'none', height: '19rem', marginTop: '1.25rem' }),
  phone: css({
    '--phone': '45px 45px 0 0',
    [media.from(640)]: {
      '--cut': '3.25rem',
      alignSelf: 'end',
      width: `${phone}rem`,
      height: 'auto',
      margin: '0 0 -4rem',
      '& > figure': { width: `${phoneBox}rem`, marginInline: `${(phone - phoneBox) / 2}rem` },
    },
  }),
  dashboard: css({
    '--window': '60rem',
    position: 'relative',
    height: 'auto',
    paddingBottom: 'var(--card)',
    [media.from(640)]: {
      '--beyond': '6rem',
      flex: 1,
      minHeight: '25rem',
      padding: 0,
      '& > figure': {
        position: 'absolute',
        insetInline: '0 calc(-4.5rem - var(--card))',
        display: 'grid',
        width: 'auto',
        minHeight: 'calc(100% + 1.5rem)',
      },
    },
    // The window's app, and in it, from the top, the screen.
    '& > figure > div > div': { display: 'grid', gridTemplateRows: 'auto 1fr' },
    '& > figure > div > div > :last-child > *': { alignContent: 'start' },
  }),
};

/** The air in a card with a screen, which stands in a column on telephones, too. */
export const aroundScreen = css({
  '--card': '1.25rem',
  '&&': { flexDirection: 'column', padding: 'var(--card) var(--card) 0' },
  [media.from(640)]: { '--card': 'clamp(1.75rem, 3.2vw, 2.75rem)' },
});

/**
 * The text of a card stands beside its telephone, at the head. In a narrow column the loose cards
 * have no room below it.
 */
export const besidePhone = css({
  [media.from(640)]: {
    '&&': { flexDirection: 'row', gap: '1.5rem' },
    '& > :first-of-type': { flex: 1 },
  },
  [media.between(960, 1200)]: { '& figure > div > div ~ div': { display: 'none' } },
});

/** So in a card of half a row; where that is narrow, the head of the telephone stands below. */
export const besidePhoneInHalf = css(besidePhone, {
  [media.from(1200)]: {
    '&& figure > div > div ~ div': { right: 'calc(100% - 3.5rem)', width: '12.5rem' },
  },
  [media.between(640, 1200)]: {
    '&&': { flexDirection: 'column' },
    '& > :first-of-type': { flex: 'none' },
    '& > div + div': { '--cut': '0px', alignSelf: 'center', height: '22rem', margin: 'auto 0 0' },
    '& figure > div > div ~ div': { display: 'none' },
  },
});

/** The text of a card as wide as the page stands beside its window, as large as that lets it. */
export const besideWindow = css({
  // A telephone's edge cuts the window between two of its lines.
  [media.below(640)]: { '&&& > div + div': { height: '24rem' } },
  [media.from(960)]: {
    '&&': { flexDirection: 'row', gap: '2.5rem' },
    '& > :first-of-type': { flex: 1, paddingBottom: 'var(--card)' },
    '& h3': { ...type.h2, fontSize: '2.75rem', maxWidth: '6.5em' },
    '& > :first-of-type > p': type.lead,
    '& > div + div': { flex: 2, margin: 0 },
  },
});
