import { certain, nearest } from '../../model/nearest.ts';
import { error, type Problem } from '../../model/problem.ts';
import type { Source } from '../../model/source.ts';
import type { Check } from './check.ts';
import { flat, placeholders } from '../../model/messages.ts';

/**
 * The messages have the same keys in every language, can be read, and keep their placeholders.
 * Where one language differs from all others, it is that one; of two, the main one is right.
 */
export const messages: Check = {
  codes: ['message/missing', 'message/extra', 'message/syntax', 'message/placeholder'],
  run({ messages: sources, config }) {
    const main = sources.get(config.value.languages[0]!.code) ?? [...sources.values()][0];
    if (!main) return [];
    const texts = new Map(
      [main, ...[...sources.values()].filter((source) => source !== main)].map((source) => [
        source,
        flat(source.value),
      ]),
    );
    const isRight = (key: string) =>
      [...texts.values()].filter((each) => each.has(key)).length * 2 >
      texts.size - (texts.get(main)!.has(key) ? 1 : 0);
    const right = new Set([...texts.values()].flatMap((each) => [...each.keys()]).filter(isRight));
    const values = new Map([...texts.keys()].map((source) => [source, valuesIn(source)]));
    return [...sources].flatMap(([language, source]) => {
      const other = [...texts.keys()].find((each) => each !== source) ?? main;
      return [
        ...differences(source, language, texts.get(source)!, right, other),
        ...inTexts(source, values),
      ];
    });
  },
};

/**
 * What a language's file has and most others have not, and what it lacks. @param other another
 * language's file, to copy from
 */
function differences(
  source: Source,
  language: string,
  own: Map<string, string>,
  right: Set<string>,
  other: Source,
): Problem[] {
  const params = { language, file: other.file };
  const missing = new Set([...right].filter((key) => !own.has(key)));
  const extra = [...own.keys()]
    .filter((key) => !right.has(key))
    .map((key) => {
      const [guess, sure] = [nearest(key, missing), certain(key, missing)];
      if (guess) missing.delete(guess);
      return error(
        'message/extra',
        source.at(pointerOf(key), 'key'),
        { ...params, key, nearest: guess ?? '' },
        sure && groupOf(sure) === groupOf(key)
          ? source.rewrite(pointerOf(key), sure.slice(groupOf(sure).length + 1), 'key')
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
function inTexts(source: Source, values: Map<Source, Map<string, string | undefined>>): Problem[] {
  return [...values.get(source)!].flatMap(([key, found]) => {
    if (found === undefined) return [error('message/syntax', source.at(pointerOf(key)), { key })];
    const expected = mostOften([...values.values()].flatMap((each) => each.get(key) ?? []))!;
    return expected === found
      ? []
      : [
          error('message/placeholder', source.at(pointerOf(key)), {
            key,
            expected: braces(expected),
            found: braces(found),
          }),
        ];
  });
}

const known = new WeakMap<Source, Map<string, string | undefined>>();

/** The values of each message of a file, looked for once. */
function valuesIn(source: Source): Map<string, string | undefined> {
  const values =
    known.get(source) ??
    new Map(
      [...flat(source.value as object)].map(([key, text]) => [key, placeholders(text)?.join()]),
    );
  known.set(source, values);
  return values;
}

/** Of the values that stand most often in a list, the first. */
const mostOften = (values: string[]): string | undefined =>
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
const braces = (names: string) =>
  names
    .split(',')
    .filter(Boolean)
    .map((name) => `{${name}}`)
    .join(' ') || '–';
