import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { JSONSchema } from 'json-schema-to-typescript';
import { contentHash } from '../../model/content-hash.ts';
import { trimDiskCache, withDiskCache } from '../../model/disk-cache.ts';
import { forgetCodeOfProgram } from '../../model/program-code.mjs';
import { fragmentOf } from '../../model/schema-refs.ts';
import { blockSchemas, documentSchemas, projectRoot, type Schema } from '../../model/schemas.ts';
import { editorSchemas } from './editor-schemas.ts';
import { jsonFormat } from './format-document.ts';
import { messageValuesSource } from './message-values.ts';
import { problemParamsSource } from './problem-params.ts';

/** Beside the bundles. */
const cacheFolder = join(projectRoot, 'node_modules/.cache/types');

const banner = '// Written by `npm run generate` from schemas/. Do not edit.\n';

/**
 * What follows from the schemas: types and registry, the schemas for code editors, and the format
 * for people; and what follows from the texts of problems and the tools' messages
 * (tools/generated).
 * @returns texts by path, relative to the project
 */
export async function generatedFiles(): Promise<Record<string, string>> {
  const blocks = blockSchemas();
  return {
    'src/generated/types.ts': await typesSource(blocks),
    'src/generated/registry.ts': registrySource(blocks),
    'tools/generated/problem-params.ts': problemParamsSource(),
    'tools/generated/message-values.ts': messageValuesSource(),
    ...Object.fromEntries(
      Object.entries(editorSchemas()).map(([name, text]) => [`schemas/editor/${name}`, text]),
    ),
    'docs/json-format.md': jsonFormat(),
  };
}

/**
 * Whether a file is committed too, for those who have the tree and no command; Git ignores the
 * folders named `generated`.
 */
export const isCommitted = (file: string): boolean => !file.split('/').includes('generated');

/**
 * Writes what follows from the schemas; files that are current are left alone.
 * @returns the files that were written, relative to the project
 */
export async function generate(): Promise<string[]> {
  const written: string[] = [];
  for (const [name, text] of Object.entries(await generatedFiles())) {
    const path = join(projectRoot, name);
    if ((await readFile(path, 'utf8').catch(() => '')) === text) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    written.push(name);
  }
  if (written.length > 0) forgetCodeOfProgram();
  return written;
}

async function typesSource(blocks: Record<string, Schema>): Promise<string> {
  const { common = {}, page = {}, section: shared = {}, ...others } = documentSchemas();
  const documents: Record<string, Schema> = {
    ...others,
    sharedSection: {
      ...shared,
      properties: { ...shared.properties, section: { $ref: '#/definitions/section' } },
    },
    page: {
      ...page,
      properties: {
        ...page.properties,
        sections: { type: 'array', items: { $ref: '#/definitions/section' } },
      },
    },
  };
  const definitions = {
    ...common.definitions,
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
  const whole = {
    title: 'Documents',
    type: 'object',
    properties: documents,
    required: Object.keys(documents),
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
  const schema = forTypes(whole) as JSONSchema;
  const types = await compileOnce(schema, options);
  return `${types}
/** The outlines that the blocks' schemas name. */
export type SkeletonShape = ${skeletonShapes(blocks).join(' | ')}
`;
}

/**
 * The types of a schema, kept from run to run: what compiles them takes long to load. Another
 * version of it, as the lockfile has it, compiles anew.
 */
async function compileOnce(schema: JSONSchema, options: object): Promise<string> {
  const lockfile = await readFile(join(projectRoot, 'package-lock.json'), 'utf8');
  const name = `types-${contentHash(JSON.stringify([schema, options, lockfile]))}.ts`;
  const types = await withDiskCache(join(cacheFolder, name), async () => {
    const { compile } = await import('json-schema-to-typescript');
    await trimDiskCache(cacheFolder);
    return Buffer.from(await compile(schema, 'Documents', options));
  });
  return Buffer.from(types).toString();
}

/**
 * The shapes that stand for blocks while a page loads, as literals.
 * @throws where a block names none, with its file
 */
function skeletonShapes(blocks: Record<string, Schema>): string[] {
  const shapes = Object.entries(blocks).map(([type, { skeleton }]) => {
    if (skeleton === undefined)
      throw new Error(`schemas/blocks/${type}.schema.json names no "skeleton".`);
    return JSON.stringify(skeleton);
  });
  return [...new Set(shapes)].sort();
}

/**
 * Keeps what types need: a property with a default is always there after validation, and a
 * reference stands alone.
 */
function forTypes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(forTypes);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, ...rest } = schema as Schema;
  if ($ref) return { $ref: fragmentOf($ref) };
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
const ignoredKeywords = ['$id', '$schema', 'examples', 'refers', 'rich', 'exactlyOne', 'skeleton'];

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
