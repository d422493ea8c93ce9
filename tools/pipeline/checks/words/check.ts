import type { Term, Words } from '../../../../src/generated/types.ts';
import { type Problem, warning } from '../../../model/problem.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { PlacedText } from '../../../model/texts-of.ts';
import type { Check } from '../check.ts';
import { inTexts } from '../site-texts.ts';
import { type AvoidedWord, findAvoidedWords } from './find-avoided-words.ts';

/** The texts of a site are in its glossary's words, where it has a glossary. */
export const check = ((site) =>
  site.words ? cachedSearch(site.words)(site).flatMap(({ found }) => found) : []) satisfies Check;

type Search = ReturnType<typeof inTexts<Problem>>;

const searchCache = new WeakMap<SourceFile<Words>, Search>();

/** What finds avoided words, made once a glossary. */
function cachedSearch(words: SourceFile<Words>): Search {
  const known = searchCache.get(words);
  if (known) return known;
  const { terms } = words.value;
  const languages = new Set(terms.map(({ language }) => language));
  const finders = new Map(
    [...languages].map((language) => [
      language,
      findAvoidedWords(terms.filter((term) => term.language === language)),
    ]),
  );
  const search = inTexts(
    (placed, language = '', source) => {
      const found = finders.get(language)?.find(placed.text, placed.rich) ?? [];
      return found.length === 0 ? [] : avoidedWordProblems(source, placed, found);
    },
    // The text of a message is judged where it is, not where it is named.
    (text, language = '') => !text.startsWith('@') && !!finders.get(language)?.isSuspect(text),
  );
  searchCache.set(words, search);
  return search;
}

function avoidedWordProblems(
  source: SourceFile,
  { text, pointer }: PlacedText,
  found: AvoidedWord[],
): Problem[] {
  const meant = withReplacements(text, found);
  return found.map((word) =>
    warning(
      'text/avoided-word',
      source.atCharacter(pointer, word.index),
      {
        found: word.found,
        nearest: word.meant ?? '',
        written: `"${word.meant ?? word.term.preferred}"${note(word.term)}`,
      },
      word.meant === undefined ? undefined : source.rewrite(pointer, meant),
    ),
  );
}

const note = (term: Term): string => (term.note ? ` (${term.note})` : '');

/** A text with every replacement that is sure: one edit mends all of them. */
const withReplacements = (text: string, words: AvoidedWord[]): string =>
  words.reduceRight(
    (before, { index, found, meant = found }) =>
      before.slice(0, index) + meant + before.slice(index + found.length),
    text,
  );
