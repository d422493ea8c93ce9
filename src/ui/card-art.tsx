import { css } from '@emotion/react';
import type { ArtName, Tone } from '../generated/types.ts';
import { layout } from '../theme/tokens.ts';
import Art from './art.tsx';

/** A card's drawing, at its foot and as wide as the card, whose edges cut what goes on beyond. */
export default function CardArt(props: { name: ArtName; tone: Tone; onDark: boolean }) {
  return (
    <div css={styles}>
      <Art {...props} framed="card" />
    </div>
  );
}

const styles = css({
  aspectRatio: '1.9',
  maxHeight: '17rem',
  margin: `auto calc(-1 * ${layout.card}) calc(-1 * ${layout.card})`,
  paddingTop: '0.75rem',
});
