import { expect, test } from 'vitest';
import {
  choiceTitles,
  pagePanelSchema,
  sectionPanelSchema,
} from '../../../tools/dev/node/panel-schema.ts';
import {
  formPanelSchema,
  shellPanelSchema,
  sitePanelSchema,
} from '../../../tools/dev/node/part-schema.ts';
import type { PanelSchema } from '../../../tools/dev/protocol/panel-schema.ts';
import { toolLanguages } from '../../../tools/messages/language.ts';
import { blockSchemas } from '../../../tools/model/schemas.ts';

const schemas = [
  pagePanelSchema('pt'),
  ...Object.keys(blockSchemas()).map((type) => sectionPanelSchema(type, 'pt')),
  shellPanelSchema(['header', 'footer', 'callBar'], 'pt'),
  sitePanelSchema([], 'pt'),
  formPanelSchema([], 'pt'),
];

/** Every value that is chosen by its name, as `property.value`. */
function choicesIn(schema: PanelSchema, property = ''): string[] {
  const { control, choices = [], items, properties = {} } = schema;
  return [
    ...(control === 'choice' ? choices.map(({ value }) => `${property}.${value}`) : []),
    ...(items ? choicesIn(items, property) : []),
    ...Object.entries(properties).flatMap(([key, part]) => choicesIn(part, key)),
  ];
}

test('every choice has a name in each language of the tools, and every name is of a choice', () => {
  const blocks = Object.keys(blockSchemas()).map((type) => `type.${type}`);
  const choices = new Set([...schemas.flatMap((schema) => choicesIn(schema)), ...blocks]);
  expect(choices.size).toBeGreaterThan(20);
  const lacking = [...choices].flatMap((key) =>
    toolLanguages
      .filter((language) => !choiceTitles[key]?.[language])
      .map((language) => `schemas/choices.json: "${key}" in ${language}`),
  );
  expect(lacking).toEqual([]);
  expect(Object.keys(choiceTitles).filter((key) => !choices.has(key))).toEqual([]);
});

test('each value has the control that people expect, and texts alone have languages', () => {
  const { properties = {} } = sectionPanelSchema('hero', 'en');
  const controls = Object.entries(properties).map(([key, { control }]) => [key, control]);
  expect(Object.fromEntries(controls)).toEqual({
    ...{ ground: 'choice', eyebrow: 'text', heading: 'text', lead: 'text', fullHeight: 'flag' },
    ...{
      actions: 'list',
      assurances: 'list',
      mockup: 'group',
      companion: 'group',
      photo: 'group',
      art: 'art',
      tone: 'choice',
    },
    ...{ id: 'line', headingSize: 'choice', layout: 'choice', spacing: 'choice' },
  });
  const action = properties.actions?.items?.properties;
  expect(action?.to?.control).toBe('target');
  expect(action?.modal?.properties?.form?.control).toBe('form');
  expect(properties.mockup?.properties?.tiles?.items?.properties?.icon?.control).toBe('icon');
  const { properties: split = {} } = sectionPanelSchema('split', 'en');
  expect(split.picture?.properties?.src?.control).toBe('picture');
  expect(split.picture?.properties?.alt?.control).toBe('text');
});

test('a page is edited with its languages where each has its own, and in one place where all agree', () => {
  const { properties = {} } = pagePanelSchema('en');
  const controls = Object.entries(properties).map(([key, { control }]) => [key, control]);
  expect(Object.fromEntries(controls)).toEqual({
    ...{ title: 'text', description: 'text', accent: 'hue', status: 'choice', search: 'flag' },
    ...{ publishAt: 'text', unpublishAt: 'text', slug: 'text', shareImage: 'text' },
  });
});
