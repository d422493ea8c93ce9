import { css } from '@emotion/react';
import type { Mockup } from '../../generated/types.ts';
import { media } from '../../theme/tokens.ts';
import { ClientSign, useClientColors } from './client.tsx';
import Phone from './phone.tsx';

/**
 * The telephone of `mockup` twice more, in the colours and with the signs of its other brands: a
 * little smaller and lower, behind it at both sides. It goes before the telephone itself.
 */
export default function Brands({ mockup }: { mockup: Mockup }) {
  const colorsOf = useClientColors();
  return mockup.brands?.map((name, index) => (
    <div
      key={name}
      css={[styles.behind, index > 0 ? styles.right : styles.left, colorsOf(name, { own: true })]}
    >
      <Phone {...mockup} tenant={name} mark={<ClientSign name={name} />} />
    </div>
  ));
}

/**
 * An opening that ends in them: they stand on its lower edge and reach into the air of the section
 * below, but on a telephone, where the edge cuts them off.
 */
export const beyondFoot = css({
  [media.from(480)]: {
    zIndex: 1,
    overflow: 'clip visible',
    '& figure': { marginBottom: 'calc(-1.4 * var(--section-padding))' },
  },
});

/** The head of the screen in a telephone, and what is below it. */
const header = '& > div > div > div:first-of-type';
const content = '& > div > div > div + div';
/** A little less than the telephone before it leaves free, from a tablet on. */
const ring = (at: 'start' | 'end') => ({
  [media.from(480)]: {
    [`${header} > div + div`]: { width: '7.5rem', justifySelf: at, marginInline: -8 },
  },
});

const styles = {
  // So far out that both leave a telephone's window at its sides.
  behind: css({
    '--side': '-27cqw',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: '50%',
    zIndex: -1,
    width: '18.5rem',
    transform: 'translateX(calc(var(--side) - 50%)) scale(.86)',
    transformOrigin: '50% 100%',
    // The drawn letters of its bars would be too small to read, or cut by a narrow window.
    '& text': { display: 'none' },
  }),
  // What they show stands at the outer sides, which are in sight.
  left: css(ring('start'), {
    [`${header} > div:first-of-type`]: { flexDirection: 'row-reverse' },
  }),
  right: css(ring('end'), {
    [`${content} > div > *`]: { flexDirection: 'row-reverse', textAlign: 'right' },
    '--side': '27cqw',
    [media.below(480)]: {
      [`${header} > div:first-of-type > div + div`]: { flexDirection: 'row-reverse' },
    },
  }),
};
