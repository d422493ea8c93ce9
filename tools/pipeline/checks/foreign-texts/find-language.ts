import { readFileSync } from 'node:fs';

/** The small words of a language that the others in the list lack: they give a text away. */
const wordsByLanguage: Record<string, string[]> = Object.fromEntries(
  Object.entries(
    JSON.parse(readFileSync(new URL('function-words.json', import.meta.url), 'utf8')) as Record<
      string,
      string
    >,
  ).map(([language, words]) => [language, words.split(' ')]),
);

const ownWords = new Map(
  Object.entries(wordsByLanguage).map(([language, words]) => [
    language,
    new Set(
      words.filter(
        (word) =>
          !Object.entries(wordsByLanguage).some(
            ([other, theirs]) => other !== language && theirs.includes(word),
          ),
      ),
    ),
  ]),
);

/** So many words of one language, and none of the text's own, are no quotation. */
const leastWords = 3;

/** What is quoted may be in any language. */
const quoted = /"[^"]*"|“[^”]*”|«[^»]*»/g;

/**
 * The language that a text is in, where that is surely another than it should be. Words of all
 * languages, names and figures say nothing.
 * @param expected the language that it should be in
 * @returns its code; undefined where there is doubt, and for languages that are not known
 */
export function otherLanguageOf(text: string, expected: string): string | undefined {
  const expectedWords = ownWords.get(expected);
  if (!expectedWords) return undefined;
  const words =
    text
      .replace(quoted, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length < leastWords * 2 - 1) return undefined;
  // Most texts are in their language, and have such a word soon.
  if (words.some((word) => expectedWords.has(word))) return undefined;
  const count = (language: string) =>
    words.filter((word) => ownWords.get(language)?.has(word)).length;
  const [first, second] = [...ownWords.keys()]
    .map((language) => ({ language, count: count(language) }))
    .sort((a, b) => b.count - a.count);
  return first && first.count >= leastWords && first.count > (second?.count ?? 0) * 2
    ? first.language
    : undefined;
}
