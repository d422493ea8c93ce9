import type { ToolLanguage } from '../../messages/language.ts';
import { createTranslator, findMessage } from '../../messages/translate.ts';
import { propertyTitle } from '../../model/property-titles.ts';
import type { Schema } from '../../model/schemas.ts';
import { mainType, resolveRef } from '../../model/schemas.ts';
import { patternLabel, typeLabel } from '../../report/describe-problem.ts';

/** One field of a block, as the catalogue lists it. */
export type CatalogueField = {
  /** `actions[].label`: the fields of a list's items stand below the list. */
  path: string;
  /** What people call it; empty where the titles lack it. */
  title: string;
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
  const owner = resolveRef(schema);
  const { properties = {}, required = [] } = owner;
  return Object.entries(properties).flatMap(([name, property]) => {
    const part = resolveRef(property);
    const items = part.items && resolveRef(part.items);
    const path = `${prefix}${name}`;
    const below = fieldsOf(items ?? part, language, items ? `${path}[].` : `${path}.`);
    const title = propertyTitle(owner, name, language) ?? '';
    const field = { ...fieldOf(part, language), path, title, required: required.includes(name) };
    return [field, ...below];
  });
}

function fieldOf(
  part: Schema,
  language: ToolLanguage,
): Omit<CatalogueField, 'path' | 'title' | 'required'> {
  const t = createTranslator(language);
  const items = part.items && resolveRef(part.items);
  const value = items ?? part;
  const values = [...('const' in value ? [value.const] : []), ...(value.enum ?? [])].map(String);
  return {
    type: items
      ? t('catalogue.listOf', { items: typeLabelOf(items, language) })
      : typeLabelOf(part, language),
    ...('default' in part && { defaultValue: JSON.stringify(part.default) }),
    values,
    constraints: [part, ...(items ? [items] : [])].flatMap((each) => constraintsOf(each, language)),
    description: part.description ?? '',
  };
}

/** What a value is called: by what it names, where it names something, else by its type. */
function typeLabelOf(schema: Schema, language: ToolLanguage): string {
  const { refers, const: fixed } = schema;
  return (
    findMessage(language, `catalogue.named.${refers}`) ??
    typeLabel(mainType(schema) ?? (fixed === undefined ? '' : typeof fixed), language)
  );
}

function constraintsOf(part: Schema, language: ToolLanguage): string[] {
  const t = createTranslator(language);
  const limit = (
    key: string,
    bound: 'atLeast' | 'atMost',
    unit: 'characters' | 'items' | 'value',
  ) => {
    const count = part[key];
    return typeof count === 'number' ? [t(`catalogue.${bound}.${unit}`, { count })] : [];
  };
  return [
    ...(part.minLength === 1 ? [] : limit('minLength', 'atLeast', 'characters')),
    ...limit('maxLength', 'atMost', 'characters'),
    ...limit('minItems', 'atLeast', 'items'),
    ...limit('maxItems', 'atMost', 'items'),
    ...limit('minimum', 'atLeast', 'value'),
    ...limit('maximum', 'atMost', 'value'),
    ...(part.exactlyOne ? [t('catalogue.oneOf', { keys: part.exactlyOne.join(', ') })] : []),
    ...(typeof part.pattern === 'string' ? [patternLabel(part.pattern, language)] : []),
  ];
}
