import { isText, propertyOf, resolveRef, type Schema } from './schemas.ts';

/** What is asked of a schema for each value of a site, found out once. */
export type SchemaPart = {
  /** The schema with what it refers to in its place. */
  readonly schema: Schema;
  readonly isText: boolean;
  /** The part for the values of a key; undefined where there may be none. */
  readonly property: (key: string) => SchemaPart | undefined;
  /** The part for the items of a list. */
  readonly items: () => SchemaPart;
};

const knownParts = new WeakMap<Schema, SchemaPart>();

/** What is to be asked of a schema; the same schema gives the same answer. */
export function partOf(given: Schema): SchemaPart {
  const known = knownParts.get(given);
  if (known) return known;
  const schema = resolveRef(given);
  let properties: ReadonlyMap<string, SchemaPart> | undefined;
  let items: SchemaPart | undefined;
  const part: SchemaPart = {
    schema,
    isText: isText(schema),
    property: (key) => {
      properties ??= partsOf(schema.properties);
      const named = properties.get(key);
      if (named) return named;
      const other = propertyOf(schema, key);
      return other && partOf(other);
    },
    items: () => (items ??= partOf(schema.items ?? {})),
  };
  knownParts.set(given, part);
  return part;
}

const partsOf = (schemas: Record<string, Schema> = {}): ReadonlyMap<string, SchemaPart> =>
  new Map(Object.entries(schemas).map(([name, schema]) => [name, partOf(schema)]));
