import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';
import { runProgram } from '../run-tool.ts';

/** The whole project, as somebody has it who adds a block. */
const parts = [
  '.ci',
  'src',
  'schemas',
  'server',
  'tools',
  'bench',
  'tests',
  'pages-config',
  'translations',
  'public',
  '.vscode',
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.browser.json'],
  ...['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts'],
];

const guide = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');

/** The code of the guide's example in a language, as it stands there but for the list's indent. */
function exampleIn(language: string): string {
  const [, indent = '', code = ''] =
    new RegExp(`^( *)\`\`\`${language}\n([\\s\\S]*?)^ *\`\`\`$`, 'm').exec(guide) ?? [];
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

const schema = exampleIn('json');
const component = exampleIn('tsx');
const searchWords = exampleIn('jsonc');
const [, nameLine = ''] = /`("type\.quote": .+)`/.exec(guide) ?? [];

let project: string;
const add = (path: string, text: string) => writeFile(join(project, path), text);
/** Puts an entry into a list of the schemas, before all others. */
const addEntry = async (path: string, entry: string) =>
  add(
    path,
    readFileSync(join(project, path), 'utf8').replace('{', () => `{ ${entry},`),
  );
const runIn = (...args: string[]) => runProgram(process.execPath, args, project);
const tool = (...args: string[]) => runIn('--import', 'tsx', 'tools/cli/main.ts', ...args);

/** What the type check says; what it found is kept for the next, in the copy. */
const typeCheck = async (config: string) =>
  (
    await runIn(
      'node_modules/typescript/bin/tsc',
      ...['-p', config, '--tsBuildInfoFile', join(project, `${config}.tsbuildinfo`)],
    )
  ).stdout;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
  for (const part of parts)
    await cp(join(projectRoot, part), join(project, part), { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(project, 'node_modules'));
});
afterAll(() => rm(project, { recursive: true, force: true }));

test('a block that is only half there, or asks for what its schema lacks, fails the type check', async () => {
  await add('schemas/blocks/quote.schema.json', schema);
  await add('src/blocks/quote.tsx', component.replaceAll('name', 'sayer'));
  await add(
    'schemas/blocks/half.schema.json',
    schema.replaceAll('quote', 'half').replaceAll('Quote', 'Half'),
  );
  expect(await tool('generate')).toMatchObject({ code: 0 });
  const errors = (await typeCheck('tsconfig.browser.json')).split('\n').filter(Boolean);
  await rm(join(project, 'schemas/blocks/half.schema.json'));
  expect(errors).toEqual([
    expect.stringMatching(/^src\/blocks\/quote\.tsx\(\d+,\d+\): error .*'sayer'.*'QuoteSection'/),
    expect.stringMatching(
      /^src\/generated\/registry\.ts\(\d+,\d+\): error .*'\.\.\/blocks\/half\.tsx'/,
    ),
  ]);
});

test('the files and names of CONTRIBUTING are a block: types, examples, options, lists', async () => {
  for (const path of ['schemas/blocks/quote.schema.json', 'src/blocks/quote.tsx']) {
    expect(guide).toContain(path);
    expect(existsSync(join(projectRoot, path))).toBe(false);
  }
  await add('schemas/blocks/quote.schema.json', schema);
  await add('src/blocks/quote.tsx', component);
  await addEntry('schemas/choices.json', nameLine);
  await addEntry('schemas/gallery.json', searchWords);
  expect(await tool('generate')).toMatchObject({ code: 0 });
  for (const config of ['tsconfig.browser.json', 'tsconfig.json'])
    expect(await typeCheck(config)).toBe('');

  const report = join(project, 'report.json');
  const suites = [
    ...['tests/blocks', 'tests/pipeline/schema', 'tests/pipeline/editor-help'],
    ...['tests/dev/panel/schema', 'tests/dev/rail'],
  ];
  // The other blocks are no different here; what lists all blocks says so in its name.
  await runIn(
    'node_modules/vitest/vitest.mjs',
    ...[
      'run',
      '--reporter=json',
      `--outputFile=${report}`,
      '-t',
      'quote|block|every choice',
      ...suites,
    ],
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { message: string; assertionResults: { fullName: string; status: string }[] }[];
  };
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(testResults.flatMap(({ message }) => message || [])).toEqual([]);
  expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
  const ofQuote = results.filter(({ fullName }) => fullName.includes('quote'));
  expect(ofQuote.map(({ status }) => status)).toEqual(['passed', 'passed', 'passed']);
});

test('the block of CONTRIBUTING is built into a page', async () => {
  const { examples } = JSON.parse(schema) as { examples: { en: Record<string, string> }[] };
  // A page with the example's own texts is not let out.
  const { heading, text, ...example } = examples[0]?.en ?? {};
  const section = { ...example, heading: `${heading}?`, text: `${text} Not at noon.` };
  const site = join(project, 'site');
  await cp(join(projectRoot, 'tests/fixtures/tiny-site'), site, { recursive: true });
  for (const language of ['en', 'fr']) {
    const file = `site/pages-config/pages/courses/${language}.json`;
    const page = JSON.parse(readFileSync(join(project, file), 'utf8'));
    await add(file, JSON.stringify({ ...page, sections: [...page.sections, section] }));
  }
  const { code, stdout } = await tool('build', '--root', site);
  expect(stdout + code).toMatch(/0$/);
  const html = readFileSync(join(site, 'dist/courses/index.html'), 'utf8');
  expect(/<section id="said".*?<\/section>/s.exec(html)?.[0].replaceAll('<!-- -->', '')).toMatch(
    /<blockquote[^>]*>The wind does the work. Not at noon. <cite>An old sailor<\/cite><\/blockquote>/,
  );
});
