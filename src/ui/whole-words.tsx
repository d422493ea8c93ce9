import { css } from '@emotion/react';
import { boundFigures, boundHeading } from '../lib/bound-figures.ts';
import { media } from '../theme/tokens.ts';

const hyphenated = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u;
const startingShort = /((?<![\p{L}\d-])[\p{L}\d]{1,3}(?:-[\p{L}\d]+)+)/u;
/** What marks a text that is being edited, which stays in one piece. */
const marked = /\p{Co}/u;

/**
 * Words of which none is broken at its hyphen; where letters are huge, it may be. What belongs
 * together stays on one line.
 * @param short whether only what is short before its hyphen keeps together, as `e-mail`
 */
export default function WholeWords({ text, short }: { text: string; short?: boolean }) {
  if (marked.test(text)) return text;
  const pieces = short
    ? boundFigures(text).split(startingShort)
    : boundHeading(text).split(hyphenated);
  if (pieces.length === 1) return pieces[0];
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <span key={piece + String(index)} css={whole}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

const whole = css({ [media.from(320)]: { whiteSpace: 'nowrap' } });
