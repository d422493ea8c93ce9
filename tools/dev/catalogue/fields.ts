import type { Schema } from '../../model/schemas.ts';
import { patternLabel, typeLabel } from '../../report/describe-problem.ts';
import type { ToolLanguage } from '../../messages/language.ts';
import { resolveRef } from '../../model/schemas.ts';
import { catalogueMessages, type CatalogueMessages } from './words.ts';

/** One field of a block, as the catalogue lists it. */
export type CatalogueField = {
  /** `actions[].label`: the fields of a list's items stand below the list. */
  path: string;
  type: string;
  required: boolean;
  /** What counts where the field is left out, as JSON. */
  defaultValue?: string;
  /** Values that it may have; none where any will do. */
  values: string[];
  /** What else its value has to be. */
  constraints: string[];
  /** In Portuguese, as in the schema. */
  description: string;
};

/** Every field of a block, those within others below them, in the order of the schema. */
export function fieldsOf(schema: Schema, language: ToolLanguage, prefix = ''): CatalogueField[] {
  const { properties = {}, required = [] } = resolveRef(schema);
  return Object.entries(properties).flatMap(([name, property]) => {
    const part = resolveRef(property);
    const items = part.items && resolveRef(part.items);
    const path = `${prefix}${name}`;
    const below = fieldsOf(items ?? part, language, items ? `${path}[].` : `${path}.`);
    return [{ ...fieldOf(part, language), path, required: required.includes(name) }, ...below];
  });
}

function fieldOf(part: Schema, language: ToolLanguage): Omit<CatalogueField, 'path' | 'required'> {
  const words = catalogueMessages[language];
  const items = part.items && resolveRef(part.items);
  const value = items ?? part;
  const values = [...('const' in value ? [value.const] : []), ...(value.enum ?? [])].map(String);
  return {
    type: items ? words.listOf(typeLabelOf(items, language)) : typeLabelOf(part, language),
    ...('default' in part && { defaultValue: JSON.stringify(part.default) }),
    values,
    constraints: [part, ...(items ? [items] : [])].flatMap((each) => constraintsOf(each, language)),
    description: part.description ?? '',
  };
}

/** What a value is called: by what it names, where it names something, else by its type. */
function typeLabelOf({ refers, type, const: fixed }: Schema, language: ToolLanguage): string {
  return (
    (refers && catalogueMessages[language].named[refers]) ||
    typeLabel(type ?? (fixed === undefined ? '' : typeof fixed), language)
  );
}

function constraintsOf(part: Schema, language: ToolLanguage): string[] {
  const words = catalogueMessages[language];
  const limit = (
    key: string,
    format: CatalogueMessages['atMost'],
    unit: 'characters' | 'items' | 'value',
  ) => (typeof part[key] === 'number' ? [format(part[key], unit)] : []);
  return [
    ...(part.minLength === 1 ? [] : limit('minLength', words.atLeast, 'characters')),
    ...limit('maxLength', words.atMost, 'characters'),
    ...limit('minItems', words.atLeast, 'items'),
    ...limit('maxItems', words.atMost, 'items'),
    ...limit('minimum', words.atLeast, 'value'),
    ...limit('maximum', words.atMost, 'value'),
    ...(part.exactlyOne ? [words.oneOf(part.exactlyOne.join(', '))] : []),
    ...(typeof part.pattern === 'string' ? [patternLabel(part.pattern, language)] : []),
  ];
}
