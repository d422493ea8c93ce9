import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { editorSchemas } from './editor-schemas.ts';
import { messageValuesSource } from './message-values.ts';
import { blockSchemas, documentSchemas, projectRoot, type Schema } from '../../model/schemas.ts';

const banner = '// Written by `npm run generate` from schemas/. Do not edit.\n';

/**
 * Writes what follows from the schemas (src/generated/types.ts and registry.ts, schemas/editor) and
 * from the tools' messages (tools/generated). Files that are current are left alone.
 * @returns the files that were written, relative to the project
 */
export async function generate(): Promise<string[]> {
  const blocks = blockSchemas();
  const files = {
    'src/generated/types.ts': await typesSource(blocks),
    'src/generated/registry.ts': registrySource(blocks),
    'tools/generated/message-values.ts': messageValuesSource(),
    ...Object.fromEntries(
      Object.entries(editorSchemas()).map(([name, text]) => [`schemas/editor/${name}`, text]),
    ),
  };
  const written: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const path = join(projectRoot, name);
    if ((await readFile(path, 'utf8').catch(() => '')) === text) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    written.push(name);
  }
  return written;
}

async function typesSource(blocks: Record<string, Schema>): Promise<string> {
  const { common, page, ...others } = documentSchemas();
  const documents: Record<string, Schema> = {
    ...others,
    page: {
      ...page,
      properties: {
        ...page!.properties,
        sections: { type: 'array', items: { $ref: '#/definitions/section' } },
      },
    },
  };
  const definitions = {
    ...common!.definitions,
    section: {
      title: 'Section',
      oneOf: Object.keys(blocks).map((type) => ({ $ref: `#/definitions/block-${type}` })),
    },
    ...Object.fromEntries(
      Object.entries(blocks).map(([type, schema]) => [`block-${type}`, schema]),
    ),
    ...Object.fromEntries(
      Object.values(documents).flatMap((schema) => Object.entries(schema.definitions ?? {})),
    ),
  };
  const names = Object.keys(documents);
  const whole = {
    title: 'Documents',
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, documents[name]!])),
    required: names,
    additionalProperties: false,
    definitions,
  };
  const options = {
    bannerComment: banner,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    format: false,
    unreachableDefinitions: false,
  };
  return compile(forTypes(whole) as JSONSchema, 'Documents', options);
}

/**
 * Keeps what types need: a property with a default is always there after validation, and a
 * reference stands alone.
 */
function forTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forTypes);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as Schema;
  if ($ref) return { $ref: definitionRef($ref) };
  const withDefaults = Object.entries(rest.properties ?? {})
    .filter(([, property]) => 'default' in property)
    .map(([name]) => name);
  const kept = Object.fromEntries(
    Object.entries(rest).flatMap(([key, value]) => {
      if (ignoredKeywords.includes(key) || (key === 'definitions' && rest.title !== 'Documents'))
        return [];
      if (key === 'properties' || key === 'definitions')
        return [
          [
            key,
            Object.fromEntries(
              Object.entries(value as object).map(([name, each]) => [name, forTypes(each)]),
            ),
          ],
        ];
      return [
        [key, ['items', 'oneOf', 'additionalProperties'].includes(key) ? forTypes(value) : value],
      ];
    }),
  );
  if (rest.properties && rest.type === 'object')
    kept.required = [...new Set([...(rest.required ?? []), ...withDefaults])];
  return kept;
}

/** What says nothing about a type. */
const ignoredKeywords = ['$id', '$schema', 'examples', 'refers', 'exactlyOne', 'skeleton'];

const definitionRef = (ref: string) => {
  const deep = /#\/definitions\/(\w+)\/properties\/(\w+)$/.exec(ref);
  return deep
    ? `#/definitions/${deep[1]}/properties/${deep[2]}`
    : `#/definitions/${ref.split('/').at(-1)}`;
};

function registrySource(blocks: Record<string, Schema>): string {
  const rows = Object.keys(blocks).map(
    (type) => `  '${type}': () => import('../blocks/${type}.tsx'),`,
  );
  return `${banner}
import type { ComponentType } from 'react';
import type { Section } from './types.ts';

export type BlockType = Section['type'];
export type SectionOf<T extends BlockType> = Extract<Section, { type: T }>;

/** How each block is loaded: its file is named after its type. */
export const blocks = {
${rows.join('\n')}
} satisfies { [T in BlockType]: () => Promise<{ default: ComponentType<SectionOf<T>> }> };
`;
}
