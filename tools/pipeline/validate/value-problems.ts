import { candidateList, closestMatch, unambiguousMatch } from '../../model/closest-match.ts';
import { countCharacters } from '../../model/count-characters.ts';
import { parentPointer, valueAtPointer } from '../../model/json-pointer.ts';
import { error, type Problem } from '../../model/problem.ts';
import { mainType, resolveRef } from '../../model/schemas.ts';
import type { SourceFile } from '../../model/source.ts';
import { intendedAddress, intendedOfType, likelyValue } from './intended-value.ts';
import type { KeywordError, SchemaError } from './schema-error.ts';

/** A key that a group lacks, with what its schema says of it. */
export function missingKeyProblem(
  source: SourceFile,
  pointer: string,
  { params: { missingProperty: key }, parentSchema }: KeywordError<'required'>,
): Problem {
  const property = parentSchema.properties?.[key];
  const schema = property ? resolveRef(property) : {};
  const { description = '' } = schema;
  const kind = mainType(schema) ?? 'string';
  return error('schema/missing-key', source.at(pointer), { key, description, kind });
}

/** The errors that a value by itself may have. */
type ValueError = Exclude<
  SchemaError,
  KeywordError<'required'> | KeywordError<'additionalProperties'> | KeywordError<'exactlyOne'>
>;

/** What is wrong with a value by itself: its type, its length, its words. */
export function valueProblem(source: SourceFile, pointer: string, failure: ValueError): Problem {
  const location = source.at(pointer);
  const { parentSchema, data } = failure;
  const { description = '' } = parentSchema;
  const value = typeof data === 'string' ? data : JSON.stringify(data);
  switch (failure.keyword) {
    case 'type': {
      const expected = mainType(parentSchema) ?? '';
      const intended = intendedOfType(data, expected, parentSchema);
      return error(
        'schema/type',
        location,
        {
          expected,
          found: jsonTypeOf(data),
          value: value.slice(0, 60),
          nearest: intended ?? '',
          ...(expected === 'integer' && { description }),
        },
        intended ? { ...source.rewrite(pointer, intended), content: intended } : undefined,
      );
    }
    case 'enum':
      return optionProblem(source, pointer, data, failure.params.allowedValues);
    case 'const':
      return optionProblem(source, pointer, data, [failure.params.allowedValue]);
    case 'minLength':
    case 'maxLength':
      return lengthProblem(source, pointer, failure);
    case 'minItems':
    case 'maxItems':
      return error(
        failure.keyword === 'minItems' ? 'schema/too-few' : 'schema/too-many',
        location,
        {
          limit: String(failure.params.limit),
          length: String(failure.data.length),
          description,
        },
      );
    case 'minimum':
    case 'maximum':
      return error('schema/range', location, {
        value,
        least: String(parentSchema.minimum ?? '−∞'),
        most: String(parentSchema.maximum ?? '∞'),
      });
    case 'pattern': {
      const form = failure.params.pattern;
      const network = valueAtPointer(source.value, `${parentPointer(pointer)}/network`);
      const intended = intendedAddress(failure.data, form, network);
      return error(
        'schema/pattern',
        location,
        { value, description, form, nearest: intended ?? likelyValue(failure.data, form) ?? '' },
        intended ? source.rewrite(pointer, intended) : undefined,
      );
    }
  }
}

function optionProblem(
  source: SourceFile,
  pointer: string,
  data: unknown,
  options: unknown[],
): Problem {
  const allowed = options.map(String);
  const intended = typeof data === 'string' ? unambiguousMatch(data, allowed) : undefined;
  return error(
    'schema/enum',
    source.at(pointer),
    {
      value: typeof data === 'string' ? data : JSON.stringify(data),
      nearest: closestMatch(String(data), allowed) ?? '',
      allowed: candidateList(String(data), allowed),
    },
    intended ? source.rewrite(pointer, intended) : undefined,
  );
}

function lengthProblem(
  source: SourceFile,
  pointer: string,
  { keyword, params, parentSchema, data }: KeywordError<'minLength'> | KeywordError<'maxLength'>,
): Problem {
  const { description = '' } = parentSchema;
  if (data === '') return error('schema/empty', source.at(pointer), { description });
  return error(
    keyword === 'minLength' ? 'schema/too-short' : 'schema/too-long',
    source.at(pointer),
    {
      limit: String(params.limit),
      length: String(countCharacters(data)),
      description,
    },
  );
}

const jsonTypeOf = (data: unknown) =>
  data === null
    ? 'null'
    : Array.isArray(data)
      ? 'array'
      : Number.isInteger(data)
        ? 'integer'
        : typeof data;
