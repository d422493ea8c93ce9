import { expect, it } from 'vitest';
import { error, startOfFile, type ProblemCode } from '../../tools/model/problem.ts';
import { describeProblem, detectToolLanguage } from '../../tools/report/describe-problem.ts';

it.each([
  ['pt', 'Aqui deveria haver um número inteiro, mas está escrito x, que é um texto.'],
  ['en', 'There should be a whole number here, but it says x, which is a text.'],
  ['es', 'Aquí debería haber un número entero, pero está escrito x, que es un texto.'],
] as const)('types have words in %s', (language, message) => {
  expect(
    describeProblem(
      error('schema/type', startOfFile('a.json'), {
        expected: 'integer',
        found: 'string',
        value: 'x',
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

it.each([
  [undefined, {}, 'pt'],
  ['es', { LANG: 'en_US.UTF-8' }, 'es'],
  [undefined, { LANG: 'en_US.UTF-8' }, 'en'],
  [undefined, { LANG: 'en_US.UTF-8', LC_MESSAGES: 'es_ES' }, 'es'],
  [undefined, { LANG: 'en_US.UTF-8', LC_MESSAGES: 'es_ES', LC_ALL: 'pt_BR' }, 'pt'],
  [undefined, { LANG: 'en_US.UTF-8', LC_ALL: '' }, 'en'],
  [undefined, { LANG: 'en_US.UTF-8', LC_ALL: 'C' }, 'pt'],
  [undefined, { LANG: 'C.UTF-8' }, 'pt'],
  [undefined, { LANG: 'POSIX' }, 'pt'],
  [undefined, { LANG: 'fr_FR' }, 'pt'],
  [undefined, { LANG: 'est_EE' }, 'pt'],
] as const)('the flag %s and the environment %o give %s', (flag, env, language) => {
  expect(detectToolLanguage(flag, env as NodeJS.ProcessEnv)).toBe(language);
});

it('an unknown language is refused in plain words', () => {
  expect(() => detectToolLanguage('fr', { LANG: 'en' })).toThrow(
    new Error('I do not speak the language "fr". Use pt, en or es.'),
  );
});
