import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { error, type Problem, warning } from '../../tools/model/problem.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { formatGithub } from '../../tools/report/github.ts';
import { formatStepSummary } from '../../tools/report/step-summary.ts';
import { runProgram, temporaryFolder } from '../run-tool.ts';

const at = (file: string, line: number) => ({
  file: `pages-config/pages/${file}/pt.json`,
  line,
  column: 2,
  pointer: '',
});
const errors = (files: number, each: number): Problem[] =>
  Array.from({ length: files * each }, (_, index) =>
    error('json/empty', at(`page-${Math.floor(index / each)}`, (index % each) + 1)),
  );
const annotationsIn = (report: string, severity: string) =>
  report.split('\n').filter((line) => line.startsWith(`::${severity} `));
const inWords = (line: string) =>
  line
    .replaceAll('%0A', '\n')
    .replace(/^.*?::/, '')
    .replace(/^.*?::/, '');

it('as many annotations as problems, while GitHub shows them all; errors and warnings count apart', () => {
  const report = formatGithub(
    [
      ...errors(10, 1),
      ...Array.from({ length: 10 }, (_, index) => warning('json/empty', at('home', index + 1))),
    ],
    new Map(),
    'pt',
  );
  expect(annotationsIn(report, 'error')).toHaveLength(10);
  expect(annotationsIn(report, 'warning')).toHaveLength(10);
});

it('one annotation for each file, where there are more problems than GitHub shows', () => {
  const report = formatGithub(errors(4, 5), new Map(), 'pt');
  const annotations = annotationsIn(report, 'error');
  expect(annotations).toHaveLength(4);
  expect(annotations[1]).toMatch(
    /^::error file=pages-config\/pages\/page-1\/pt.json,line=1,col=2,title=5 problemas em 1 arquivo::/,
  );
  expect(
    inWords(annotations[1]!)
      .split('\n')
      .map((line) => /^(\d):2 \S/.exec(line)![1]),
  ).toEqual(['1', '2', '3', '4', '5']);
  expect(report.match(/^::group::/gm)).toHaveLength(4);
  expect(report.match(/^pages-config\/pages\/page-\d\/pt.json:\d:2$/gm)).toHaveLength(20);
  expect(report.split('\n').at(-1)).toBe('20 problemas em 4 arquivos');
});

it('where even the files are too many, the last annotation names those that remain, and how many more there are', () => {
  const annotations = annotationsIn(formatGithub(errors(30, 2), new Map(), 'pt'), 'error');
  expect(annotations).toHaveLength(10);
  const last = inWords(annotations.at(-1)!).split('\n');
  expect(last.slice(0, 2)).toEqual([
    'pages-config/pages/page-9/pt.json (2)',
    'pages-config/pages/page-10/pt.json (2)',
  ]);
  expect(last.at(-1)).toBe('… e mais 9');
});

it('the summary of the step: by file, each problem with its place, its lines and what to do, and nothing that Markdown takes for its own', () => {
  const file = 'pages-config/pages/home/pt.json';
  const text = '{\n  "title": "Um `título` <b>",\n  "loading": "*header*"\n}';
  const odd = error(
    'schema/enum',
    { file, line: 3, column: 14, pointer: '/loading' },
    { value: '*header* <img src=x>', nearest: 'header', allowed: 'skeleton, header' },
  );
  expect(formatStepSummary([odd], new Map([[file, text]]), 4, 'pt')).toMatchInlineSnapshot(`
    "## 1 problema em 1 arquivo

    ### <code>pages&#45;config/pages/home/pt.json</code>

    - **"&#42;header&#42; &#60;img src=x&#62;" não é uma das opções deste campo.**

      erro, linha 3, coluna 14 · página /, português · Enquanto a página carrega &#40;loading&#41;

      \`\`\`\`json
        2 |   "title": "Um \`título\` <b>",
      > 3 |   "loading": "*header*"
          |              ^
        4 | }
      \`\`\`\`

      Você quis dizer "header"? As opções são: skeleton, header.

      <code>schema/enum</code>

    npm run explain schema/enum mostra um exemplo.
    "
  `);
  expect(formatStepSummary([], new Map(), 4, 'en')).toBe('## No problems in 4 pages\n');
  const many = formatStepSummary(errors(300, 1), new Map(), 300, 'pt');
  expect(many.match(/^### /gm)).toHaveLength(200);
  expect(many).toContain('… e mais 100');
});

it('npm run check in a workflow: paths as in the repository, and the summary goes to the file that GitHub names', async () => {
  const repository = await temporaryFolder();
  const root = join(repository, 'website');
  await mkdir(root);
  await cp(join(projectRoot, 'tests/fixtures/tiny-site'), root, { recursive: true });
  const broken = join(root, 'pages-config/pages/courses/en.json');
  await writeFile(broken, (await readFile(broken, 'utf8')).replace('"lead"', '"laed"'));
  const summary = join(repository, 'summary.md');
  await appendFile(summary, 'Another step\n');
  const script = `GITHUB_WORKSPACE=${repository} GITHUB_STEP_SUMMARY=${summary} ${process.execPath} --import tsx tools/cli/main.ts check --format github --root ${root} --lang en`;
  const { code, stdout } = await runProgram('sh', ['-c', script]);
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /^::error file=website\/pages-config\/pages\/courses\/en\.json,line=\d+,col=\d+,title=schema\/unknown-key::page \/courses, English/m,
  );
  expect(await readFile(summary, 'utf8')).toMatch(
    /^Another step\n## 1 problem in 1 file\n\n### <code>pages&#45;config\/pages\/courses\/en.json<\/code>/,
  );
});

it('the ready workflow runs that on every pull request, with commands that package.json has', async () => {
  const workflow = await readFile(join(projectRoot, '.github/workflows/check.yml'), 'utf8');
  const { scripts } = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8'));
  expect(workflow).toMatch(/^on:\n {2}pull_request:/m);
  expect(workflow).toMatch(/^ {6}- run: npm run --silent check -- --format github$/m);
  expect(Object.keys(scripts)).toEqual(
    expect.arrayContaining(
      [...workflow.matchAll(/npm run (?:--silent )?(\w+)/g)].map(([, name]) => name),
    ),
  );
});
