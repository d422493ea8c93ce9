import { escapePointerPart } from './json-pointer.ts';
import type { RichMode } from './rich-text/parse-markdown.ts';
import { partOf, type SchemaPart } from './schema-parts.ts';
import type { Schema } from './schemas.ts';

/** A text that people read, where it stands, and whether it may have markup. */
export type PlacedText = { text: string; pointer: string; rich?: RichMode };

/** Every text that people read in a value, as its schema says. */
export function textsOf(schema: Schema, value: unknown, pointer = ''): PlacedText[] {
  const found: PlacedText[] = [];
  addTexts(found, partOf(schema), value, pointer);
  return found;
}

const textCache = new WeakMap<object, PlacedText[]>();

/** The same, found out once: the same value gives the same list. */
export function textsOnce(schema: Schema, value: object): PlacedText[] {
  const known = textCache.get(value);
  if (known) return known;
  const found = textsOf(schema, value);
  textCache.set(value, found);
  return found;
}

/** Into one list, since a large site has half a million of them. */
function addTexts(found: PlacedText[], part: SchemaPart, value: unknown, pointer: string): void {
  if (typeof value === 'string') {
    if (part.isText) found.push({ text: value, pointer, rich: part.schema.rich });
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      addTexts(found, part.items(), value[index], `${pointer}/${index}`);
  } else if (isObject(value)) {
    for (const key in value) {
      const property = key === '$schema' ? undefined : part.property(key);
      if (property) addTexts(found, property, value[key], `${pointer}/${escapePointerPart(key)}`);
    }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
