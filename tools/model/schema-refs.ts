import { valueAtPointer } from './json-pointer.ts';
import type { Schema } from './schema.ts';

export type Definitions = Record<string, Schema>;

/**
 * A `$ref` within one file: `common.schema.json#/definitions/link` → `#/definitions/link`. No two
 * schema files define the same name, so the file's name says nothing more.
 */
export const fragmentOf = (ref: string): string => ref.slice(ref.indexOf('#'));

/**
 * The definition, or the part of one, that a `$ref` leads to.
 * @param definitions those of all schema files together
 * @throws where it leads nowhere: a mistake in schemas/
 */
function definitionAt(ref: string, definitions: Definitions): Schema {
  const found = valueAtPointer({ definitions }, fragmentOf(ref).slice(1));
  if (!isSchema(found)) throw new Error(`schemas/: "$ref": "${ref}" leads nowhere.`);
  return found;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/**
 * A schema with what it refers to in its place, as far as the references go; the keywords beside a
 * `$ref` count before those that it leads to.
 */
export function withRefResolved(schema: Schema, definitions: Definitions): Schema {
  const { $ref, ...siblings } = schema;
  return $ref === undefined
    ? schema
    : { ...withRefResolved(definitionAt($ref, definitions), definitions), ...siblings };
}
