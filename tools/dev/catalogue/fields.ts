import type { Schema } from '../../model/schemas.ts';
import { formWord, typeWord } from '../../report/describe.ts';
import { type ToolLanguage } from '../../messages/language.ts';
import { resolved } from '../../pipeline/compare/schema-parts.ts';
import { catalogueWords, type CatalogueWords } from './words.ts';

/** One field of a block, as the catalogue tells of it. */
export type Field = {
  /** `actions[].label`: the fields of a list's items stand below the list. */
  path: string;
  type: string;
  required: boolean;
  /** What counts where the field is left out, as JSON. */
  standard?: string;
  /** Values that it may have; none where any will do. */
  values: string[];
  /** What else its value has to be. */
  limits: string[];
  /** In Portuguese, as in the schema. */
  description: string;
};

/** Every field of a block, those within others below them, in the order of the schema. */
export function fieldsOf(schema: Schema, language: ToolLanguage, prefix = ''): Field[] {
  const { properties = {}, required = [] } = resolved(schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    const part = resolved(property);
    const items = part.items && resolved(part.items);
    const path = `${prefix}${name}`;
    const below = fieldsOf(items ?? part, language, items ? `${path}[].` : `${path}.`);
    return [{ ...fieldOf(part, language), path, required: required.includes(name) }, ...below];
  });
}

function fieldOf(part: Schema, language: ToolLanguage): Omit<Field, 'path' | 'required'> {
  const words = catalogueWords[language];
  const items = part.items && resolved(part.items);
  const value = items ?? part;
  const values = [...('const' in value ? [value.const] : []), ...(value.enum ?? [])].map(String);
  return {
    type: items ? words.listOf(nameOf(items, language)) : nameOf(part, language),
    ...('default' in part && { standard: JSON.stringify(part.default) }),
    values,
    limits: [part, ...(items ? [items] : [])].flatMap((each) => limitsOf(each, language)),
    description: part.description ?? '',
  };
}

/** What a value is called: by what it names, where it names something, else by its type. */
function nameOf({ refers, type, const: fixed }: Schema, language: ToolLanguage): string {
  return (
    (refers && catalogueWords[language].named[refers]) ||
    typeWord(type ?? (fixed === undefined ? '' : typeof fixed), language)
  );
}

function limitsOf(part: Schema, language: ToolLanguage): string[] {
  const words = catalogueWords[language];
  const limit = (
    key: string,
    tell: CatalogueWords['atMost'],
    unit: 'characters' | 'items' | 'value',
  ) => (typeof part[key] === 'number' ? [tell(part[key], unit)] : []);
  return [
    ...(part.minLength === 1 ? [] : limit('minLength', words.atLeast, 'characters')),
    ...limit('maxLength', words.atMost, 'characters'),
    ...limit('minItems', words.atLeast, 'items'),
    ...limit('maxItems', words.atMost, 'items'),
    ...limit('minimum', words.atLeast, 'value'),
    ...limit('maximum', words.atMost, 'value'),
    ...(part.exactlyOne ? [words.oneOf(part.exactlyOne.join(', '))] : []),
    ...(typeof part.pattern === 'string' ? [formWord(part.pattern, language)] : []),
  ];
}
