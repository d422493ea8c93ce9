import { blockSchemas, documentSchemas, type Schema } from '../../model/schemas.ts';

export type { Schema };

let schemaCache:
  | {
      documents: Record<string, Schema>;
      blocks: Record<string, Schema>;
      definitions: Record<string, Schema>;
    }
  | undefined;

function schemas() {
  if (schemaCache) return schemaCache;
  const documents = documentSchemas();
  return (schemaCache = {
    documents,
    blocks: blockSchemas(),
    definitions: Object.assign(
      {},
      ...Object.values(documents).map(({ definitions }) => definitions),
    ) as Record<string, Schema>,
  });
}

/** The schema of a document: page, shell, form, messages. */
export const documentSchema = (name: string): Schema => schemas().documents[name]!;

/** The schema of a block. */
export const blockSchema = (type: string): Schema => schemas().blocks[type]!;

const resolvedCache = new WeakMap<Schema, Schema>();

/** A schema with what it refers to in its place; every definition's name stands once. */
export function resolveRef(schema: Schema): Schema {
  const { $ref, ...siblings } = schema;
  if (!$ref) return schema;
  const cached = resolvedCache.get(schema);
  if (cached) return cached;
  const steps = $ref.split('#/definitions/')[1]!.split('/');
  const target = steps.reduce<Record<string, unknown>>(
    (place, step) => place[step] as Record<string, unknown>,
    schemas().definitions,
  );
  const whole = { ...resolveRef(target as Schema), ...siblings };
  resolvedCache.set(schema, whole);
  return whole;
}

/** The schema of a property, whether it is named or one of many. */
export function propertyOf(
  { properties, additionalProperties }: Schema,
  key: string,
): Schema | undefined {
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/**
 * Whether a value of a schema is a text that people read, and not a name, an address or a choice.
 */
export const isText = ({ type, refers, enum: choices, pattern }: Schema): boolean =>
  type === 'string' && (refers === undefined || refers === 'message') && !choices && !pattern;
