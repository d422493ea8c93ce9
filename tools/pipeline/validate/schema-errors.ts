import { closestMatch } from '../../model/closest-match.ts';
import { error, type Problem } from '../../model/problem.ts';
import type { SourceFile } from '../../model/source.ts';
import {
  lacksAllKeys,
  misspeltKey,
  titledKey,
  unknownKeyProblem,
  unusedKeys,
} from './key-problems.ts';
import type { KeywordError, SchemaError } from './schema-error.ts';
import { missingKeyProblem, valueProblem } from './value-problems.ts';

/**
 * What the validators say of a document, as problems. One mistake is one problem: a misspelt key
 * is not also a missing one, a wrong type not also a wrong value, and what lacks several keys, or
 * is no such group at all, lacks no single one.
 * @param base the pointer of what was validated
 */
export function toProblems(source: SourceFile, errors: SchemaError[], base: string): Problem[] {
  if (errors.length === 0) return [];
  const byValue = new Map<string, SchemaError[]>();
  for (const each of errors)
    byValue.set(each.instancePath, [...(byValue.get(each.instancePath) ?? []), each]);
  return [...byValue].flatMap(([path, ofValue]) => problemsOf(source, base + path, ofValue));
}

/** What is wrong with one value. */
function problemsOf(source: SourceFile, pointer: string, errors: SchemaError[]): Problem[] {
  const intendedKeys = errors.filter(isUnknownKey).flatMap(({ params, parentSchema }) => {
    const open = unusedKeys(source, pointer, parentSchema);
    const key = params.additionalProperty;
    return titledKey(parentSchema, key, open) ?? closestMatch(key, open) ?? [];
  });
  const required = errors.filter(isRequired);
  const empty = required.find(({ parentSchema }) => lacksAllKeys(source, pointer, parentSchema));
  if (empty && intendedKeys.length === 0) {
    const { required: keys = [], exactlyOne: oneOf } = empty.parentSchema;
    return [missingKeysProblem(source, pointer, [...keys, ...(oneOf ? [oneOf.join(' / ')] : [])])];
  }
  const missing = required
    .filter((each) => misspeltRequired(each) === undefined)
    .map(({ params }) => params.missingProperty)
    .filter((key) => !intendedKeys.includes(key));
  const [firstOfValue] = errors.filter(isOfValue);
  return errors.flatMap((each) => {
    if (isUnknownKey(each)) return unknownKey(source, pointer, each);
    if (isExactlyOne(each))
      return each.params.keys.some((key) => intendedKeys.includes(key)) &&
        each.params.found.length === 0
        ? []
        : exactlyOneProblem(source, pointer, each);
    if (!isRequired(each)) return each === firstOfValue ? valueProblem(source, pointer, each) : [];
    const key = each.params.missingProperty;
    if (intendedKeys.includes(key)) return [];
    const misspelt = misspeltRequired(each);
    if (misspelt !== undefined) return unknownKeyProblem(source, pointer, misspelt, [key]);
    if (missing.length === 1) return missingKeyProblem(source, pointer, each);
    return key === missing[0] ? missingKeysProblem(source, pointer, missing) : [];
  });
}

const isUnknownKey = (each: SchemaError) => each.keyword === 'additionalProperties';
const isRequired = (each: SchemaError) => each.keyword === 'required';
const isExactlyOne = (each: SchemaError) => each.keyword === 'exactlyOne';
const isOfValue = (each: SchemaError) =>
  !isUnknownKey(each) && !isRequired(each) && !isExactlyOne(each);

const misspeltRequired = ({ params, parentSchema, data }: KeywordError<'required'>) =>
  misspeltKey(parentSchema, params.missingProperty, data);

const missingKeysProblem = (source: SourceFile, pointer: string, keys: string[]): Problem =>
  error('schema/missing-keys', source.at(pointer), { keys: keys.join(', ') });

/** A key that its group cannot have; where nothing is open any more, one of all may be meant. */
function unknownKey(
  source: SourceFile,
  pointer: string,
  { params, parentSchema }: KeywordError<'additionalProperties'>,
): Problem {
  const open = unusedKeys(source, pointer, parentSchema);
  return unknownKeyProblem(
    source,
    pointer,
    params.additionalProperty,
    open.length > 0 ? open : Object.keys(parentSchema.properties ?? {}),
    titledKey(parentSchema, params.additionalProperty, open),
  );
}

function exactlyOneProblem(
  source: SourceFile,
  pointer: string,
  { params: { keys, found } }: KeywordError<'exactlyOne'>,
): Problem {
  const location = source.at(pointer);
  return found.length === 0
    ? error('schema/none-of', location, { keys: keys.join(', ') })
    : error('schema/too-many-of', location, { keys: keys.join(', '), found: found.join(', ') });
}
