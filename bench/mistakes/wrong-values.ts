import type { Node } from 'jsonc-parser';
import type { Schema } from '../../tools/model/schemas.ts';
import { textMistake } from './mistake.ts';
import { elementOf } from './random.ts';
import type { Traversal } from './traversal.ts';

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

/** Notes a key that its group does not have. */
export function extraKey(doing: Traversal, group: Node, schema: Schema, path: (string | number)[]) {
  const last = group.children?.at(-1);
  const isMap = schema.refers === 'languages';
  if (!last || (!isMap && schema.additionalProperties !== false)) return;
  const name = isMap ? 'fr' : elementOf(extraKeys, doing.random);
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

/** Notes a value of another type. */
export function wrongType(doing: Traversal, node: Node, schema: Schema, path: (string | number)[]) {
  const type =
    (Array.isArray(schema.type) ? undefined : schema.type) ??
    (schema.const !== undefined ? 'string' : undefined);
  const others = otherTypes[type ?? ''];
  if (!others || path.length === 0) return;
  const content = elementOf(others, doing.random);
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
export function wrongValue(
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
