import { css } from '@emotion/react';
import type { ArtName, Tone } from '../generated/types.ts';
import { layout, media, radius } from '../theme/tokens.ts';
import Art from './art.tsx';
import { isWide } from './wide-art.ts';

/** A card's drawing, at its foot and as wide as the card, whose edges cut what goes on beyond. */
export default function CardArt(props: { name: ArtName; tone: Tone; onDark: boolean }) {
  const wide = isWide(props.name);
  return (
    <div css={[styles.art, wide ? styles.wide : styles.field]}>
      <Art {...props} framed={wide ? 'wide' : 'card'} />
    </div>
  );
}

/** The words of a card with a wide drawing stand above it, beside each other. */
export const aboveWide = css({
  [media.from(960)]: {
    '& > :first-of-type': {
      gridTemplateColumns: layout.halves,
      columnGap: layout.columns,
      '& > *': { gridColumn: 2 },
      '& > h3': { gridArea: '1 / 1 / span 2', fontSize: '2.125rem' },
    },
  },
});

const styles = {
  art: css({
    margin: `auto calc(-1 * ${layout.card}) calc(-1 * ${layout.card})`,
    paddingTop: '0.75rem',
  }),
  // A drawing that can be higher takes what its card's words leave of the height.
  field: css({ flexGrow: 1, aspectRatio: '1.9', maxHeight: '17rem' }),
  // As many of its columns as are read at the card's width, as a window that is whole at the right;
  // a telephone shows the head of the first.
  wide: css({
    paddingTop: '1.5rem',
    '& > svg': {
      width: `calc(100% - ${layout.card})`,
      height: 'auto',
      aspectRatio: '320/430',
      borderTopRightRadius: radius.card,
      [media.below(640)]: { marginBottom: `calc(.644 * (${layout.card} - 100%))` },
      [media.between(640, 960)]: { aspectRatio: '676/430' },
      [media.from(960)]: { width: '100%', aspectRatio: '1216/430' },
    },
  }),
};
