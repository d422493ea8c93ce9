import type { Term } from '../../../../src/generated/types.ts';
import type { RichMode } from '../../../model/rich-text/parse-markdown.ts';

/** An avoided word of a text, where it stands, and what to write there where that is sure. */
export type AvoidedWord = { index: number; found: string; term: Term; meant?: string };

type FindAvoidedWords = (text: string, rich?: RichMode) => AvoidedWord[];

/**
 * Makes what finds a language's avoided words: whole words in any case, as one pattern. A part of a
 * word with hyphens is none: "follow" is not in "follow-up". What differs from its replacement by
 * its capitals alone is avoided in other capitals only.
 * @returns undefined where the terms avoid nothing
 */
export function findAvoidedWords(terms: Term[]): FindAvoidedWords | undefined {
  const avoided = new Map(
    terms.flatMap((term) =>
      Object.entries(term.avoid)
        .filter(([word]) => keyOf(word) !== '')
        .map(([word, instead]) => [keyOf(word), { term, instead }] as const),
    ),
  );
  if (avoided.size === 0) return undefined;
  // Of two that begin alike, the longer one is meant.
  const words = [...avoided.keys()].sort((a, b) => b.length - a.length).map(toPattern);
  const letter = '[\\p{L}\\p{N}]';
  const pattern = new RegExp(
    `(?<!${letter}|${letter}-)(?:${words.join('|')})(?!${letter}|-${letter})`,
    'giu',
  );
  // Most texts have none of the words, and without cases and classes of letters that is soon known.
  // A letter before it is looked at first: at most places there is one.
  const suspect = new RegExp(`(?:^|[^a-z])(?:${words.join('|')})`);
  return (text, rich) => {
    if (!suspect.test(text.toLowerCase())) return [];
    return Array.from(withoutNames(text, rich).matchAll(pattern)).flatMap(({ 0: found, index }) => {
      const entry = avoided.get(keyOf(found));
      if (!entry || found === entry.instead) return [];
      const meant = entry.instead && inCaseOf(found, entry.instead);
      return [{ index, found, term: entry.term, ...(meant && { meant }) }];
    });
  };
}

const toPattern = (word: string) =>
  word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+');

/** A word as the glossary has it, whatever its case and its spaces. */
const keyOf = (word: string) => word.trim().toLowerCase().replace(/\s+/g, ' ');

/** What in a text is no words: addresses, where links lead, and the names in braces. */
const names = /\bhttps?:\/\/\S+|\S+@\S+|\{\w+[,}]/g;
const destinations = /(?<=\])\([^)\n]*\)/g;

/** A text of the same length, with spaces where it has names. */
function withoutNames(text: string, rich?: RichMode): string {
  const blank = (name: string) => ' '.repeat(name.length);
  const words = /[@{]|:\/\//.test(text) ? text.replace(names, blank) : text;
  return rich && words.includes('](') ? words.replace(destinations, blank) : words;
}

/**
 * A replacement with the capital of what it replaces; one that has capitals of its own stays as it
 * is. @returns undefined where the case tells nothing, as in a text all in capitals
 */
function inCaseOf(found: string, instead: string): string | undefined {
  if (instead !== instead.toLowerCase() || found === found.toLowerCase()) return instead;
  const [first = '', ...rest] = found;
  if (first === first.toLowerCase() || rest.join('') !== rest.join('').toLowerCase())
    return undefined;
  return instead.charAt(0).toUpperCase() + instead.slice(1);
}
