import { expect, it } from 'vitest';
import { refusedProblems } from '../../tools/dev/node/edits/new-problems.ts';
import { error, type ProblemCode } from '../../tools/model/problem.ts';
import { readSource } from '../../tools/pipeline/load/json/read-source.ts';
import { siteFiles } from '../site.ts';

const file = 'pages-config/pages/home/pt.json';
const source = readSource(file, siteFiles().json.get(file)!).source!;

it.each<[ProblemCode, number]>([
  ['text/html', 1],
  ['text/example', 0],
  ['text/example-address', 0],
  ['text/example-logos', 0],
])('of a change that makes %s, %i problems refuse it', (code, count) => {
  const problem = error(code, source.at('/sections/0/heading'), {} as never);
  const values = [{ file, pointer: '/sections/0/heading', before: 'a', value: 'b' }];
  expect(refusedProblems({ values }, [], [problem])).toHaveLength(count);
});
