import { createRequire } from 'node:module';
import type { Code, CodeKeywordDefinition, Name, ValidateFunction } from 'ajv';
import type { Schema } from '../../model/schemas.ts';
import { compilePattern } from './compile-pattern.ts';

/** Loaded where schemas are compiled: most commands find that they are. */
const require = createRequire(import.meta.url);
const loadAjv = () => require('ajv') as typeof import('ajv');
const loadStandalone = () =>
  require('ajv/dist/standalone/index.js') as typeof import('ajv/dist/standalone/index.js');

/**
 * Compiles schemas with this project's keywords.
 * @param schemas by the names under which the validators are exported
 * @returns the code of a CommonJS module. It asks `require` for parts of ajv, and has `schemas`
 *   and `compilePattern` in scope; each validator adds what a value names to the list that is its
 *   `this`.
 * @throws where a schema is none
 */
export function compileValidators(schemas: Record<string, Schema>): string {
  const { Ajv } = loadAjv();
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    ownProperties: true,
    useDefaults: true,
    verbose: true,
    messages: false,
    passContext: true,
    code: { source: true, regExp: Object.assign(compilePattern, { code: 'compilePattern' }) },
  });
  ajv.addKeyword({ keyword: 'skeleton', schemaType: 'string' });
  ajv.addKeyword(refers);
  ajv.addKeyword(rich);
  ajv.addKeyword(exactlyOne);
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  const ids = Object.entries(schemas).map(([name, { $id = '' }]) => [name, $id] as const);
  const places = new Map(
    Object.entries(schemas).flatMap(([name, schema]) => placesIn(name, schema)),
  );
  for (const [, id] of ids) takeFromSchemas(ajv.getSchema(id), places);
  const code = loadStandalone().default(ajv, Object.fromEntries(ids));
  return code.replace(newError, '(vErrors ??= []).push($1);').replace(unusedParts, '');
}

/** How ajv adds an error to its list, which it does some 3,000 times. */
const newError = /if\(vErrors === null\)\{vErrors = \[(err\d+)\];\}else \{vErrors\.push\(\1\);\}/g;

/** What an error says that nobody reads here. */
const unusedParts =
  /,schemaPath:"(?:[^"\\]|\\.)*"|,schema:(?:[\w.$]+|"(?:[^"\\]|\\.)*")(?=,parentSchema:)/g;

/** All objects of a schema, with the code that finds them. */
function placesIn(name: string, schema: object): [object, Code][] {
  const { _ } = loadAjv();
  const below = (found: object, place: Code): [object, Code][] => [
    [found, place],
    ...Object.entries(found).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? below(value, _`${place}[${key}]`) : [],
    ),
  ];
  return below(schema, _`schemas[${name}]`);
}

/** Has a validator and those that it calls take parts of schemas from where they are already. */
function takeFromSchemas(
  validate: ValidateFunction | undefined,
  places: ReadonlyMap<object, Code>,
  seen = new Set<ValidateFunction>(),
): void {
  if (!validate?.source || seen.has(validate)) return;
  seen.add(validate);
  const { schema = [], validate: called = [] } = validate.source.scopeValues;
  for (const { value } of schema) {
    const place = places.get(value?.ref as object);
    if (value && place) value.code = place;
  }
  for (const { value } of called) takeFromSchemas(value?.ref as ValidateFunction, places, seen);
}

/** The keyword `refers`: a text names something of this kind, and so do the keys of `languages`. */
const refers: CodeKeywordDefinition = {
  keyword: 'refers',
  schemaType: 'string',
  code({ gen, data, schema: kind, it }) {
    const { _, str } = loadAjv();
    const add = (value: Code) =>
      gen.code(_`this.push({kind: ${kind}, value: ${value}, pointer: ${pointer}})`);
    const pointer = str`${_`instancePath`}${it.errorPath}`;
    gen.if(_`typeof ${data} == "string"`, () => add(_`${data}`));
    if (kind === 'languages')
      gen.if(isObjectCode(data), () => add(_`Object.keys(${data}).join(" ")`));
  },
};

/** The keyword `rich`: a text may have markup, within a line or in blocks. */
const rich: CodeKeywordDefinition = {
  keyword: 'rich',
  schemaType: 'string',
  code({ gen, data, schema: mode, it }) {
    const { _, str } = loadAjv();
    const pointer = str`${_`instancePath`}${it.errorPath}`;
    gen.if(_`typeof ${data} == "string"`, () =>
      gen.code(_`this.push({kind: ${`rich-${mode}`}, value: ${data}, pointer: ${pointer}})`),
    );
  },
};

/** The keyword `exactlyOne`: of these keys, one and only one stands in the object. */
const exactlyOne: CodeKeywordDefinition = {
  keyword: 'exactlyOne',
  schemaType: 'array',
  error: {
    message: 'exactlyOne',
    params: ({ params }) => loadAjv()._`{keys: ${params.keys}, found: ${params.found}}`,
  },
  code(context) {
    const { _ } = loadAjv();
    const { gen, data, schemaValue } = context;
    gen.if(isObjectCode(data), () => {
      const found = gen.const(
        'found',
        _`${schemaValue}.filter((key) => Object.hasOwn(${data}, key))`,
      );
      context.setParams({ keys: _`${schemaValue}`, found });
      context.fail(_`${found}.length !== 1`);
    });
  },
};

const isObjectCode = (data: Name) =>
  loadAjv()._`typeof ${data} == "object" && ${data} !== null && !Array.isArray(${data})`;
