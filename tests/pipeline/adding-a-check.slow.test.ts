import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../tools/model/schemas.ts';
import { runProgram } from '../run-tool.ts';

const code = 'page/loud-title';

const rule = `import { error } from '../../../model/problem.ts';
import type { Check } from '../check.ts';

/** No title shouts. */
export const check: Check = ({ pages }) =>
  pages
    .filter(({ isValid, source }) => isValid && source.value.title === source.value.title.toUpperCase())
    .map(({ source }) => error('${code}', source.at('/title'), { title: source.value.title }));
`;

const text = (message: string, hint: string) => ({ [code]: { message, hint } });
const texts = {
  pt: text('O título "{title}" está todo em maiúsculas.', 'Escreva "{title}" em minúsculas.'),
  en: text('The title "{title}" is all in capitals.', 'Write "{title}" in small letters.'),
  es: text('El título "{title}" está en mayúsculas.', 'Escribe "{title}" en minúsculas.'),
};

const home = 'pages-config/pages/home/pt.json';
const example = {
  pt: 'Quem só lê maiúsculas lê mais devagar.',
  en: 'People read capitals more slowly.',
  es: 'Se lee más despacio todo en mayúsculas.',
  bad: { [home]: { '/title': 'CUIDADO PARA 500 PESSOAS' } },
  good: { [home]: { '/title': 'Cuidado para 500 pessoas' } },
};

const itsTest = `import { expect, it } from 'vitest';
import { formatOnlyProblem, home, withEdit } from '../../../../tests/pipeline/format-only-problem.ts';

it('a loud title', async () => {
  const loud = withEdit(home, (page) => (page.title = 'HOME OF ALL'));
  expect(await formatOnlyProblem(loud)).toMatch(/^${code.replace('/', '\\/')}\\n/);
});
`;

/** All that a check is, in one folder. */
const files: Record<string, string> = {
  'check.ts': rule,
  'check.test.ts': itsTest,
  'texts.json': JSON.stringify(texts),
  [`examples/${code}.json`]: JSON.stringify(example),
};

let project: string;
let site: string;
const add = async (path: string, content: string) => {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), content);
};
const inProject = (...args: string[]) => runProgram(process.execPath, args, project);
const command = (...args: string[]) => inProject('--import', 'tsx', 'tools/cli/main.ts', ...args);
/**
 * What the type check says; what it found is kept for the next, in the copy: the project's own is
 * behind the link to its packages, and would no longer be of the project.
 */
const typeCheck = async () =>
  (
    await inProject(
      'node_modules/typescript/bin/tsc',
      ...['--noEmit', '--tsBuildInfoFile', join(project, 'types.tsbuildinfo')],
    )
  ).stdout;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
  const parts = [
    'src',
    'schemas',
    'server',
    'tools',
    'tests',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'vitest.config.ts',
  ];
  for (const part of parts)
    await cp(join(projectRoot, part), join(project, part), { recursive: true });
  const whole = JSON.parse(await readFile(join(projectRoot, 'tsconfig.json'), 'utf8'));
  await add('tsconfig.json', JSON.stringify({ ...whole, include: ['src', 'tools/pipeline'] }));
  await symlink(join(projectRoot, 'node_modules'), join(project, 'node_modules'));
  for (const [file, content] of Object.entries(files))
    await add(`tools/pipeline/checks/loud-titles/${file}`, content);
  site = join(project, 'site');
  await cp(join(projectRoot, 'tests/fixtures/tiny-site'), site, { recursive: true });
  const page = 'site/pages-config/pages/courses/en.json';
  const value = JSON.parse(await readFile(join(project, page), 'utf8'));
  await add(page, JSON.stringify({ ...value, title: 'COURSES' }));
});
afterAll(() => rm(project, { recursive: true, force: true }));

test('a folder is a check: check and explain know it, and no other file was touched', async () => {
  const { stdout, code: exit } = await command('check', '--root', site, '--lang', 'en');
  expect(stdout).toContain('The title "COURSES" is all in capitals.');
  expect(stdout).toContain(code);
  expect(exit).toBe(1);
  const explained = await command('explain', code, '--lang', 'es');
  expect(explained.stdout).toContain('Se lee más despacio todo en mayúsculas.');
  expect(explained.stdout).toContain('"title": "CUIDADO PARA 500 PESSOAS"');
});

test('the tests of all examples and texts try it, and its own test runs', async () => {
  const { stdout, code: exit } = await inProject(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=unit',
    '--reporter=verbose',
    '--no-color',
    '--testNamePattern',
    `${code}|a loud title|every text has a code`,
    'tests/report/examples.test.ts',
    'tests/pipeline/texts.test.ts',
    'tools/pipeline/checks/loud-titles',
  );
  expect(stdout).toContain(
    `${code}: its bad example is that problem, once, and its good one is none`,
  );
  expect(stdout).toMatch(/Tests +3 passed/);
  expect(exit).toBe(0);
});

test('its code and params are types, once npm run generate has read its texts', async () => {
  expect((await command('generate')).stdout).toContain('tools/generated/problem-params.ts');
  expect(await typeCheck()).toBe('');
  const misspelt = rule.replace(code, 'page/luod-title').replace('{ title:', '{ titel:');
  await add('tools/pipeline/checks/loud-titles/check.ts', misspelt);
  expect(await typeCheck()).toMatch(/^tools\/pipeline\/checks\/loud-titles\/check\.ts\(\d+.*luod/);
});
