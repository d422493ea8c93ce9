import type { ErrorObject, ValidateFunction } from 'ajv';
import { unambiguousMatch, candidateList, closestMatch } from '../../model/closest-match.ts';
import { error, type Problem } from '../../model/problem.ts';
import { resolveRef, type Schema } from '../../model/schemas.ts';
import { escapePointerPart } from '../../model/json-pointer.ts';
import { type SourceFile } from '../../model/source.ts';
import { createValidators, isObject, type RawReference } from './validators.ts';

export type ValidationResult = { problems: Problem[]; references: RawReference[] };

let validators: ReturnType<typeof createValidators> | undefined;

/**
 * Validates a source against a document's schema (page, site, shell, form, messages); fills in
 * defaults.
 * A page's sections are judged by the schema of their type, and only by that.
 */
export function validateDocument(source: SourceFile, document: string): ValidationResult {
  validators ??= createValidators();
  const result: ValidationResult = { problems: [], references: [] };
  validateWith(source, validators.of(document), source.value, '', result);
  const sections = document === 'page' && (source.value as { sections?: unknown })?.sections;
  if (Array.isArray(sections))
    sections.forEach((section, index) =>
      validateSection(source, section, `/sections/${index}`, result),
    );
  return result;
}

/** Validates one section, as it stands in a page or in a block's examples. */
export function validateSection(
  source: SourceFile,
  section: unknown,
  pointer: string,
  result: ValidationResult,
): void {
  validators ??= createValidators();
  if (!isObject(section)) return;
  const type = (section as { type?: unknown }).type;
  const types = Object.keys(validators.blocks);
  if (type === undefined) {
    const allKeys = new Set(
      Object.values(validators.blocks).flatMap((schema) => Object.keys(schema.properties ?? {})),
    );
    const misspeltType = Object.keys(section).find(
      (key) => !allKeys.has(key) && closestMatch(key, ['type']),
    );
    result.problems.push(
      misspeltType
        ? unknownKeyProblem(source, pointer, misspeltType, ['type'])
        : error('schema/missing-type', source.at(pointer), { allowed: types.join(', ') }),
    );
  } else if (typeof type !== 'string' || !types.includes(type)) {
    const intended = typeof type === 'string' ? unambiguousMatch(type, types) : undefined;
    result.problems.push(
      error(
        'schema/unknown-block',
        source.at(`${pointer}/type`),
        {
          type: String(type),
          nearest: closestMatch(String(type), types) ?? '',
          allowed: types.join(', '),
        },
        intended ? source.rewrite(`${pointer}/type`, intended) : undefined,
      ),
    );
  } else validateWith(source, validators.of(`blocks/${type}`), section, pointer, result);
}

/**
 * What a text that does not have the right form may name all the same: the checks know what it
 * should be.
 */
const kindsWithoutPattern: unknown[] = ['target', 'picture', 'media'];

function validateWith(
  source: SourceFile,
  validator: ValidateFunction,
  data: unknown,
  pointer: string,
  result: ValidationResult,
) {
  const references: RawReference[] = [];
  validator.call(references, data);
  const invalidPointers = new Set(
    validator.errors
      ?.filter(
        ({ keyword, parentSchema }) =>
          keyword !== 'pattern' || !kindsWithoutPattern.includes(parentSchema?.refers),
      )
      .map(({ instancePath }) => instancePath),
  );
  for (const reference of references)
    if (!invalidPointers.has(reference.pointer))
      result.references.push({ ...reference, pointer: pointer + reference.pointer });
  for (const problem of toProblems(source, validator.errors ?? [], pointer))
    result.problems.push(problem);
}

/**
 * One mistake is one problem: a misspelt key is not also a missing one, a wrong type not also a
 * wrong value, and what lacks several keys, or is no such group at all, lacks no single one.
 */
function toProblems(source: SourceFile, errors: ErrorObject[], base: string): Problem[] {
  const problems: Problem[] = [];
  const reported = new Set<string>();
  const emptyGroups = new Set<string>();
  const intendedKeys = new Map<string, Set<string>>();
  for (const { keyword, instancePath, params, parentSchema } of errors) {
    if (keyword !== 'additionalProperties') continue;
    const intended = closestMatch(
      params.additionalProperty,
      unusedKeys(source, base + instancePath, parentSchema as Schema),
    );
    if (intended)
      intendedKeys.set(instancePath, (intendedKeys.get(instancePath) ?? new Set()).add(intended));
  }
  for (const { keyword, instancePath, parentSchema } of errors) {
    const pointer = base + instancePath;
    if (
      keyword !== 'required' ||
      emptyGroups.has(instancePath) ||
      intendedKeys.has(instancePath) ||
      !lacksAllKeys(source, pointer, parentSchema as Schema)
    )
      continue;
    emptyGroups.add(instancePath);
    const { required = [], exactlyOne: oneOf } = parentSchema as Schema;
    problems.push(
      error('schema/missing-keys', source.at(pointer), {
        keys: [...required, ...(oneOf ? [oneOf.join(' / ')] : [])].join(', '),
      }),
    );
  }
  const missingKeys = new Map<string, string[]>();
  for (const { keyword, instancePath, params, parentSchema, data } of errors) {
    const key = String(params.missingProperty);
    if (
      keyword !== 'required' ||
      intendedKeys.get(instancePath)?.has(key) ||
      misspeltKeyProblem(source, base + instancePath, parentSchema as Schema, key, data as object)
    )
      continue;
    missingKeys.set(instancePath, [...(missingKeys.get(instancePath) ?? []), key]);
  }
  for (const failure of errors) {
    const { keyword, instancePath, params, parentSchema } = failure;
    const guesses = intendedKeys.get(instancePath);
    if (emptyGroups.has(instancePath)) continue;
    if (keyword === 'required' && guesses?.has(params.missingProperty)) continue;
    const missing = missingKeys.get(instancePath) ?? [];
    if (keyword === 'required' && missing.length > 1 && missing.includes(params.missingProperty)) {
      if (params.missingProperty === missing[0])
        problems.push(
          error('schema/missing-keys', source.at(base + instancePath), {
            keys: missing.join(', '),
          }),
        );
      continue;
    }
    if (
      keyword === 'exactlyOne' &&
      params.found.length === 0 &&
      params.keys.some((key: string) => guesses?.has(key))
    )
      continue;
    if (keyword === 'additionalProperties') {
      const open = unusedKeys(source, base + instancePath, parentSchema as Schema);
      problems.push(
        unknownKeyProblem(
          source,
          base + instancePath,
          params.additionalProperty,
          open.length > 0 ? open : Object.keys((parentSchema as Schema).properties ?? {}),
        ),
      );
      continue;
    }
    const reportKey =
      keyword === 'required'
        ? `${instancePath}/${params.missingProperty}`
        : `${instancePath} ${keyword === 'exactlyOne' ? keyword : ''}`;
    if (reported.has(reportKey)) continue;
    reported.add(reportKey);
    problems.push(toProblem(source, failure, base));
  }
  return problems;
}

