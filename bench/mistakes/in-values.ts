import type { Node } from 'jsonc-parser';
import type { Schema } from '../../tools/model/schemas.ts';
import { blockSchema, propertyOf, resolveRef } from '../../tools/model/schemas.ts';
import { inString, misspell } from './misspelt-words.ts';
import { type Mistake, textMistake, without } from './mistake.ts';
import { rootOf } from './nodes.ts';
import type { SiteNames, Traversal } from './traversal.ts';
import { extraKey, wrongType, wrongValue } from './wrong-values.ts';

/**
 * Every single mistake in the values of a file: misspelt words of each kind, missing and extra
 * keys, values of the wrong type.
 */
export function mistakesInValues(
  file: string,
  text: string,
  schema: Schema,
  names: SiteNames,
  random: () => number,
): Mistake[] {
  const traversal: Traversal = { file, text, names, random, found: [] };
  visit(traversal, rootOf(text), resolveRef(schema), []);
  return traversal.found;
}

function visit(traversal: Traversal, node: Node, schema: Schema, path: (string | number)[]) {
  wrongType(traversal, node, schema, path);
  wrongValue(traversal, node, schema);
  if (node.type === 'string') return inString(traversal, node, schema, path);
  if (node.type === 'array')
    for (const [index, child] of (node.children ?? []).entries())
      visit(traversal, child, itemSchema(schema, child), [...path, index]);
  if (node.type !== 'object') return;
  for (const property of node.children ?? []) {
    const [key, value] = property.children as [Node, Node];
    const inner = propertyOf(schema, key.value);
    if (key.value !== '$schema') inKey(traversal, node, property, schema, path);
    if (inner && !aside.includes(key.value))
      visit(traversal, value, resolveRef(inner), [...path, key.value]);
  }
  extraKey(traversal, node, schema, path);
}

/** What a file says of its own translation, by paths and marks, is another matter. */
const aside = ['translatedFrom', 'languageExceptions', '$schema'];

/** A section is judged by the schema of its type. */
function itemSchema(schema: Schema, node: Node): Schema {
  const items = resolveRef((schema.items ?? {}) as Schema);
  const type =
    items.refers === 'block'
      ? node.children?.find(({ children }) => children?.[0]?.value === 'type')?.children?.[1]?.value
      : undefined;
  return type === undefined ? items : blockSchema(String(type));
}

function inKey(
  doing: Traversal,
  group: Node,
  property: Node,
  schema: Schema,
  path: (string | number)[],
) {
  const { file, text } = doing;
  const [key] = property.children as [Node];
  const name = key.value as string;
  const named = Object.hasOwn(schema.properties ?? {}, name);
  const free = path.length === 1 && file.startsWith('translations/') && !named;
  if (!named && schema.refers !== 'languages' && !free) return;
  misspell(
    doing,
    schema.refers === 'languages' ? 'language of a text' : 'key',
    key,
    name,
    [...Object.keys(schema.properties ?? {}), ...doing.names.languages],
    String,
    free ? `${path[0]}.${name}` : name,
  );
  const oneOf = schema.exactlyOne?.includes(name);
  if (!schema.required?.includes(name) && !oneOf && schema.refers !== 'languages' && !free) return;
  doing.found.push(
    textMistake(
      schema.refers === 'languages' ? 'dropped language' : 'missing key',
      `without ${name}`,
      file,
      text,
      [without(group, property)],
      group.offset,
    ),
  );
}
