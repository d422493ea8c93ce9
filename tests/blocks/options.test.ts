import { describe, expect, test } from 'vitest';
import { blockSchemas, documentSchemas, type Schema } from '../../tools/model/schemas.ts';

/**
 * A place in a schema where an option is declared, with a value that stands there in an example.
 */
type Options = { declared: Set<string>; shown: Set<string>; undescribed: string[] };

const documents = documentSchemas();
const { common } = documents;
const blocks = blockSchemas();
const definitions: Record<string, Schema> = Object.assign(
  {},
  ...Object.values(documents).map((schema) => schema.definitions),
);

/**
 * What a reference stands for, and the name that shared definitions go by wherever they are used.
 */
function referred(schema: Schema, path: string): { schema: Schema; path: string } {
  const [name, ...rest] = schema.$ref?.split('/definitions/')[1]?.split('/properties/') ?? [];
  if (!name) return { schema, path };
  const definition = definitions[name]!;
  return {
    schema: rest.length > 0 ? definition.properties![rest[0]!]! : definition,
    path: [name, ...rest].join('.'),
  };
}

/** Definitions whose many names are each to be shown somewhere, but not in every property. */
const drawings = ['art', 'portrait'];

/**
 * Notes the options of a schema as `path` for a property and `path=value` for a value of a short
 * list.
 */
function declare(schema: Schema, path: string, options: Options): void {
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const at = `${path}.${key}`;
    const { schema: meant, path: name } = referred(property, at);
    options.declared.add(at);
    if (!property.description && !meant.description) options.undescribed.push(at);
    if (meant.refers !== 'icon' && !drawings.includes(name))
      for (const value of meant.enum ?? []) options.declared.add(`${at}=${String(value)}`);
    if (name === at) declare(meant, at, options);
    if (meant.items) declare(meant.items, `${at}[]`, options);
  }
}

/** Notes the options that a value of an example shows. */
function show(value: unknown, schema: Schema, path: string, shown: Set<string>): void {
  const { schema: meant, path: name } = referred(schema, path);
  if (Array.isArray(value)) for (const each of value) show(each, meant.items!, `${name}[]`, shown);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      shown.add(`${name}.${key}`);
      show(each, meant.properties![key]!, `${name}.${key}`, shown);
    }
  else if (name === path || meant.enum)
    for (const at of [path, name]) shown.add(`${at}=${String(value)}`);
}

const shown = new Set<string>();
for (const [type, schema] of Object.entries(blocks))
  for (const { pt } of schema.examples as { pt: unknown }[]) show(pt, schema, type, shown);

describe.each(Object.entries(blocks))('%s', (type, schema) => {
  test('shows every option in an example', () => {
    const options: Options = { declared: new Set(), shown, undescribed: [] };
    declare(schema, type, options);
    expect([...options.declared].filter((option) => !shown.has(option))).toEqual([]);
  });
});

/**
 * The shared shapes that blocks refer to, straight or by way of others; pages have some of their
 * own.
 */
function sharedShapes(
  part: unknown = blocks,
  found = new Map<string, Schema>(),
): Map<string, Schema> {
  for (const [, name] of JSON.stringify(part).matchAll(/"\$ref":"[^"]*#\/definitions\/(\w+)/g)) {
    const definition = common!.definitions![name!];
    if (!definition || found.has(name!)) continue;
    found.set(name!, definition);
    sharedShapes(definition, found);
  }
  return found;
}

test('the examples together show every option of the shared shapes', () => {
  const options: Options = { declared: new Set(), shown, undescribed: [] };
  for (const [name, definition] of sharedShapes()) declare(definition, name, options);
  const drawn = drawings.flatMap((kind) =>
    common!.definitions![kind]!.enum!.map((name) => `${kind}=${String(name)}`),
  );
  expect([...options.declared, ...drawn].filter((option) => !shown.has(option))).toEqual([]);
});

test('every property of every schema says in Portuguese what it is', () => {
  const options: Options = { declared: new Set(), shown, undescribed: [] };
  for (const [name, schema] of [...Object.entries(blocks), ...Object.entries(documents)]) {
    if (!schema.description && name !== 'common') options.undescribed.push(name);
    declare(schema, name, options);
    for (const [definition, each] of Object.entries(schema.definitions ?? {})) {
      if (!each.description) options.undescribed.push(definition);
      declare(each, definition, options);
    }
  }
  expect(options.undescribed).toEqual([]);
});

test('descriptions are Portuguese', () => {
  const english = /\b(the|with|and|of|this|for|from)\b/i;
  const texts = JSON.stringify([blocks, documents].map(withoutExamples)).matchAll(
    /"description":"((?:[^"\\]|\\.)*)"/g,
  );
  expect([...texts].map(([, text]) => text!).filter((text) => english.test(text))).toEqual([]);
});

const withoutExamples = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, each) => (key === 'examples' ? undefined : each)));

test('every block on a ground has the settings of a section; an opening has a layout for them', () => {
  const lacking = Object.entries(blocks).flatMap(([type, { properties }]) =>
    (type === 'hero' ? ['spacing'] : ['width', 'align', 'spacing'])
      .filter((setting) => properties?.ground && !properties[setting])
      .map((setting) => `${type}.${setting}`),
  );
  expect(lacking).toEqual([]);
});
