import { expect, it } from 'vitest';
import { error, type ProblemCode, startOfFile } from '../../tools/model/problem.ts';
import { describeProblem } from '../../tools/report/describe-problem.ts';

it.each([
  ['pt', 'Aqui deveria haver um número inteiro, mas está escrito x, que é um texto.'],
  ['en', 'There should be a whole number here, but x is a text.'],
  ['es', 'Aquí debería haber un número entero, pero está escrito x, que es un texto.'],
] as const)('types have words in %s', (language, message) => {
  expect(
    describeProblem(
      error('schema/type', startOfFile('a.json'), {
        expected: 'integer',
        found: 'string',
        value: 'x',
        nearest: '',
      }),
      language,
    ).message,
  ).toBe(message);
});

it('what a file says is not taken for a placeholder', () => {
  expect(
    describeProblem(
      error('schema/enum', startOfFile('a.json'), {
        value: '{allowed}',
        nearest: '',
        allowed: 'a, b',
      }),
      'pt',
    ).message,
  ).toBe('"{allowed}" não é uma das opções deste campo.');
});

it('a code without texts is a mistake of ours', () => {
  const newProblem = {
    ...error('json/empty', startOfFile('a.json')),
    code: 'page/new' as ProblemCode,
  };
  expect(() => describeProblem(newProblem, 'pt')).toThrow('The problem "page/new" has no texts');
});
