import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolLanguage } from '../../messages/language.ts';
import { itemName } from '../../model/item-names.ts';
import { propertyHelp } from '../../model/property-help.ts';
import { propertyTitle } from '../../model/property-titles.ts';
import {
  blockSchema,
  documentSchema,
  isText,
  mainType,
  resolveRef,
  type Schema,
  schemasFolder,
} from '../../model/schemas.ts';
import { ofEachLanguage } from '../../pipeline/compare/compare.ts';
import type { PanelControl, PanelSchema } from '../protocol/panel-schema.ts';
import { panelTexts } from '../protocol/panel-texts.ts';

/** What people call the values that a property may have, by `property.value` and by language. */
export const choiceTitles: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(schemasFolder, 'choices.json'), 'utf8'),
);

/** What people call a value that a property may have; where it has no name, the value itself. */
export const choiceTitle = (property: string, value: string, language: ToolLanguage): string =>
  choiceTitles[`${property}.${value}`]?.[language] ?? value;

/** The settings of a page that the panel shows, in its order. */
const pageSettings = [
  'title',
  'description',
  'accent',
  'status',
  'publishAt',
  'unpublishAt',
  'slug',
  'search',
  'shareImage',
];

/**
 * The schema of a block's section as the panel takes it: what people read first, its id last, and
 * its type not at all.
 */
export function sectionPanelSchema(type: string, language: ToolLanguage): PanelSchema {
  const { type: _type, id, ...shown } = blockSchema(type).properties ?? {};
  const properties = { ...shown, ...(id && { id }) };
  return panelSchema({ ...blockSchema(type), properties }, type, type, language);
}

/** The schema of a page's own settings as the panel takes it. */
export function pagePanelSchema(language: ToolLanguage): PanelSchema {
  const schema = documentSchema('page');
  const { properties = {} } = schema;
  const kept = pageSettings.flatMap((key) => (properties[key] ? [[key, properties[key]]] : []));
  const panel = panelSchema({ ...schema, properties: Object.fromEntries(kept) }, '', '', language);
  for (const key of ofEachLanguage)
    if (panel.properties?.[key])
      Object.assign(panel.properties[key], { control: 'text', type: 'object' });
  return panel;
}

/**
 * A schema as the panel takes it.
 * @param property the name of the property whose values it has, for the names of choices
 * @param title what people call it
 * @param help what helps people to fill it in
 */
export function panelSchema(
  given: Schema,
  property: string,
  title: string,
  language: ToolLanguage,
  help = '',
): PanelSchema {
  const schema = resolveRef(given);
  const { properties, items, enum: choices, required, exactlyOne } = schema;
  const description = [help, markupHelp(schema, language)].filter(Boolean).join(' ');
  const control = controlOf(schema);
  const limits = Object.fromEntries(
    limitNames.flatMap((name) => (typeof schema[name] === 'number' ? [[name, schema[name]]] : [])),
  );
  return {
    control,
    type: control === 'text' ? 'object' : (mainType(schema) as PanelSchema['type']),
    title,
    ...(description && { description }),
    ...(schema.default !== undefined && { standard: schema.default }),
    ...limits,
    ...(schema.rich === 'blocks' && { isLong: true }),
    ...(typeof schema.pattern === 'string' &&
      schema.pattern.startsWith(timePattern) && { isTime: true }),
    ...(schema.title === 'Focus' && { isFocus: true, initial: { x: 50, y: 50 } }),
    ...(required && { required: required.filter((key) => properties?.[key]) }),
    ...(exactlyOne && { exactlyOne }),
    ...(choices && {
      choices: choices.map(String).map((value) => ({
        value,
        title: choiceTitle(property, value, language),
      })),
    }),
    ...(items && control === 'list' && { items: panelSchema(items, property, title, language) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, part]) => [
          key,
          propertySchema(schema, key, part, language),
        ]),
      ),
    }),
  };
}

/** The schema of a group's property, by the names that people have for it and for its items. */
function propertySchema(
  owner: Schema,
  key: string,
  part: Schema,
  language: ToolLanguage,
): PanelSchema {
  const title = propertyTitle(owner, key, language) ?? key;
  const shown = panelSchema(part, key, title, language, propertyHelp(owner, key, language));
  const name = shown.control === 'list' ? itemName(owner, key, language) : undefined;
  return name === undefined ? shown : { ...shown, itemName: name };
}

/** Which markup a text may have. */
function markupHelp({ rich }: Schema, language: ToolLanguage): string {
  if (!rich) return '';
  const { richLine, richText } = panelTexts(language);
  return rich === 'blocks' ? richText : richLine;
}

const limitNames = [
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
] as const;

/** How the pattern of a day with its hour begins. */
const timePattern = '^\\d{4}-\\d{2}-\\d{2}T';

/** An angle of colour is a whole number below a full turn. */
const lastDegree = 359;

function controlOf(schema: Schema): PanelControl {
  const { refers, title, maximum, enum: choices } = schema;
  const type = mainType(schema);
  if (isText(schema)) return 'text';
  if (refers === 'languages') return 'localized';
  if (Array.isArray(schema.type) && type === 'string' && schema.items) return 'values';
  if (refers === 'target' || refers === 'picture' || refers === 'form') return refers;
  if (title === 'IconName') return 'icon';
  if (title === 'ArtName') return 'art';
  if (choices) return 'choice';
  if (type === 'object') return 'group';
  if (type === 'array') return 'list';
  if (type === 'boolean') return 'flag';
  if (type === 'string') return 'line';
  return maximum === lastDegree ? 'hue' : 'number';
}
