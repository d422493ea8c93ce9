import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Schema } from './schema.ts';
import { type Definitions, withRefResolved } from './schema-refs.ts';

export type { ReferenceKind, Schema } from './schema.ts';
export { isText, mainType, propertyOf } from './schema.ts';

/** The project's own folder, where the code and the schemas are. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Where the schemas are. A program reads them once: `npm run dev` asks for a restart. */
export const schemasFolder = join(projectRoot, 'schemas');

const readSchema = (path: string): Schema =>
  JSON.parse(readFileSync(join(schemasFolder, path), 'utf8'));

/** The schemas in a folder below schemas/, by name: `page.schema.json` is `page`. */
function readSchemas(folder: string): Record<string, Schema> {
  const names = readdirSync(join(schemasFolder, folder))
    .filter((name) => name.endsWith('.schema.json'))
    .sort();
  return Object.fromEntries(
    names.map((name) => [basename(name, '.schema.json'), readSchema(join(folder, name))]),
  );
}

/** The schema files other than the blocks, by name: page, site, shell, form, messages, common. */
export const documentSchemas = (): Readonly<Record<string, Schema>> => projectSchemas().documents;

/** The block schemas, by type: the file's name is the type. */
export const blockSchemas = (): Readonly<Record<string, Schema>> => projectSchemas().blocks;

function blocksWith(definitions: Definitions): Record<string, Schema> {
  const blocks = readSchemas('blocks');
  return Object.fromEntries(
    Object.entries(blocks).map(([type, schema]) => [type, withDefaults(schema, definitions)]),
  );
}

const definitionsOf = (documents: Record<string, Schema>): Definitions =>
  Object.assign({}, ...Object.values(documents).map(({ definitions }) => definitions));

/**
 * Gives each property the default of the definition that it refers to: ajv fills in only those that
 * stand at the property itself.
 */
function withDefaults(schema: Schema, definitions: Definitions): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const whole = withRefResolved(property, definitions);
    return [name, 'default' in whole ? { ...property, default: whole.default } : property] as const;
  });
  return { ...schema, ...(schema.properties && { properties: Object.fromEntries(properties) }) };
}

type ProjectSchemas = {
  documents: Record<string, Schema>;
  blocks: Record<string, Schema>;
  definitions: Definitions;
};

let schemaCache: ProjectSchemas | undefined;

/** All schemas, which are read once. Nobody may change them. */
export function projectSchemas(): Readonly<ProjectSchemas> {
  if (!schemaCache) {
    const documents = readSchemas('.');
    const definitions = definitionsOf(documents);
    schemaCache = { documents, blocks: blocksWith(definitions), definitions };
  }
  return schemaCache;
}

/** The schema of a document: page, site, shell, form, messages. @throws where there is none */
export const documentSchema = (name: string): Schema =>
  requireSchema(projectSchemas().documents, name);

/** The schema of a block. @throws where there is none */
export const blockSchema = (type: string): Schema => requireSchema(projectSchemas().blocks, type);

/** The schema of a block, where there is one of that type. */
export function findBlockSchema(type: string): Schema | undefined {
  const { blocks } = projectSchemas();
  return Object.hasOwn(blocks, type) ? blocks[type] : undefined;
}

function requireSchema(schemas: Record<string, Schema>, name: string): Schema {
  const schema = schemas[name];
  if (!schema) throw new Error(`schemas/ has no "${name}".`);
  return schema;
}

const resolvedCache = new WeakMap<Schema, Schema>();

/** A schema with what it refers to in its place; the same schema gives the same answer. */
export function resolveRef(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const known = resolvedCache.get(schema);
  if (known) return known;
  const resolved = withRefResolved(schema, projectSchemas().definitions);
  resolvedCache.set(schema, resolved);
  return resolved;
}
