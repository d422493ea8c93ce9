import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';
import { runProgram } from '../run-tool.ts';

const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'blocks/quote.schema.json',
  title: 'QuoteSection',
  description: 'Uma frase de alguém, com o nome.',
  skeleton: 'text',
  type: 'object',
  properties: {
    type: { description: 'O tipo do bloco.', const: 'quote' },
    id: { $ref: '../common.schema.json#/definitions/sectionId' },
    ground: { $ref: '../common.schema.json#/definitions/ground' },
    text: { $ref: '../common.schema.json#/definitions/text', description: 'A frase.' },
    author: { $ref: '../common.schema.json#/definitions/text', description: 'Quem disse.' },
  },
  required: ['type', 'id', 'text', 'author'],
  additionalProperties: false,
};

const component = (author: string) => `import type { QuoteSection } from '../generated/types.ts';
import Section from '../ui/section.tsx';

/** What somebody said. */
export default function Quote({ id, ground, text, ${author} }: QuoteSection) {
  return (
    <Section id={id} ground={ground}>
      <blockquote>{text} <cite>{${author}}</cite></blockquote>
    </Section>
  );
}
`;

const quote = {
  type: 'quote',
  id: 'said',
  text: 'The wind does the work.',
  author: 'An old sailor',
};

let project: string;
const add = (path: string, text: string) => writeFile(join(project, path), text);
const inProject = (...args: string[]) => runProgram(process.execPath, args, project);
const generate = () => inProject('--import', 'tsx', 'tools/cli/main.ts', 'generate');
const typeCheck = async () =>
  (await inProject('node_modules/typescript/bin/tsc', '--noEmit')).stdout;

/** The project without its site and tests: what is common to all sites. */
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
  for (const part of ['src', 'schemas', 'server', 'tools', 'package.json'])
    await cp(join(projectRoot, part), join(project, part), { recursive: true });
  const { compilerOptions } = JSON.parse(readFileSync(join(projectRoot, 'tsconfig.json'), 'utf8'));
  await add(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions,
      include: ['src', 'server', 'tools'],
      exclude: ['**/*.test.ts'],
    }),
  );
  await symlink(join(projectRoot, 'node_modules'), join(project, 'node_modules'));
});
afterEach(() =>
  Promise.all(
    ['schemas/blocks/quote.schema.json', 'src/blocks/quote.tsx'].map((file) =>
      rm(join(project, file), { force: true }),
    ),
  ),
);
afterAll(() => rm(project, { recursive: true, force: true }));

test('a schema and a component are a block: two files, no other touched', {
  timeout: 60_000,
}, async () => {
  await add('schemas/blocks/quote.schema.json', JSON.stringify(schema));
  await add('src/blocks/quote.tsx', component('author'));
  expect((await generate()).code).toBe(0);
  expect(await typeCheck()).toBe('');

  const site = join(project, 'site');
  await cp(join(projectRoot, 'tests/fixtures/tiny-site'), site, { recursive: true });
  for (const language of ['en', 'fr']) {
    const file = `site/pages-config/pages/courses/${language}.json`;
    const page = JSON.parse(readFileSync(join(project, file), 'utf8'));
    await add(file, JSON.stringify({ ...page, sections: [...page.sections, quote] }));
  }
  const { code, stdout } = await inProject(
    '--import',
    'tsx',
    'tools/cli/main.ts',
    'build',
    '--root',
    site,
  );
  expect(stdout + code).toMatch(/0$/);
  const html = readFileSync(join(site, 'dist/courses/index.html'), 'utf8').replaceAll(
    '<!-- -->',
    '',
  );
  expect(/<section id="said".*?<\/section>/s.exec(html)?.[0]).toContain(
    '<blockquote>The wind does the work. <cite>An old sailor</cite></blockquote>',
  );
});

test('a prop that the schema lacks fails the type check by name', { timeout: 30_000 }, async () => {
  await add('schemas/blocks/quote.schema.json', JSON.stringify(schema));
  await add('src/blocks/quote.tsx', component('sayer'));
  await generate();
  expect(await typeCheck()).toMatch(
    /^src\/blocks\/quote\.tsx\(\d+,\d+\): error .*'sayer'.*'QuoteSection'/,
  );
});

test('a schema without a component fails the type check by the name of the file', {
  timeout: 30_000,
}, async () => {
  await add('schemas/blocks/quote.schema.json', JSON.stringify(schema));
  await generate();
  expect(await typeCheck()).toMatch(
    /^src\/generated\/registry\.ts\(\d+,\d+\): error .*'\.\.\/blocks\/quote\.tsx'/,
  );
});
