import { candidateList, closestMatch, unambiguousMatch } from '../../model/closest-match.ts';
import { escapePointerPart } from '../../model/json-pointer.ts';
import { error, type Problem } from '../../model/problem.ts';
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

/** A key that a group cannot have. @param open what may have been meant */
export function unknownKeyProblem(
  source: SourceFile,
  group: string,
  key: string,
  open: string[],
): Problem {
  const pointer = `${group}/${escapePointerPart(key)}`;
  const intended = unambiguousMatch(key, open);
  return error(
    'schema/unknown-key',
    source.at(pointer, 'key'),
    { key, nearest: closestMatch(key, open) ?? '', allowed: candidateList(key, open) },
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
