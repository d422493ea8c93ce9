import { parseTree, type Node } from 'jsonc-parser';
import { parseTarget } from '../../src/lib/links.ts';
import type { Edit } from '../../tools/model/problem.ts';
import type { Schema } from '../../tools/model/schemas.ts';
import { blockSchema, propertyOf, resolveRef } from '../../tools/model/schemas.ts';
import { textMistake, type Mistake } from './mistake.ts';
import { withTypos, minLengthForTwoTypos } from './typos.ts';

/** What is right elsewhere in the site: a slip that hits upon it is none. */
export type SiteNames = {
  paths: string[];
  forms: string[];
  files: string[];
  messages: string[];
  ids: Map<string, string[]>;
  languages: string[];
};

type Traversal = {
  file: string;
  text: string;
  names: SiteNames;
  random: () => number;
  found: Mistake[];
};

const otherTypes: Record<string, string[]> = {
  string: ['3', 'true', 'null', '[]', '{}'],
  integer: ['"3"', 'true', '[]'],
  number: ['"3"', 'null'],
  boolean: ['"true"', '1', 'null'],
  array: ['"x"', '{}', '7'],
  object: ['"x"', '[]', 'false'],
};

/** Words that people may think a field is called, and none is. */
const extraKeys = ['backgroundImage', 'subtitle', 'zIndex', 'visibleFrom', 'notes', 'corDeFundo'];

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
  visit(traversal, parseTree(text)!, resolveRef(schema), []);
  return traversal.found;
}

function visit(traversal: Traversal, node: Node, schema: Schema, path: (string | number)[]) {
  wrongType(traversal, node, schema, path);
  wrongValue(traversal, node, schema);
  if (node.type === 'string') return inString(traversal, node, schema, path);
  if (node.type === 'array')
    return node.children?.forEach((child, index) =>
      visit(traversal, child, itemSchema(schema, child), [...path, index]),
    );
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

/**
 * A word with one slip and, if it is long enough, with two; what is right by chance is left out.
 */
function slips(
  { random }: Traversal,
  word: string,
  right: string[],
): { typed: string; count: string }[] {
  const counts = word.length >= minLengthForTwoTypos ? ([1, 2] as const) : ([1] as const);
  return counts.flatMap((count) => {
    const typed = withTypos(word, count, random);
    return typed === undefined || typed === '' || right.includes(typed)
      ? []
      : [{ typed, count: count === 1 ? 'one slip' : 'two slips' }];
  });
}

function misspell(
  doing: Traversal,
  kind: string,
  node: Node,
  word: string,
  right: string[],
  write: (typed: string) => string = String,
  meant = write(word),
) {
  for (const { typed, count } of slips(doing, word, right)) {
    const edits: Edit[] = [
      { offset: node.offset, length: node.length, content: JSON.stringify(write(typed)) },
    ];
    doing.found.push(
      textMistake(
        `${kind}, ${count}`,
        `${word} → ${typed}`,
        doing.file,
        doing.text,
        edits,
        node.offset,
        meant,
      ),
    );
  }
}

function inString(doing: Traversal, node: Node, schema: Schema, path: (string | number)[]) {
  const { names: known, file } = doing;
  const value = node.value as string;
  const ids = known.ids.get(file) ?? [];
  if (schema.const !== undefined) misspell(doing, 'type', node, value, []);
  else if (schema.enum) misspell(doing, 'choice', node, value, schema.enum.map(String));
  else if (schema.refers === 'form') misspell(doing, 'form', node, value, known.forms);
  else if (schema.refers === 'picture' || schema.refers === 'media')
    misspell(doing, 'picture', node, value, known.files);
  else if (schema.refers === 'section') misspell(doing, 'section', node, value, ids);
  else if (schema.refers === 'message' && value.startsWith('@'))
    misspell(
      doing,
      'message',
      node,
      value.slice(1),
      known.messages,
      (typed) => `@${typed}`,
      value.slice(1),
    );
  else if (schema.refers === 'target') {
    const { path: to, section } = parseTarget(value);
    const anchor = section && `#${section}`;
    if (to.length > 1)
      misspell(
        doing,
        'route',
        node,
        to.slice(1),
        known.paths.map((each) => each.slice(1)),
        (typed) => `/${typed}${anchor}`,
      );
    if (section && to === '')
      misspell(doing, 'section', node, section, ids, (typed) => `#${typed}`, section);
  } else if (
    path.at(-1) === 'id' &&
    (path[0] === 'sections' || path[1] === 'menus') &&
    typeof path.at(-2) === 'number' &&
    path.length <= 4
  )
    misspell(doing, 'id', node, value, ids);
  else if (path.at(-1) === 'flag') misspell(doing, 'flag', node, value, []);
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

/** Takes a property out of its group, with the comma that parts it from its neighbour. */
export function without({ children = [] }: Node, property: Node): Edit {
  const index = children.indexOf(property);
  const next = children[index + 1];
  const previous = children[index - 1];
  if (next) return { offset: property.offset, length: next.offset - property.offset, content: '' };
  const from = previous ? previous.offset + previous.length : property.offset;
  return { offset: from, length: property.offset + property.length - from, content: '' };
}

function extraKey(doing: Traversal, group: Node, schema: Schema, path: (string | number)[]) {
  const last = group.children?.at(-1);
  const isMap = schema.refers === 'languages';
  if (!last || (!isMap && schema.additionalProperties !== false)) return;
  const name = isMap ? 'fr' : extraKeys[Math.floor(doing.random() * extraKeys.length)]!;
  const offset = last.offset + last.length;
  doing.found.push(
    textMistake(
      'extra key',
      `${name} in ${path.join('/')}`,
      doing.file,
      doing.text,
      [{ offset, length: 0, content: `, "${name}": "x"` }],
      offset + 2,
    ),
  );
}

function wrongType(doing: Traversal, node: Node, schema: Schema, path: (string | number)[]) {
  const type =
    (Array.isArray(schema.type) ? undefined : schema.type) ??
    (schema.const !== undefined ? 'string' : undefined);
  const others = otherTypes[type ?? ''];
  if (!others || path.length === 0) return;
  const content = others[Math.floor(doing.random() * others.length)]!;
  doing.found.push(
    textMistake(
      'wrong type',
      `${content} at ${path.join('/')}`,
      doing.file,
      doing.text,
      [{ offset: node.offset, length: node.length, content }],
      node.offset,
    ),
  );
}

/**
 * What no value of its schema is: an empty text or list, one too many letters, a number out of
 * bounds, a text of another form, an address that no browser can read.
 */
function wrongValue(
  { file, text, found }: Traversal,
  { offset, length, value, type }: Node,
  schema: Schema,
) {
  const put = (kind: string, content: unknown) =>
    found.push(
      textMistake(
        kind,
        `${kind} for ${text.slice(offset, offset + Math.min(length, 40))}`,
        file,
        text,
        [{ offset, length, content: JSON.stringify(content) }],
        offset,
      ),
    );
  if (type === 'string' && schema.minLength) put('empty text', '');
  if (type === 'string' && schema.maxLength)
    put('text too long', 'x'.repeat(Number(schema.maxLength) + 1));
  if (type === 'string' && schema.pattern) put('wrong form', `${value} !`);
  if (type === 'string' && /https\??:/.test(String(schema.pattern)))
    put('unreadable address', 'https://[');
  if (type === 'array' && schema.minItems) put('empty list', []);
  if (type === 'number' && schema.maximum !== undefined)
    put('number too large', Number(schema.maximum) + 1);
  if (type === 'number' && schema.minimum !== undefined)
    put('number too small', Number(schema.minimum) - 1);
}
