import { expect, test } from 'vitest';
import { sectionPanelSchema } from '../../../tools/dev/node/panel-schema.ts';
import {
  formPanelSchema,
  shellPanelSchema,
  sitePanelSchema,
} from '../../../tools/dev/node/part-schema.ts';
import type { PanelSchema } from '../../../tools/dev/protocol/panel-schema.ts';
import { toolLanguages } from '../../../tools/messages/language.ts';
import { itemNameKey, itemNames } from '../../../tools/model/item-names.ts';
import {
  blockSchemas,
  documentSchema,
  resolveRef,
  type Schema,
} from '../../../tools/model/schemas.ts';

/** The names under which the lists of a schema, and of those within it, may be written. */
function keysIn(given: Schema): (string | undefined)[] {
  const owner = resolveRef(given);
  return [
    ...Object.entries(owner.properties ?? {}).flatMap(([key, part]) => [
      resolveRef(part).items && itemNameKey(owner, key),
      ...keysIn(part),
    ]),
    ...(owner.items ? keysIn(owner.items) : []),
  ];
}

const listsIn = (schema: PanelSchema): PanelSchema[] => [
  ...(schema.control === 'list' ? [schema] : []),
  ...Object.values(schema.properties ?? {}).flatMap(listsIn),
  ...(schema.items ? listsIn(schema.items) : []),
];

test.each(toolLanguages)('what is added to a list is one item, by its name in %s', (language) => {
  const lists = [
    ...Object.keys(blockSchemas()).map((type) => sectionPanelSchema(type, language)),
    shellPanelSchema(['header', 'footer', 'callBar'], language),
    sitePanelSchema([], language),
    formPanelSchema([], language),
  ].flatMap(listsIn);
  expect(lists.length).toBeGreaterThan(60);
  const lacking = lists.filter(({ itemName }) => !itemName).map(({ title }) => title);
  expect(lacking).toEqual([]);
  const plural = lists.filter(({ itemName, title }) => itemName === title.toLowerCase());
  expect(plural.map(({ title }) => title)).toEqual([]);
});

test('every name of an item is that of a list', () => {
  const documents = ['shell', 'site', 'form'].map(documentSchema);
  const used = new Set([...Object.values(blockSchemas()), ...documents].flatMap(keysIn));
  expect(Object.keys(itemNames).filter((key) => !used.has(key))).toEqual([]);
});
