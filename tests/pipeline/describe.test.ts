import { expect, it } from 'vitest';
import { error, type ProblemCode, startOfFile } from '../../tools/model/problem.ts';
import { describeProblem } from '../../tools/report/describe-problem.ts';

it.each([
  ['pt', 'Aqui deveria haver um número inteiro, mas está escrito "x", que é um texto.'],
  ['en', 'There should be a whole number here, but "x" is a text.'],
  ['es', 'Aquí debería haber un número entero, pero está escrito "x", que es un texto.'],
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

it.each([
  ['pt', 'As opções são: a, b, …. Todas estão em docs/json-format.md.'],
  ['en', 'The options are: a, b, …. All of them are in docs/json-format.md.'],
  ['es', 'Las opciones son: a, b, …. Todas están en docs/json-format.md.'],
] as const)('options that are not all told name where they are, in %s', (language, hint) => {
  const params = { value: 'x', nearest: 'a', allowed: 'a, b, …' };
  const cut = error('schema/enum', startOfFile('a.json'), params);
  const whole = error('schema/enum', startOfFile('a.json'), { ...params, allowed: 'a, b' });
  expect(describeProblem(cut, language).hint).toContain(hint);
  expect(describeProblem(whole, language).hint).not.toContain('docs/');
});

it.each([
  ['pt', 'Crie a pasta pages-config/sections/help, com um arquivo para cada língua. Ainda não há'],
  ['en', 'Make the folder pages-config/sections/help, with a file for each language. There is no'],
  ['es', 'Crea la carpeta pages-config/sections/help, con un archivo para cada idioma. Todavía'],
] as const)('where there is nothing to choose from, that is said, in %s', (language, hint) => {
  const params = { name: 'help', nearest: '', allowed: '' };
  const alone = error('section/unknown', startOfFile('a.json'), params);
  expect(describeProblem(alone, language).hint).toMatch(new RegExp(`^${hint}.*[^–]\\.$`));
  const among = error('section/unknown', startOfFile('a.json'), { ...params, allowed: 'news' });
  expect(describeProblem(among, language).hint).toMatch(/: news\.$/);
});

it('a code without texts is a mistake of ours', () => {
  const newProblem = {
    ...error('json/empty', startOfFile('a.json')),
    code: 'page/new' as ProblemCode,
  };
  expect(() => describeProblem(newProblem, 'pt')).toThrow('The problem "page/new" has no texts');
});
