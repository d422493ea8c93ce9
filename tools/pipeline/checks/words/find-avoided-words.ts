import type { Term } from '../../../../src/generated/types.ts';
import type { RichMode } from '../../../model/rich-text/parse-markdown.ts';

/** An avoided word of a text, where it stands, and what to write there where that is sure. */
export type AvoidedWord = { index: number; found: string; term: Term; meant?: string };

type FindAvoidedWords = (text: string, rich?: RichMode) => AvoidedWord[];

/**
 * Makes what finds a language's avoided words: whole words in any case. A part of a word with
 * hyphens is none: "follow" is not in "follow-up". What differs from its replacement by its
 * capitals alone is avoided in other capitals only.
 * @returns undefined where the terms avoid nothing; `isSuspect` says of a text whether it may have
 *   one: of most that is soon known
 */
export function findAvoidedWords(
  terms: Term[],
): { find: FindAvoidedWords; isSuspect: (text: string) => boolean } | undefined {
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
  const any = new RegExp(words.join('|'), 'gi');
  const each = words.map((word) => new RegExp(word, 'iy'));
  // A letter before it is looked at first: at most places there is one.
  const suspect = new RegExp(`(?:^|[^a-z])(?:${words.join('|')})`);
  return {
    isSuspect: (text) => suspect.test(text.toLowerCase()),
    find: (text, rich) =>
      wholeWords(withoutNames(text, rich), any, each).flatMap(({ index, found }) => {
        const entry = avoided.get(keyOf(found));
        if (!entry || found === entry.instead) return [];
        const meant = entry.instead && inCaseOf(found, entry.instead);
        return [{ index, found, term: entry.term, ...(meant && { meant }) }];
      }),
  };
}

/**
 * The places of a text where it has whole words. What stands around them is looked at apart: one
 * pattern with all letters of Unicode, in any case, takes milliseconds to be compiled.
 * @param any finds a place where a word may begin
 * @param each matches one of the words at a place; the first that is whole is meant
 */
function wholeWords(text: string, any: RegExp, each: readonly RegExp[]) {
  const places: { index: number; found: string }[] = [];
  any.lastIndex = 0;
  for (let place = any.exec(text); place; place = any.exec(text)) {
    const found = wholeWordAt(text, place.index, each);
    if (found !== undefined) places.push({ index: place.index, found });
    any.lastIndex = place.index + (found?.length ?? 1);
  }
  return places;
}

function wholeWordAt(text: string, index: number, each: readonly RegExp[]): string | undefined {
  if (endsWord.test(text.slice(0, index))) return undefined;
  for (const pattern of each) {
    pattern.lastIndex = index;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined && !beginsWord.test(text.slice(index + found.length))) return found;
  }
  return undefined;
}

/** A letter or a figure at the end of what stands before, and one with a hyphen after it. */
const endsWord = /[\p{L}\p{N}]-?$/u;
const beginsWord = /^-?[\p{L}\p{N}]/u;

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
