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
const ring = {
  [media.from(480)]: {
    [`${header} > div + div`]: { width: '8.25rem', justifySelf: 'start', marginInlineStart: -8 },
  },
};
/** Whose it is, without a greeting, which the telephone before it would cut. */
const bar = {
  [`${header} > div:first-of-type > div:first-of-type`]: { display: 'none' },
};
const styles = {
  // So far out that both leave a telephone's window at its sides, and in a column are half seen.
  behind: css({
    '--out': '34cqw',
    '--side': 'calc(-1 * var(--out))',
    [media.from(960)]: { '--out': '12rem' },
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
  left: css(ring, bar),
  // What the telephone before it covers stays free: all begins beside that, and its edge cuts it.
  right: css(ring, bar, {
    '--side': 'var(--out)',
    '--covered': 'calc((17.2rem - var(--out)) / 0.86 - 0.25rem)',
    [`${header} > div, ${header} > div + div`]: { marginInlineStart: 'var(--covered)' },
    [content]: { paddingInline: 'var(--covered) 8px' },
    [`${content} > div > div`]: {
      gap: 6,
      paddingInline: 6,
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
    [`${content} > div > div > :not(div)`]: { width: 32, height: 32 },
  }),
};
