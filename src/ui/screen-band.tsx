import { css } from '@emotion/react';
import type { Mockup, SplitSection } from '../generated/types.ts';
import { media } from '../theme/tokens.ts';
import MockupView from './mockup.tsx';
import { toneBackground } from './tones.ts';

type Props = {
  mockup: Mockup;
  tone: NonNullable<SplitSection['tone']>;
  /** The side of the window that it reaches to. */
  side: SplitSection['side'];
};

/**
 * Half of a band, in the page's colours, with a product screen at its true size in its client's.
 * A telephone goes on below; a window goes on at the right edge, by its frame and the air in it, so
 * that nothing to read is cut or near the cut.
 */
export default function ScreenBand({ mockup, tone, side }: Props) {
  const { device, floats } = mockup;
  return (
    <div
      css={[
        toneBackground[tone],
        styles.half,
        device === 'phone'
          ? [
              styles.phone,
              mockup.screen === 'score' && styles.withRing,
              mockup.screen === 'program' && styles.withRows,
            ]
          : [side === 'left' ? styles.whole : styles.window, styles.legible],
        floats.length > 0 && (device === 'phone' ? styles.besidePhone : styles.aroundWindow),
      ]}
    >
      <MockupView mockup={mockup} ringless onward={side === 'right'} />
    </div>
  );
}

/** The cards that are loose around a device. */
const floatsOf = '& > figure > div > div + div';
/** What a telephone shows, below its head, and the list in it. */
const shown = '& > figure > div > div > div > div + div';
const row = `${shown} > :nth-child(2) > :nth-of-type`;
const hidden = { display: 'none' };
const gutter = 'clamp(1.25rem, 4vw, 3.5rem)';

const styles = {
  half: css({ display: 'grid', overflow: 'hidden' }),
  // Its head and what matters most, cut between two rows of its list; beside the text, down to its
  // bar of tabs.
  phone: css({
    '--phone': '45px 45px 0 0',
    height: '19rem',
    paddingTop: '2rem',
    [media.from(640)]: { height: '23.25rem' },
    [media.from(960)]: {
      height: '100%',
      alignItems: 'end',
      paddingTop: '4rem',
      '& > figure': { marginBottom: '-0.75rem' },
    },
  }),
  // A ring in its head takes more: the first row of the list below is whole.
  withRing: css({ [media.below(640)]: { height: '22rem' } }),
  // Below a headline whole rows, and the sheet that they lie on, which the edge cuts.
  withRows: css({
    [media.below(960)]: {
      height: 'auto',
      '& > figure': { marginBottom: -10 },
      '& > figure > div > div': { minHeight: 0 },
      [`${shown} ~ svg, ${shown} > :nth-child(3)`]: hidden,
    },
    [media.below(640)]: { [`${row}(n+2)`]: hidden },
    [media.between(640, 960)]: { [`${row}(n+3)`]: hidden },
  }),
  // The edge cuts its frame, well beyond what it shows; on a telephone it is whole.
  window: css({
    height: '100%',
    alignItems: 'center',
    padding: `2rem 0 2rem ${gutter}`,
    '--window': '52rem',
    '--beyond': '6rem',
    '& > figure': { width: 'auto', marginRight: '-4.5rem' },
    '& > figure > div': { justifyContent: 'end' },
    [media.below(640)]: {
      padding: `2rem ${gutter}`,
      '--beyond': '0px',
      '& > figure': { marginRight: 0 },
    },
  }),
  // Its left edge has its menu: it stays whole.
  whole: css({
    '--window': '52rem',
    height: '100%',
    alignItems: 'center',
    padding: `2rem ${gutter}`,
  }),
  // Its letters are read from as far as the words beside it.
  legible: css({ [media.from(1360)]: { '& > figure': { zoom: 1.2 } } }),
  // Where it leaves no room at its sides they go.
  besidePhone: css({ [floatsOf]: { '@container (width<40rem)': { display: 'none' } } }),
  aroundWindow: css({
    [floatsOf]: { '@container (width<27rem)': { display: 'none' } },
  }),
};
