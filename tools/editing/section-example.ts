import { applyEdits } from 'jsonc-parser';
import { toolLanguages } from '../messages/language.ts';
import { examplesOf, type WrittenSection } from '../model/block-examples.ts';
import { placeholderMark } from '../model/placeholder-mark.ts';
import { propertyTitle } from '../model/property-titles.ts';
import { required } from '../model/required.ts';
import { blockSchema, isText, resolveRef, type Schema } from '../model/schemas.ts';
import { readSource } from '../pipeline/load/json/read-source.ts';
import { validateSection } from '../pipeline/validate/validate-document.ts';
import type { RawReference } from '../pipeline/validate/validators.ts';

/**
 * An example of a block in a language, or, of a language that the examples lack, in English.
 * @param index counts from 0
 * @throws where there is no such block or example
 */
export function exampleSection(type: string, index: number, language: string): WrittenSection {
  const sections = examplesOf(blockSchema(type))[index]?.sections;
  return structuredClone(required(sections?.[language] ?? sections?.en, `example of ${type}`));
}

/**
 * The example of a block that has this Portuguese name, in a language as `exampleSection` gives it.
 * @throws where there is no such block or name
 */
export function namedExample(type: string, name: string, language: string): WrittenSection {
  const index = examplesOf(blockSchema(type)).findIndex((example) => example.name.pt === name);
  return exampleSection(type, index, language);
}

/**
 * The least that a block can be: what it must have, its lists as short as they may be, and instead
 * of each text the name of its field. What is no text is that of its first example.
 */
export function emptySection(type: string, language: string): WrittenSection {
  const words = toolLanguages.includes(language) ? language : 'en';
  const emptied = (value: unknown, part: Schema, title: string): unknown => {
    const schema = resolveRef(part);
    if (Array.isArray(value))
      return value
        .slice(0, Math.max(1, Number(schema.minItems ?? 1)))
        .map((item) => emptied(item, schema.items ?? {}, title));
    if (typeof value === 'object' && value !== null) {
      const kept = [...(schema.required ?? []), ...(schema.exactlyOne ?? [])];
      return Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => kept.includes(key))
          .map(([key, each]) => [
            key,
            emptied(each, schema.properties?.[key] ?? {}, propertyTitle(schema, key, words) ?? key),
          ]),
      );
    }
    return isText(schema) && value !== '' ? `${placeholderMark} ${title}` : value;
  };
  return emptied(exampleSection(type, 0, language), blockSchema(type), type) as WrittenSection;
}

/**
 * A section in which each name of something else is replaced: a text, a link, a form, a picture.
 * Links go first, since a text may hold one.
 */
export const withReferences = (
  section: WrittenSection,
  replace: (reference: RawReference) => string,
): WrittenSection =>
  [false, true].reduce((made, isMessage) => {
    const text = JSON.stringify(made);
    const source = required(
      readSource('section.json', new TextEncoder().encode(text)).source,
      'section',
    );
    const edits = validateSection(source, structuredClone(made), '')
      .references.filter(({ kind }) => (kind === 'message') === isMessage)
      .flatMap((reference) => {
        const name = replace(reference);
        return name === reference.value ? [] : source.rewrite(reference.pointer, name);
      });
    return JSON.parse(applyEdits(text, edits));
  }, section);
