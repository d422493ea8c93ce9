import { Ajv, type ErrorObject } from 'ajv';
import { parseUrl } from '../../model/parse-url.ts';
import { blockSchemas, documentSchemas, type ReferenceKind } from '../../model/schemas.ts';
import type { Reference } from '../../model/site.ts';
import type { SchemaError } from './schema-error.ts';

/**
 * What a value names, as the keyword `refers` says: the validators put it into the list that is
 * their `this`.
 */
export type RawReference = Pick<Reference, 'kind' | 'value' | 'pointer'>;

/** Judges a value and fills in its defaults. */
export type Validator = (data: unknown) => { errors: SchemaError[]; references: RawReference[] };

type DataContext = { instancePath: string };

let created: ReturnType<typeof createValidators> | undefined;

/**
 * The validators of all documents and blocks, with this project's keywords; each is compiled when
 * it is first needed.
 */
export const validators = () => (created ??= createValidators());

function createValidators() {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: false,
    ownProperties: true,
    useDefaults: true,
    verbose: true,
    passContext: true,
    code: { regExp: compilePattern },
  });
  ajv.addKeyword({ keyword: 'skeleton', schemaType: 'string' });
  ajv.addKeyword({
    keyword: 'refers',
    schemaType: 'string',
    errors: false,
    validate(
      this: RawReference[],
      kind: ReferenceKind,
      data: unknown,
      _schema: unknown,
      { instancePath: pointer }: DataContext = { instancePath: '' },
    ) {
      if (typeof data === 'string') this.push({ kind, value: data, pointer });
      if (kind === 'languages' && isObject(data))
        this.push({ kind, value: Object.keys(data).join(' '), pointer });
      return true;
    },
  });
  ajv.addKeyword({
    keyword: 'exactlyOne',
    schemaType: 'array',
    validate: exactlyOne,
    errors: true,
  });
  const documents = documentSchemas();
  const blocks = blockSchemas();
  for (const schema of [...Object.values(documents), ...Object.values(blocks)])
    ajv.addSchema(schema);
  const validatorOf = (id: string): Validator => {
    const validate = ajv.getSchema(`${id}.schema.json`);
    if (!validate) throw new Error(`No schema is called "${id}".`);
    return (data) => {
      const references: RawReference[] = [];
      validate.call(references, data);
      // The schemas use the keywords of SchemaError and no others, which ajv's types cannot know.
      return { errors: (validate.errors ?? []) as unknown as SchemaError[], references };
    };
  };
  return { blocks, of: validatorOf };
}

/** What a pattern asks for: where it is an address of the web, also one that a browser can read. */
const compilePattern = Object.assign(
  (pattern: string, flags: string) => {
    const regex = new RegExp(pattern, flags);
    if (!/https\??:/.test(pattern)) return regex;
    // ajv tells patterns apart by their text.
    return {
      test: (text: string) =>
        regex.test(text) && (!text.startsWith('http') || parseUrl(text) !== undefined),
      toString: () => String(regex),
    };
  },
  { code: 'new RegExp' },
);

/**
 * The keyword `exactlyOne`: of these keys, one and only one stands in the object. ajv reads the
 * errors from the function.
 */
const exactlyOne: { (keys: string[], data: unknown): boolean; errors?: Partial<ErrorObject>[] } = (
  keys,
  data,
) => {
  if (!isObject(data)) return true;
  const found = keys.filter((key) => Object.hasOwn(data, key));
  exactlyOne.errors = [{ keyword: 'exactlyOne', params: { keys, found } }];
  return found.length === 1;
};

export const isObject = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
