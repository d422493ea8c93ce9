import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { error, startOfFile } from '../../tools/model/problem.ts';
import { projectRoot } from '../../tools/model/schemas.ts';
import { problemParamsSource } from '../../tools/pipeline/codegen/problem-params.ts';

it('the types of codes and params are those of the texts', () => {
  const written = readFileSync(join(projectRoot, 'tools/generated/problem-params.ts'), 'utf8');
  expect(written, 'npm run generate').toBe(problemParamsSource());
});

it('a code and its params are checked when the tools are compiled', () => {
  const place = startOfFile('a.json');
  error('json/empty', place);
  error('menu/duplicate-id', place, { id: 'more', first: '3' });
  // @ts-expect-error a misspelt code
  error('json/emty', place);
  // @ts-expect-error a param that the texts do not name
  error('json/empty', place, { file: 'a.json' });
  // @ts-expect-error no params where the texts name some
  error('menu/duplicate-id', place);
  // @ts-expect-error a param that is missing
  error('menu/duplicate-id', place, { id: 'more' });
  // @ts-expect-error a param too many
  error('menu/duplicate-id', place, { id: 'more', first: '3', last: '4' });
  const either = Math.random() < 0.5 ? 'schema/too-short' : 'schema/range';
  // @ts-expect-error of two codes, the params of one
  error(either, place, { limit: '1', length: '0' });
  expect(error('json/empty', place).params).toEqual({});
});
