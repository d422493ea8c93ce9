import { toolLanguages } from '../../messages/language.ts';
import { candidateList, closestMatch, unambiguousMatch } from '../../model/closest-match.ts';
import { escapePointerPart } from '../../model/json-pointer.ts';
import { error, type Problem } from '../../model/problem.ts';
import { propertyTitle } from '../../model/property-titles.ts';
import type { Schema } from '../../model/schemas.ts';
import type { SourceFile } from '../../model/source.ts';

/**
 * The keys that a group could still have, those first that it must have.
 * @param group the pointer of the group
 */
export function unusedKeys(
  source: SourceFile,
  group: string,
  { properties = {}, required = [] }: Schema,
): string[] {
  const open = Object.keys(properties).filter(
    (name) => !source.has(`${group}/${escapePointerPart(name)}`),
  );
  return [
    ...open.filter((key) => required.includes(key)),
    ...open.filter((key) => !required.includes(key)),
  ];
}

/**
 * The key that goes by the name that people have for it: `titulo` or `Title` is `heading`.
 * @param open the keys that may have been meant
 */
export function titledKey(schema: Schema, typed: string, open: string[]): string | undefined {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const titled = open.filter((key) =>
    toolLanguages.some(
      (language) => plain(propertyTitle(schema, key, language) ?? '') === plain(typed),
    ),
  );
  return titled.length === 1 ? titled[0] : undefined;
}

/**
 * A key that a group cannot have.
 * @param open what may have been meant
 * @param titled what surely was meant, since people call it so
 */
export function unknownKeyProblem(
  source: SourceFile,
  group: string,
  key: string,
  open: string[],
  titled?: string,
): Problem {
  const pointer = `${group}/${escapePointerPart(key)}`;
  const intended = titled ?? unambiguousMatch(key, open);
  return error(
    'schema/unknown-key',
    source.at(pointer, 'key'),
    {
      key,
      nearest: titled ?? closestMatch(key, open) ?? '',
      allowed: candidateList(key, open),
    },
    intended !== undefined && !source.has(`${group}/${escapePointerPart(intended)}`)
      ? source.rewrite(pointer, intended, 'key')
      : undefined,
  );
}

/** Where keys are free, a missing key may stand there misspelt: as what, if so. */
export function misspeltKey(schema: Schema, missing: string, data: object): string | undefined {
  if (schema.additionalProperties === false) return undefined;
  const known = schema.properties ?? {};
  return closestMatch(
    missing,
    Object.keys(data).filter((name) => !Object.hasOwn(known, name)),
  );
}

/** Whether a group has none of its keys, though it should have several. */
export const lacksAllKeys = (
  source: SourceFile,
  group: string,
  { properties = {}, required = [], exactlyOne: oneOf }: Schema,
): boolean =>
  required.length + (oneOf ? 1 : 0) > 1 &&
  !Object.keys(properties).some(
    (key) => key !== '$schema' && source.has(`${group}/${escapePointerPart(key)}`),
  );
