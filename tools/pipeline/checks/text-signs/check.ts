import { nameOfSign } from '../../../model/address-fault.ts';
import { error, type Problem, warning } from '../../../model/problem.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { PlacedText } from '../../../model/texts-of.ts';
import type { Check } from '../check.ts';
import { inTexts } from '../site-texts.ts';
import { findHtml } from './find-html.ts';
import { findInvisible } from './find-invisible.ts';
import { findMarkup } from './find-markup.ts';

/**
 * A text is words: not spaces alone, without characters that nobody sees, without HTML, and without
 * markup where it shows as it is written.
 */
export const check: Check = (site) => problemsIn(site).flatMap(({ found }) => found);

const problemsIn = inTexts(
  (placed, _language, source) => problemsOf(source, placed),
  (text) => suspect.test(text),
);

/** What most texts have nothing of. */
const suspect = /[<&*_~`[#>|\n]|^[\s\p{C}]*$|[\p{C}\u115F\u1160\u2028\u2029\u3164\uFFA0]/u;

function problemsOf(source: SourceFile, { text, pointer, rich }: PlacedText): Problem[] {
  const rewritten = (meant: string | undefined) =>
    meant === undefined ? undefined : source.rewrite(pointer, meant);
  const invisible = findInvisible(text);
  const visible = invisible?.meant ?? text;
  if (text !== '' && visible.trim() === '') return [error('text/blank', source.at(pointer))];
  const html = findHtml(text, rich);
  const markup = html ? undefined : findMarkup(text, rich);
  return [
    ...(invisible
      ? [
          error(
            'text/invisible-character',
            source.atCharacter(pointer, invisible.index),
            { found: nameOfSign(invisible.found) },
            rewritten(invisible.meant),
          ),
        ]
      : []),
    ...(html
      ? [
          error(
            'text/html',
            source.atCharacter(pointer, html.index),
            { found: html.found },
            rewritten(html.meant),
          ),
        ]
      : []),
    ...(markup
      ? [
          warning(
            rich ? 'text/unknown-markup' : 'text/markup',
            source.atCharacter(pointer, markup.index),
            { found: markup.found },
            rewritten(markup.meant),
          ),
        ]
      : []),
  ];
}
