import { css } from '@emotion/react';
import { media } from '../theme/tokens.ts';

/**
 * What stays on one line of a heading: the first two words of a sentence after another one, a
 * figure and what it counts or what it is the number of, a word with a hyphen.
 */
const together = new RegExp(
  `(${[
    String.raw`(?<=[.!?\u2026] )[¿¡]?\p{Lu}\p{L}{0,3} \S+`,
    String.raw`(?<![\p{L}\d-])\d[\d.,]* \p{L}{1,8}(?!\p{L})`,
    String.raw`\p{L}+ \d+(?=[.,]?$)`,
    String.raw`[\p{L}\d]+(?:-[\p{L}\d]+)+`,
  ].join('|')})`,
  'u',
);
const startingShort = /((?<![\p{L}\d-])(?:[\p{L}\d]{1,4}|[Ff]ollow)(?:-[\p{L}\d]+)+)/u;
/** What marks a text that is being edited, which stays in one piece. */
const marked = /\p{Co}/u;

/**
 * Words of a heading, of which none is broken at its hyphen; where letters are huge, it may be.
 * What belongs together stays on one line.
 * @param short of a text in small letters, where only words that are short before their hyphen keep
 *   together, as `e-mail`, and `follow-up`
 */
export default function WholeWords({ text, short }: { text: string; short?: boolean }) {
  if (marked.test(text)) return text;
  const pieces = text.split(short ? startingShort : together);
  if (pieces.length === 1) return pieces[0];
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <span key={piece + String(index)} css={piece.includes(' ') ? several : whole}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

const whole = css({ [media.from(320)]: { whiteSpace: 'nowrap' } });
/** Two words may be too long for a line of the smallest telephones. */
const several = css({ [media.from(375)]: { whiteSpace: 'nowrap' } });
