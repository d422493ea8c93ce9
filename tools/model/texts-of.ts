import { escapePointerPart } from './json-pointer.ts';
import type { RichMode } from './rich-text/parse-markdown.ts';
import { isText, propertyOf, resolveRef, type Schema } from './schemas.ts';

/** A text that people read, where it stands, and whether it may have markup. */
export type PlacedText = { text: string; pointer: string; rich?: RichMode };

/** Every text that people read in a value, as its schema says. */
export function textsOf(schema: Schema, value: unknown, pointer = ''): PlacedText[] {
  const found: PlacedText[] = [];
  addTexts(found, schema, value, pointer);
  return found;
}

/** Into one list, since a large site has half a million of them. */
function addTexts(found: PlacedText[], given: Schema, value: unknown, pointer: string): void {
  const schema = resolveRef(given);
  if (typeof value === 'string') {
    if (isText(schema)) found.push({ text: value, pointer, rich: schema.rich });
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++)
      addTexts(found, schema.items ?? {}, value[index], `${pointer}/${index}`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      const property = key === '$schema' ? undefined : propertyOf(schema, key);
      if (property) addTexts(found, property, part, `${pointer}/${escapePointerPart(key)}`);
    }
  }
}
