import { unambiguousMatch, closestMatch } from '../../../model/closest-match.ts';
import { error, type Problem } from '../../../model/problem.ts';
import type { SourceFile } from '../../../model/source.ts';
import type { Check } from '../check.ts';
import { flattenMessages, argumentNames } from '../../../model/messages.ts';

/**
 * The messages have the same keys in every language, can be read, and keep their placeholders.
 * Where one language differs from all others, it is that one; of two, the main one is right.
 */
export const check: Check = ({ messages: sources, config }) => {
  const main = sources.get(config.value.languages[0]!.code) ?? [...sources.values()][0];
  if (!main) return [];
  const texts = new Map(
    [main, ...[...sources.values()].filter((source) => source !== main)].map((source) => [
      source,
      flattenMessages(source.value),
    ]),
  );
  const isRight = (key: string) =>
    [...texts.values()].filter((each) => each.has(key)).length * 2 >
    texts.size - (texts.get(main)!.has(key) ? 1 : 0);
  const right = new Set([...texts.values()].flatMap((each) => [...each.keys()]).filter(isRight));
  const values = new Map([...texts.keys()].map((source) => [source, argumentNamesIn(source)]));
  return [...sources].flatMap(([language, source]) => {
    const other = [...texts.keys()].find((each) => each !== source) ?? main;
    return [
      ...keyProblems(source, language, texts.get(source)!, right, other),
      ...argumentProblems(source, values),
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
  own: Map<string, string>,
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

/** Messages that cannot be read, or do not have the values that they have in most languages. */
function argumentProblems(
  source: SourceFile,
  values: Map<SourceFile, Map<string, string | undefined>>,
): Problem[] {
  return [...values.get(source)!].flatMap(([key, found]) => {
    if (found === undefined) return [error('message/syntax', source.at(pointerOf(key)), { key })];
    const expected = mostFrequent([...values.values()].flatMap((each) => each.get(key) ?? []))!;
    return expected === found
      ? []
      : [
          error('message/placeholder', source.at(pointerOf(key)), {
            key,
            expected: inBraces(expected),
            found: inBraces(found),
          }),
        ];
  });
}

const argumentsCache = new WeakMap<SourceFile, Map<string, string | undefined>>();

/** The values of each message of a file, looked for once. */
function argumentNamesIn(source: SourceFile): Map<string, string | undefined> {
  const values =
    argumentsCache.get(source) ??
    new Map(
      [...flattenMessages(source.value as object)].map(([key, text]) => [
        key,
        argumentNames(text)?.join(),
      ]),
    );
  argumentsCache.set(source, values);
  return values;
}

/** Of the values that stand most often in a list, the first. */
const mostFrequent = (values: string[]): string | undefined =>
  values.reduce<string | undefined>(
    (best, value) =>
      best === undefined ||
      values.filter((each) => each === value).length > values.filter((each) => each === best).length
        ? value
        : best,
    undefined,
  );

const pointerOf = (key: string) => `/${key.replace('.', '/')}`;
const groupOf = (key: string) => key.slice(0, key.indexOf('.'));
const inBraces = (names: string) =>
  names
    .split(',')
    .filter(Boolean)
    .map((name) => `{${name}}`)
    .join(' ') || '–';
