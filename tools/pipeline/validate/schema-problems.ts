import type { ErrorObject, ValidateFunction } from 'ajv';
import { certain, choices, nearest } from '../../model/nearest.ts';
import { error, type Problem } from '../../model/problem.ts';
import type { Schema } from '../../model/schemas.ts';
import { pointerPart } from '../../model/json-pointer.ts';
import { type Source } from '../../model/source.ts';
import { createValidators, isObject, type Named } from './validators.ts';

export type Found = { problems: Problem[]; references: Named[] };

let validators: ReturnType<typeof createValidators> | undefined;

/**
 * Validates a source against a document's schema (page, site, shell, form, messages); fills in
 * defaults.
 * A page's sections are judged by the schema of their type, and only by that.
 */
export function validateDocument(source: Source, document: string): Found {
  validators ??= createValidators();
  const found: Found = { problems: [], references: [] };
  judge(source, validators.of(document), source.value, '', found);
  const sections = document === 'page' && (source.value as { sections?: unknown })?.sections;
  if (Array.isArray(sections))
    sections.forEach((section, index) =>
      judgeSection(source, section, `/sections/${index}`, found),
    );
  return found;
}

/** Validates one section, as it stands in a page or in a block's examples. */
export function judgeSection(
  source: Source,
  section: unknown,
  pointer: string,
  found: Found,
): void {
  validators ??= createValidators();
  if (!isObject(section)) return;
  const type = (section as { type?: unknown }).type;
  const types = Object.keys(validators.blocks);
  if (type === undefined) {
    const known = new Set(
      Object.values(validators.blocks).flatMap((schema) => Object.keys(schema.properties ?? {})),
    );
    const slip = Object.keys(section).find((key) => !known.has(key) && nearest(key, ['type']));
    found.problems.push(
      slip
        ? unknownKey(source, pointer, slip, ['type'])
        : error('schema/missing-type', source.at(pointer), { allowed: types.join(', ') }),
    );
  } else if (typeof type !== 'string' || !types.includes(type)) {
    const meant = typeof type === 'string' ? certain(type, types) : undefined;
    found.problems.push(
      error(
        'schema/unknown-block',
        source.at(`${pointer}/type`),
        {
          type: String(type),
          nearest: nearest(String(type), types) ?? '',
          allowed: types.join(', '),
        },
        meant ? source.rewrite(`${pointer}/type`, meant) : undefined,
      ),
    );
  } else judge(source, validators.of(`blocks/${type}`), section, pointer, found);
}

/**
 * What a text that does not have the right form may name all the same: the checks know what it
 * should be.
 */
const namedInAnyForm: unknown[] = ['target', 'picture', 'media'];

function judge(
  source: Source,
  validator: ValidateFunction,
  data: unknown,
  pointer: string,
  found: Found,
) {
  const references: Named[] = [];
  validator.call(references, data);
  const wrong = new Set(
    validator.errors
      ?.filter(
        ({ keyword, parentSchema }) =>
          keyword !== 'pattern' || !namedInAnyForm.includes(parentSchema?.refers),
      )
      .map(({ instancePath }) => instancePath),
  );
  for (const reference of references)
    if (!wrong.has(reference.pointer))
      found.references.push({ ...reference, pointer: pointer + reference.pointer });
  for (const problem of toProblems(source, validator.errors ?? [], pointer))
    found.problems.push(problem);
}

/**
 * One mistake is one problem: a misspelt key is not also a missing one, a wrong type not also a
 * wrong value, and what lacks several keys, or is no such group at all, lacks no single one.
 */
function toProblems(source: Source, errors: ErrorObject[], base: string): Problem[] {
  const problems: Problem[] = [];
  const told = new Set<string>();
  const foreign = new Set<string>();
  const meant = new Map<string, Set<string>>();
  for (const { keyword, instancePath, params, parentSchema } of errors) {
    if (keyword !== 'additionalProperties') continue;
    const guess = nearest(
      params.additionalProperty,
      openKeys(source, base + instancePath, parentSchema as Schema),
    );
    if (guess) meant.set(instancePath, (meant.get(instancePath) ?? new Set()).add(guess));
  }
  for (const { keyword, instancePath, parentSchema } of errors) {
    const pointer = base + instancePath;
    if (
      keyword !== 'required' ||
      foreign.has(instancePath) ||
      meant.has(instancePath) ||
      !isForeign(source, pointer, parentSchema as Schema)
    )
      continue;
    foreign.add(instancePath);
    const { required = [], exactlyOne: oneOf } = parentSchema as Schema;
    problems.push(
      error('schema/missing-keys', source.at(pointer), {
        keys: [...required, ...(oneOf ? [oneOf.join(' / ')] : [])].join(', '),
      }),
    );
  }
  const lacking = new Map<string, string[]>();
  for (const { keyword, instancePath, params, parentSchema, data } of errors) {
    const key = String(params.missingProperty);
    if (
      keyword !== 'required' ||
      meant.get(instancePath)?.has(key) ||
      misspeltKey(source, base + instancePath, parentSchema as Schema, key, data as object)
    )
      continue;
    lacking.set(instancePath, [...(lacking.get(instancePath) ?? []), key]);
  }
  for (const failure of errors) {
    const { keyword, instancePath, params, parentSchema } = failure;
    const guesses = meant.get(instancePath);
    if (foreign.has(instancePath)) continue;
    if (keyword === 'required' && guesses?.has(params.missingProperty)) continue;
    const missing = lacking.get(instancePath) ?? [];
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
      const open = openKeys(source, base + instancePath, parentSchema as Schema);
      problems.push(
        unknownKey(
          source,
          base + instancePath,
          params.additionalProperty,
          open.length > 0 ? open : Object.keys((parentSchema as Schema).properties ?? {}),
        ),
      );
      continue;
    }
    const once =
      keyword === 'required'
        ? `${instancePath}/${params.missingProperty}`
        : `${instancePath} ${keyword === 'exactlyOne' ? keyword : ''}`;
    if (told.has(once)) continue;
    told.add(once);
    problems.push(toProblem(source, failure, base));
  }
  return problems;
}

