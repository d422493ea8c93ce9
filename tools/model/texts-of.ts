import { escapePointerPart } from './json-pointer.ts';
import type { RichMode } from './rich-text/parse-markdown.ts';
import { isText, propertyOf, resolveRef, type Schema } from './schemas.ts';

/** A text that people read, where it stands, and whether it may have markup. */
export type PlacedText = { text: string; pointer: string; rich?: RichMode };

/** Every text that people read in a value, as its schema says. */
export function textsOf(given: Schema, value: unknown, pointer = ''): PlacedText[] {
  const schema = resolveRef(given);
  if (typeof value === 'string')
    return isText(schema) ? [{ text: value, pointer, rich: schema.rich }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsOf(schema.items ?? {}, item, `${pointer}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const property = key === '$schema' ? undefined : propertyOf(schema, key);
    return property ? textsOf(property, part, `${pointer}/${escapePointerPart(key)}`) : [];
  });
}
