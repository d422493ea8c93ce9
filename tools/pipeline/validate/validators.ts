import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { functionOf } from '../../model/compiled-code.mjs';
import { contentHash } from '../../model/content-hash.ts';
import {
  ignoreRefusal,
  noteUse,
  trimDiskCache,
  withDiskCacheAtOnce,
} from '../../model/disk-cache.ts';
import { projectRoot, projectSchemas, type Schema } from '../../model/schemas.ts';
import type { Reference } from '../../model/site.ts';
import { compilePattern } from './compile-pattern.ts';
import { compileValidators } from './compile-validators.ts';
import type { SchemaError } from './schema-error.ts';

/**
 * What a value names, as the keyword `refers` says: the validators put it into the list that is
 * their `this`.
 */
export type RawReference = Pick<Reference, 'kind' | 'value' | 'pointer'>;

/** Judges a value and fills in its defaults. */
export type Validator = (data: unknown) => { errors: SchemaError[]; references: RawReference[] };

/** What ajv made of a schema. */
type CompiledValidator = {
  (this: RawReference[], data: unknown): boolean;
  errors?: SchemaError[] | null;
};

/** Compiled validators: compiling takes most of a second, and the schemas seldom change. */
const cacheFolder = join(projectRoot, 'node_modules/.cache/validators');

const { documents, blocks } = projectSchemas();
const schemas: Record<string, Schema> = {
  ...documents,
  ...Object.fromEntries(
    Object.entries(blocks).map(([type, schema]) => [`blocks/${type}`, schema] as const),
  ),
};

const compiled = loadCompiled();

/** The blocks' schemas, and the validator of each document and block. */
export const validators = { blocks, of: validatorOf };

/** @param id a document, like `page`, or a block, like `blocks/hero` */
function validatorOf(id: string): Validator {
  const validate = compiled[id];
  if (!validate) throw new Error(`No schema is called "${id}".`);
  return (data) => {
    const references: RawReference[] = [];
    validate.call(references, data);
    return { errors: validate.errors ?? [], references };
  };
}

/** Loads the validators' code, which is compiled once for the same schemas and the same ajv. */
function loadCompiled(): Record<string, CompiledValidator> {
  const require = createRequire(join(projectRoot, 'package.json'));
  const compiler = 'tools/pipeline/validate/compile-validators.ts';
  const madeOf = [
    require('ajv/package.json').version,
    readFileSync(join(projectRoot, compiler), 'utf8'),
    schemas,
  ];
  const file = join(cacheFolder, `${contentHash(JSON.stringify(madeOf))}.js`);
  const exported: Record<string, CompiledValidator> = {};
  const parameters = ['exports', 'require', 'schemas', 'compilePattern'];
  const readCode = () => Buffer.from(withDiskCacheAtOnce(file, compile)).toString();
  // What V8 has made of it may be there without it, and is for this machine alone.
  noteUse(file);
  functionOf(file, readCode, parameters)(exported, require, schemas, compilePattern);
  return exported;
}

function compile(): Uint8Array {
  trimDiskCache(cacheFolder).catch(ignoreRefusal);
  return Buffer.from(compileValidators(schemas));
}

export const isObject = (data: unknown): data is object =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
