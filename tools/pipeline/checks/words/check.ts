import type { Words } from '../../../../src/generated/types.ts';
import { type Problem, warning } from '../../../model/problem.ts';
import type { Site } from '../../../model/site.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { Check } from '../check.ts';
import { type FileTexts, languageOfText, siteTexts } from '../site-texts.ts';
import { type AvoidedWord, findAvoidedWords } from './find-avoided-words.ts';

/** The texts of a site are in its glossary's words, where it has a glossary. */
export const check: Check = (site) => {
  const { words } = site;
  if (!words) return [];
  const finders = cachedFinders(words);
  return siteTexts(site).flatMap((file) => cachedProblems(file, site, finders));
};

type Finders = Map<string, ReturnType<typeof findAvoidedWords>>;

const finderCache = new WeakMap<SourceFile<Words>, Finders>();

/** What finds the avoided words of each language, made once a glossary. */
function cachedFinders(words: SourceFile<Words>): Finders {
  const known = finderCache.get(words);
  if (known) return known;
  const { terms } = words.value;
  const languages = new Set(terms.map(({ language }) => language));
  const finders: Finders = new Map(
    [...languages].map((language) => [
      language,
      findAvoidedWords(terms.filter((term) => term.language === language)),
    ]),
  );
  finderCache.set(words, finders);
  return finders;
}

const problemCache = new WeakMap<SourceFile, { finders: Finders; problems: Problem[] }>();

/** The avoided words of a file, looked for once a glossary. */
function cachedProblems(file: FileTexts, site: Site, finders: Finders): Problem[] {
  const known = problemCache.get(file.source);
  if (known?.finders === finders) return known.problems;
  const problems = avoidedWordProblems(file, site, finders);
  problemCache.set(file.source, { finders, problems });
  return problems;
}

function avoidedWordProblems(file: FileTexts, site: Site, finders: Finders): Problem[] {
  const { source } = file;
  return file.texts.flatMap((placed) => {
    const { text, pointer, rich } = placed;
    // The name of a message, whose text is judged where it is.
    if (text.startsWith('@')) return [];
    const find = finders.get(languageOfText(file, placed, site) ?? '');
    const found = find?.(text, rich) ?? [];
    if (found.length === 0) return [];
    const meant = withReplacements(text, found);
    return found.map((word) =>
      warning(
        'text/avoided-word',
        source.atCharacter(pointer, word.index),
        {
          found: word.found,
          preferred: word.term.note
            ? `${word.term.preferred} (${word.term.note})`
            : word.term.preferred,
          nearest: word.meant ?? '',
        },
        word.meant === undefined ? undefined : source.rewrite(pointer, meant),
      ),
    );
  });
}

/** A text with every replacement that is sure: one edit mends all of them. */
const withReplacements = (text: string, words: AvoidedWord[]): string =>
  words.reduceRight(
    (before, { index, found, meant = found }) =>
      before.slice(0, index) + meant + before.slice(index + found.length),
    text,
  );
