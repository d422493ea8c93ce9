import { messageValues } from '../../../../src/lib/messages.ts';
import { closestMatch, unambiguousMatch } from '../../../model/closest-match.ts';
import { argumentNames, flattenMessages } from '../../../model/messages.ts';
import { error, type Problem } from '../../../model/problem.ts';
import { mainLanguageOf } from '../../../model/site.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { Check } from '../check.ts';

/**
 * The messages have the same keys in every language, can be read, and have as placeholders the
 * values that the code fills in, formatted as what they are.
 * Where one language differs from all others, it is that one; of two, the main one is right.
 */
export const check: Check = ({ messages: sources, config }) => {
  const files = [...sources].map(([language, source]) => ({
    language,
    source,
    texts: flattenMessages(source.value),
  }));
  const { code: mainLanguage } = mainLanguageOf({ config });
  const main = files.find(({ language }) => language === mainLanguage) ?? files[0];
  if (!main) return [];
  const mainFirst = [main, ...files.filter((file) => file !== main)];
  const isRight = (key: string) =>
    files.filter(({ texts }) => texts.has(key)).length * 2 >
    files.length - (main.texts.has(key) ? 1 : 0);
  const right = new Set(mainFirst.flatMap(({ texts }) => [...texts.keys()]).filter(isRight));
  return files.flatMap(({ language, source, texts }) => {
    const other = mainFirst.find((each) => each.source !== source) ?? main;
    return [
      ...keyProblems(source, language, texts, right, other.source),
      ...argumentProblems(source),
    ];
  });
};

/**
 * What a language's file has and most others have not, and what it lacks. @param other another
 * language's file, to copy from
 */
function keyProblems(
  source: SourceFile,
  language: string,
  own: ReadonlyMap<string, string>,
  right: Set<string>,
  other: SourceFile,
): Problem[] {
  const params = { language, file: other.file };
  const missing = new Set([...right].filter((key) => !own.has(key)));
  const extra = [...own.keys()]
    .filter((key) => !right.has(key))
    .map((key) => {
      const [guess, unambiguous] = [closestMatch(key, missing), unambiguousMatch(key, missing)];
      if (guess) missing.delete(guess);
      return error(
        'message/extra',
        source.at(pointerOf(key), 'key'),
        { ...params, key, nearest: guess ?? '' },
        unambiguous && groupOf(unambiguous) === groupOf(key)
          ? source.rewrite(
              pointerOf(key),
              unambiguous.slice(groupOf(unambiguous).length + 1),
              'key',
            )
          : undefined,
      );
    });
  return [
    ...extra,
    ...[...missing].map((key) =>
      error('message/missing', source.at(`/${groupOf(key)}`), { ...params, key }),
    ),
  ];
}

/** Messages that cannot be read, or whose placeholders are not what the code fills in. */
const argumentProblems = (source: SourceFile): Problem[] =>
  [...argumentNamesIn(source)].flatMap(([key, found]) => {
    if (found === undefined) return [error('message/syntax', source.at(pointerOf(key)), { key })];
    const expected = filledIn(key);
    return expected === found
      ? []
      : [
          error('message/placeholder', source.at(pointerOf(key)), {
            key,
            expected: expected || '–',
            found: found || '–',
          }),
        ];
  });

const kinds: Record<string, Record<string, 'text' | 'number'>> = messageValues;

/** What the code fills into a message, as it is written there: `{brand}`. */
const filledIn = (key: string) => inBraces(Object.keys(kinds[key] ?? {}).sort());

const argumentsCache = new WeakMap<SourceFile, Map<string, string | undefined>>();

/** The placeholders of each message of a file, looked for once. */
function argumentNamesIn(source: SourceFile): Map<string, string | undefined> {
  const values =
    argumentsCache.get(source) ??
    new Map(
      [...flattenMessages(source.value as object)].map(([key, text]) => {
        const found = argumentNames(text, kinds[key] ?? {});
        return [key, found && inBraces(found)];
      }),
    );
  argumentsCache.set(source, values);
  return values;
}

const pointerOf = (key: string) => `/${key.replace('.', '/')}`;
const groupOf = (key: string) => key.slice(0, key.indexOf('.'));
const inBraces = (names: string[]) => names.map((name) => `{${name}}`).join(' ');
