import { expect, test } from 'vitest';
import { pagePanelSchema, sectionPanelSchema } from '../../../tools/dev/node/panel-schema.ts';
import {
  formPanelSchema,
  shellPanelSchema,
  sitePanelSchema,
} from '../../../tools/dev/node/part-schema.ts';
import type { PanelSchema } from '../../../tools/dev/protocol/panel-schema.ts';
import { type ToolLanguage, toolLanguages } from '../../../tools/messages/language.ts';
import { helpKey, propertyHelps } from '../../../tools/model/property-help.ts';
import {
  blockSchemas,
  documentSchema,
  resolveRef,
  type Schema,
} from '../../../tools/model/schemas.ts';

/** What the panel does not show; of a page, more. */
const hidden = ['$schema', 'type', 'translatedFrom', 'languageExceptions'];
const hiddenOfPage = ['arrivals', 'callBar', 'loading'];

/** Every property that is shown of a schema, and of those within it, with the group that has it. */
function propertiesOf(given: Schema): { owner: Schema; property: string; value: Schema }[] {
  const owner = resolveRef(given);
  const left = owner.title === 'Page' ? [...hidden, ...hiddenOfPage] : hidden;
  const properties = Object.entries(owner.properties ?? {}).filter(([key]) => !left.includes(key));
  return [
    ...properties.map(([property, value]) => ({ owner, property, value: resolveRef(value) })),
    ...properties.flatMap(([, value]) => propertiesOf(value)),
    ...(owner.items ? propertiesOf(owner.items) : []),
  ];
}

/** What the panel shows, but for the texts of the interface, whose names say which they are. */
const schemas = (language: ToolLanguage): PanelSchema[] => [
  pagePanelSchema(language),
  ...Object.keys(blockSchemas()).map((type) => sectionPanelSchema(type, language)),
  shellPanelSchema(['header', 'footer', 'callBar'], language),
  sitePanelSchema([], language),
  formPanelSchema([], language),
];

const fieldsIn = (schema: PanelSchema): PanelSchema[] => [
  schema,
  ...Object.values(schema.properties ?? {}).flatMap(fieldsIn),
  ...(schema.items ? fieldsIn(schema.items) : []),
];

const everywhere = [
  ...Object.values(blockSchemas()),
  ...['page', 'shell', 'site', 'form'].map(documentSchema),
].flatMap(propertiesOf);

test('every field of the panel has help in all languages of the tools, or a name that says all', () => {
  const fields = everywhere.filter(
    ({ value: { properties, items, type } }) =>
      properties === undefined && (items === undefined || Array.isArray(type)),
  );
  expect(fields.length).toBeGreaterThan(300);
  const lacking = fields.flatMap(({ owner, property }) => {
    const help = propertyHelps[helpKey(owner, property) ?? ''];
    if (help === undefined) return [`"${property}" of ${owner.title}: schemas/help.json lacks it`];
    if (help === null) return [];
    return toolLanguages
      .filter((language) => !help[language]?.trim())
      .map((language) => `"${property}" of ${owner.title} has no help in ${language}`);
  });
  expect([...new Set(lacking)]).toEqual([]);
});

test('every line of help is that of a property', () => {
  const used = new Set(everywhere.map(({ owner, property }) => helpKey(owner, property)));
  expect(Object.keys(propertyHelps).filter((key) => !used.has(key))).toEqual([]);
});

test('the same fields have help in each language, in words of that language', () => {
  const [portuguese = [], english = [], spanish = []] = (['pt', 'en', 'es'] as const).map(
    (language) => schemas(language).flatMap(fieldsIn),
  );
  const helped = (fields: PanelSchema[]) =>
    fields.map(({ description }) => description !== undefined);
  expect(helped(english)).toEqual(helped(portuguese));
  expect(helped(spanish)).toEqual(helped(portuguese));
  expect(helped(english).filter(Boolean).length).toBeGreaterThan(300);
  const foreign = english.flatMap(({ description = '' }) =>
    /\b(não|uma|você|língua|seção)\b/i.test(description) ? [description] : [],
  );
  expect(foreign).toEqual([]);
});