/** Whether a group has none of its keys, though it should have several. */
const isForeign = (
  source: Source,
  pointer: string,
  { properties = {}, required = [], exactlyOne: oneOf }: Schema,
) =>
  required.length + (oneOf ? 1 : 0) > 1 &&
  !Object.keys(properties).some(
    (key) => key !== '$schema' && source.has(`${pointer}/${pointerPart(key)}`),
  );

/** The keys of a group that its file does not have yet, those first that it must have. */
function openKeys(
  source: Source,
  pointer: string,
  { properties = {}, required = [] }: Schema,
): string[] {
  const open = Object.keys(properties).filter(
    (name) => !source.has(`${pointer}/${pointerPart(name)}`),
  );
  return [
    ...open.filter((key) => required.includes(key)),
    ...open.filter((key) => !required.includes(key)),
  ];
}

function unknownKey(source: Source, group: string, key: string, open: string[]): Problem {
  const pointer = `${group}/${pointerPart(key)}`;
  const meant = certain(key, open);
  return error(
    'schema/unknown-key',
    source.at(pointer, 'key'),
    { key, nearest: nearest(key, open) ?? '', allowed: choices(key, open) },
    meant !== undefined && !source.has(`${group}/${pointerPart(meant)}`)
      ? source.rewrite(pointer, meant, 'key')
      : undefined,
  );
}

function toProblem(
  source: Source,
  { keyword, instancePath, params, parentSchema, data }: ErrorObject,
  base: string,
): Problem {
  const place = source.at(base + instancePath);
  const schema = (parentSchema ?? {}) as Schema;
  const description = schema.description ?? '';
  const value = typeof data === 'string' ? data : JSON.stringify(data);
  switch (keyword) {
    case 'required':
      return (
        misspeltKey(source, base + instancePath, schema, params.missingProperty, data as object) ??
        error('schema/missing-key', place, {
          key: params.missingProperty,
          ...describeKey(schema, params.missingProperty),
        })
      );
    case 'type':
      return error('schema/type', place, {
        expected: params.type,
        found: typeName(data),
        value: value.slice(0, 60),
      });
    case 'enum':
    case 'const': {
      const allowed = (keyword === 'enum' ? params.allowedValues : [params.allowedValue]).map(
        String,
      );
      const meant = typeof data === 'string' ? certain(data, allowed) : undefined;
      return error(
        'schema/enum',
        place,
        {
          value,
          nearest: nearest(String(data), allowed) ?? '',
          allowed: choices(String(data), allowed),
        },
        meant ? source.rewrite(base + instancePath, meant) : undefined,
      );
    }
    case 'exactlyOne':
      return error(params.found.length === 0 ? 'schema/none-of' : 'schema/too-many-of', place, {
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
        place,
        { limit: String(params.limit), length: String((data as string).length), description },
      );
    case 'minItems':
    case 'maxItems':
      return error(keyword === 'minItems' ? 'schema/too-few' : 'schema/too-many', place, {
        limit: String(params.limit),
        length: String((data as unknown[]).length),
        description,
      });
    case 'minimum':
    case 'maximum':
      return error('schema/range', place, {
        value,
        least: String(schema.minimum ?? '−∞'),
        most: String(schema.maximum ?? '∞'),
      });
    case 'pattern':
      return error('schema/pattern', place, { value, description, form: String(params.pattern) });
    default:
      throw new Error(`No problem text for the schema keyword "${keyword}".`);
  }
}

function describeKey(schema: Schema, key: string): { description: string; kind: string } {
  const property = schema.properties?.[key];
  const shared = definitionOf(property?.$ref);
  return {
    description: property?.description ?? shared?.description ?? '',
    kind: String(property?.type ?? shared?.type ?? 'string'),
  };
}

/**
 * A definition that a property without its own description refers to; every definition's name
 * stands once.
 */
const definitionOf = (ref = '') => validators?.definitions[ref.split('/').at(-1)!];

/** Where keys are free, a missing key may stand there misspelt. */
function misspeltKey(
  source: Source,
  pointer: string,
  schema: Schema,
  missing: string,
  data: object,
): Problem | undefined {
  if (schema.additionalProperties === false) return undefined;
  const key = nearest(
    missing,
    Object.keys(data).filter((name) => !Object.hasOwn(schema.properties ?? {}, name)),
  );
  return key === undefined ? undefined : unknownKey(source, pointer, key, [missing]);
}

const typeName = (data: unknown) =>
  data === null
    ? 'null'
    : Array.isArray(data)
      ? 'array'
      : Number.isInteger(data)
        ? 'integer'
        : typeof data;