/** Whether a group has none of its keys, though it should have several. */
const lacksAllKeys = (
  source: SourceFile,
  pointer: string,
  { properties = {}, required = [], exactlyOne: oneOf }: Schema,
) =>
  required.length + (oneOf ? 1 : 0) > 1 &&
  !Object.keys(properties).some(
    (key) => key !== '$schema' && source.has(`${pointer}/${escapePointerPart(key)}`),
  );

/** The keys of a group that its file does not have yet, those first that it must have. */
function unusedKeys(
  source: SourceFile,
  pointer: string,
  { properties = {}, required = [] }: Schema,
): string[] {
  const open = Object.keys(properties).filter(
    (name) => !source.has(`${pointer}/${escapePointerPart(name)}`),
  );
  return [
    ...open.filter((key) => required.includes(key)),
    ...open.filter((key) => !required.includes(key)),
  ];
}

function unknownKeyProblem(
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

function toProblem(
  source: SourceFile,
  { keyword, instancePath, params, parentSchema, data }: ErrorObject,
  base: string,
): Problem {
  const location = source.at(base + instancePath);
  const schema = (parentSchema ?? {}) as Schema;
  const description = schema.description ?? '';
  const value = typeof data === 'string' ? data : JSON.stringify(data);
  switch (keyword) {
    case 'required':
      return (
        misspeltKeyProblem(
          source,
          base + instancePath,
          schema,
          params.missingProperty,
          data as object,
        ) ??
        error('schema/missing-key', location, {
          key: params.missingProperty,
          ...describeKey(schema, params.missingProperty),
        })
      );
    case 'type':
      return error('schema/type', location, {
        expected: params.type,
        found: jsonTypeOf(data),
        value: value.slice(0, 60),
      });
    case 'enum':
    case 'const': {
      const allowed = (keyword === 'enum' ? params.allowedValues : [params.allowedValue]).map(
        String,
      );
      const intended = typeof data === 'string' ? unambiguousMatch(data, allowed) : undefined;
      return error(
        'schema/enum',
        location,
        {
          value,
          nearest: closestMatch(String(data), allowed) ?? '',
          allowed: candidateList(String(data), allowed),
        },
        intended ? source.rewrite(base + instancePath, intended) : undefined,
      );
    }
    case 'exactlyOne':
      return error(params.found.length === 0 ? 'schema/none-of' : 'schema/too-many-of', location, {
        keys: params.keys.join(', '),
        found: params.found.join(', '),
      });
    case 'minLength':
    case 'maxLength':
      return error(
        data === ''
          ? 'schema/empty'
          : keyword === 'minLength'
            ? 'schema/too-short'
            : 'schema/too-long',
        location,
        { limit: String(params.limit), length: String((data as string).length), description },
      );
    case 'minItems':
    case 'maxItems':
      return error(keyword === 'minItems' ? 'schema/too-few' : 'schema/too-many', location, {
        limit: String(params.limit),
        length: String((data as unknown[]).length),
        description,
      });
    case 'minimum':
    case 'maximum':
      return error('schema/range', location, {
        value,
        least: String(schema.minimum ?? '−∞'),
        most: String(schema.maximum ?? '∞'),
      });
    case 'pattern':
      return error('schema/pattern', location, {
        value,
        description,
        form: String(params.pattern),
      });
    default:
      throw new Error(`No problem text for the schema keyword "${keyword}".`);
  }
}

function describeKey(schema: Schema, key: string): { description: string; kind: string } {
  const property = schema.properties?.[key];
  const { description = '', type = 'string' } = property ? resolveRef(property) : {};
  return { description, kind: type };
}

/** Where keys are free, a missing key may stand there misspelt. */
function misspeltKeyProblem(
  source: SourceFile,
  pointer: string,
  schema: Schema,
  missing: string,
  data: object,
): Problem | undefined {
  if (schema.additionalProperties === false) return undefined;
  const key = closestMatch(
    missing,
    Object.keys(data).filter((name) => !Object.hasOwn(schema.properties ?? {}, name)),
  );
  return key === undefined ? undefined : unknownKeyProblem(source, pointer, key, [missing]);
}

const jsonTypeOf = (data: unknown) =>
  data === null
    ? 'null'
    : Array.isArray(data)
      ? 'array'
      : Number.isInteger(data)
        ? 'integer'
        : typeof data;
