import { defaultLanguage } from '../../messages/language.ts';
import { exampleName, examplesOf } from '../../model/block-examples.ts';
import { propertyTitle } from '../../model/property-titles.ts';
import { fragmentOf } from '../../model/schema-refs.ts';
import { blockSchemas, documentSchemas, type Schema } from '../../model/schemas.ts';
import { editorErrorMessages } from './editor-error-messages.ts';

/**
 * The schemas as code editors like them: each file stands alone, a section's type decides by
 * if/then which keys it offers, and every block's examples are snippets.
 * @returns texts by file name
 */
export function editorSchemas(): Record<string, string> {
  const { common = {}, shared: sharedUse = {}, ...documents } = documentSchemas();
  const blocks = blockSchemas();
  const types = { ...blocks, shared: sharedUse };
  const section: Schema = {
    description: 'Uma seção da página.',
    type: 'object',
    properties: {
      type: {
        description: 'O tipo do bloco.',
        enum: Object.keys(types),
        enumDescriptions: Object.values(types).map(({ description }) => description),
      },
    },
    required: ['type', 'id'],
    defaultSnippets: Object.entries(blocks).flatMap(([type, schema]) =>
      examplesOf(schema).map((example) => ({
        label: `${type}: ${exampleName(example, defaultLanguage)}`,
        description: schema.description,
        body: example.sections[defaultLanguage],
      })),
    ),
    allOf: Object.keys(types).map((type) => ({
      if: { properties: { type: { const: type } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: this is JSON Schema's word.
      then: { $ref: `#/definitions/block-${type}` },
    })),
  };
  const shared = {
    ...common.definitions,
    section,
    ...Object.fromEntries(Object.entries(types).map(([type, schema]) => [`block-${type}`, schema])),
  };
  return Object.fromEntries(
    Object.entries(documents).map(([name, schema]) => {
      const item = { $ref: '#/definitions/section' };
      const sections =
        name === 'page'
          ? { sections: { ...schema.properties?.sections, items: item } }
          : name === 'section' && { section: item };
      const whole = forEditors({
        ...schema,
        properties: { ...schema.properties, ...sections },
        definitions: {
          ...schema.definitions,
          ...(name === 'section' ? withoutIds(shared) : shared),
        },
      }) as Schema;
      return [
        `${name}.schema.json`,
        `${JSON.stringify({ ...whole, definitions: reachableDefinitions(whole) }, null, 2)}\n`,
      ];
    }),
  );
}

/** The blocks as a shared section has them: each page gives it its id, and none names another. */
function withoutIds(definitions: Record<string, Schema>): Record<string, Schema> {
  const entries = Object.entries(definitions).map(([name, schema]): [string, Schema] => {
    if (name !== 'section' && !name.startsWith('block-')) return [name, schema];
    const { id: _id, ...properties } = schema.properties ?? {};
    const required = schema.required?.filter((key) => key !== 'id');
    return [name, { ...schema, properties, required }];
  });
  return Object.fromEntries(entries);
}

/**
 * Without what only the pipeline reads; references stay within the file. The name of a type makes
 * room for what people call the property.
 */
function forEditors(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forEditors);
  if (typeof schema !== 'object' || schema === null) return schema;
  const {
    $id: _id,
    title: _typeName,
    refers: _refers,
    rich: _rich,
    skeleton: _skeleton,
    examples: _examples,
    exactlyOne,
    ...rest
  } = schema as Schema;
  const choice = Array.isArray(exactlyOne) && {
    oneOf: exactlyOne.map((key) => ({ required: [key] })),
  };
  const entries = Object.entries(rest).map(([key, value]) => [
    key,
    key === 'properties' || key === 'definitions'
      ? Object.fromEntries(
          Object.entries(value as object).map(([name, each]) => [
            name,
            {
              ...(key === 'properties' && {
                title: propertyTitle(schema as Schema, name, defaultLanguage),
              }),
              ...(forEditors(each) as object),
            },
          ]),
        )
      : key === '$ref'
        ? fragmentOf(String(value))
        : key === 'defaultSnippets'
          ? value
          : forEditors(value),
  ]);
  return { ...Object.fromEntries(entries), ...choice, ...editorErrorMessages(schema as Schema) };
}

/** The definitions that a schema refers to, straight or by way of others. */
function reachableDefinitions({ definitions = {}, ...schema }: Schema): Record<string, Schema> {
  const found = new Set<string>();
  const visit = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(
      /"\$ref":"#\/definitions\/([\w-]+)/g,
    )) {
      if (found.has(name)) continue;
      found.add(name);
      visit(definitions[name]);
    }
  };
  visit(schema);
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => found.has(name)));
}
