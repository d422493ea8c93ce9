import { error, type Problem } from '../../../model/problem.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { PlacedText } from '../../../model/texts-of.ts';
import type { Check } from '../check.ts';
import { inTexts } from '../site-texts.ts';
import { findFiller, findGarbled, isFileName, isSuspect } from './find-filler.ts';

/**
 * A text is what is to be read: no words that wait for others, no file's name, and no letters that
 * a program took for others.
 */
export const check: Check = (site) => problemsOf(site).flatMap(({ found }) => found);

const problemsOf = inTexts((placed, _language, source) => textProblems(source, placed), isSuspect);

function textProblems(source: SourceFile, { text, pointer }: PlacedText): Problem[] {
  if (text.startsWith('@')) return [];
  if (isFileName(text)) return [error('text/file-name', source.at(pointer), { name: text })];
  const garbled = findGarbled(text);
  if (garbled) {
    const { found, index, meant } = garbled;
    const edit = meant === undefined ? undefined : source.rewrite(pointer, meant);
    return [
      error(
        'text/garbled',
        source.atCharacter(pointer, index),
        { found, nearest: meant?.slice(0, 80) ?? '' },
        edit,
      ),
    ];
  }
  const filler = findFiller(text);
  if (!filler) return [];
  const place = source.atCharacter(pointer, filler.index);
  return [error('text/filler', place, { found: filler.found })];
}
