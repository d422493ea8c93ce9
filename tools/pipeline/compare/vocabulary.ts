import { brandIcons } from '../../../src/lib/brand-icons.ts';
import type { Site } from '../../model/site.ts';
import type { ResolvedTextPair } from './translation.ts';

/** Addresses, placeholders, and figures with their unit (`72 bpm`, `118/76 mmHg`, `94 mg/dL`). */
const nonWordPattern = new RegExp(
  [
    /https?:\/\/\S+/,
    /\S+@\S+\.\S+/,
    /\{\w+\}/,
    /[\d.,/]*\d\s?(?:%|°\p{L}?|\p{L}{1,3}|\p{Ll}+\p{Lu}\p{L}*)(?:\/\p{L}{1,3})?(?![\p{L}\p{N}])/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);
const wordPattern = /\p{L}[\p{L}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu;

/** The words of a text in lower case. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(wordPattern) ?? [];

/** Names that are the same in every language: the brand's, the languages', the networks'. */
export const languageNeutralNames = ({ config: { value } }: Site): string[] => [
  value.brand.legalName,
  value.brand.name,
  ...value.languages.map(({ name }) => name),
  // A name of one letter is in every other word.
  ...Object.keys(brandIcons).filter((name) => name.length > 1),
];

/**
 * Whether a text says the same in any language: figures, units, names, and at most one word with a
 * capital inside (LGPD, NR-1, SpO2).
 */
export function isLanguageNeutral(text: string, names: string[]): boolean {
  const bare = names.reduce(
    (rest, name) => rest.replaceAll(patternOf(name), ' '),
    text.replace(nonWordPattern, ' '),
  );
  const [first, ...others] = bare.match(wordPattern) ?? [];
  if (first === undefined) return true;
  return others.length === 0 && (first.length === 1 || /^.+\p{Lu}/u.test(first));
}

const patternCache = new Map<string, RegExp>();

/** A name in any case, as a pattern that is compiled once. */
function patternOf(name: string): RegExp {
  const known = patternCache.get(name);
  if (known) return known;
  const pattern = new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi');
  patternCache.set(name, pattern);
  return pattern;
}

/**
 * The words that a language uses where its texts differ from the main language's: those are surely
 * its own.
 */
export const vocabularyOf = (pairs: ResolvedTextPair[]): Set<string> =>
  new Set(
    pairs.filter(({ source, text }) => source !== text).flatMap(({ text = '' }) => wordsOf(text)),
  );

/**
 * Whether a text could be of a language: every word of it also stands in texts that are surely of
 * that language.
 */
export const isWithinVocabulary = (vocabulary: Set<string>, text: string): boolean =>
  wordsOf(text).every((each) => vocabulary.has(each));
