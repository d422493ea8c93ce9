import { expect, test } from 'vitest';
import { toolLanguages } from '../../tools/messages/language.ts';
import { propertyTitles, titleKey } from '../../tools/model/property-titles.ts';
import type { Schema } from '../../tools/model/schema.ts';
import { blockSchemas, documentSchemas } from '../../tools/model/schemas.ts';

/** Every property of a schema, and of those within it, with the group that has it. */
function propertiesOf(schema: Schema): { owner: Schema; property: string }[] {
  const { properties = {}, definitions = {}, items, additionalProperties: rest } = schema;
  const within = [
    ...Object.values(properties),
    ...Object.values(definitions),
    ...(items ? [items] : []),
    ...(typeof rest === 'object' ? [rest] : []),
  ];
  return [
    ...Object.keys(properties).map((property) => ({ owner: schema, property })),
    ...within.flatMap(propertiesOf),
  ];
}

const schemas = { ...documentSchemas(), ...blockSchemas() };
const properties = Object.values(schemas).flatMap(propertiesOf);

test('every property of the schemas has a name for people, in every language of the tools', () => {
  expect(properties.length).toBeGreaterThan(300);
  const lacking = properties.flatMap(({ owner, property }) => {
    const titles = propertyTitles[titleKey(owner, property) ?? ''] ?? {};
    return toolLanguages
      .filter((language) => !titles[language]?.trim())
      .map(
        (language) =>
          `"${property}" of ${owner.title} has no name in ${language}: add "${property}" or "${owner.title}.${property}" to schemas/titles.json`,
      );
  });
  expect(lacking).toEqual([]);
});

test('every name is that of a property, and the names of one group differ', () => {
  const used = new Set(properties.map(({ owner, property }) => titleKey(owner, property)));
  expect(Object.keys(propertyTitles).filter((key) => !used.has(key))).toEqual([]);
  const twice = Object.values(schemas).flatMap((schema) =>
    [...new Set(propertiesOf(schema).map(({ owner }) => owner))].flatMap((owner) =>
      toolLanguages.flatMap((language) => {
        const names = Object.keys(owner.properties ?? {}).map(
          (property) => propertyTitles[titleKey(owner, property) ?? '']?.[language],
        );
        return names
          .filter((name, index) => names.indexOf(name) < index)
          .map((name) => `${owner.title}: ${name} (${language})`);
      }),
    ),
  );
  expect(twice).toEqual([]);
});
