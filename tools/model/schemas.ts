import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A JSON Schema with this project's keywords (`refers`, `exactlyOne`, `skeleton`). */
export type Schema = {
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  definitions?: Record<string, Schema>;
  /** What a text names: a message, a target, a picture, … */
  refers?: ReferenceKind;
  /** Of these keys, one and only one must stand. */
  exactlyOne?: string[];
  /** The shape that stands for a block while its page loads. */
  skeleton?: string;
  [keyword: string]: unknown;
};

export type ReferenceKind =
  | 'message'
  | 'target'
  | 'form'
  | 'picture'
  | 'icon'
  | 'media'
  | 'address'
  | 'frame'
  | 'embed'
  | 'script'
  | 'section'
  | 'language'
  | 'languages'
  | 'block';

/** The project's own folder, where the code and the schemas are. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

const folder = join(projectRoot, 'schemas');

const readSchema = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as Schema;

/** The schema files other than the blocks, by name: page, site, shell, form, messages, common. */
export function documentSchemas(): Record<string, Schema> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
  return Object.fromEntries(
    names.map((name) => [basename(name, '.schema.json'), readSchema(name)]),
  );
}

/** The block schemas, by type: the file's name is the type. */
export function blockSchemas(): Record<string, Schema> {
  const { definitions = {} } = readSchema('common.schema.json');
  const names = readdirSync(join(folder, 'blocks'))
    .filter((name) => name.endsWith('.schema.json'))
    .sort();
  return Object.fromEntries(
    names.map((name) => [
      basename(name, '.schema.json'),
      withSharedDefaults(readSchema(`blocks/${name}`), definitions),
    ]),
  );
}

/**
 * Gives each property the default of the definition that it refers to: ajv fills in only those that
 * stand at the property itself.
 */
function withSharedDefaults(schema: Schema, definitions: Record<string, Schema>): Schema {
  for (const property of Object.values(schema.properties ?? {})) {
    const shared = definitions[property.$ref?.split('/').at(-1) ?? ''];
    if (shared && 'default' in shared) property.default ??= shared.default;
  }
  return schema;
}
