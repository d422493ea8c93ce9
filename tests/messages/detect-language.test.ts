import { expect, it } from 'vitest';
import { detectToolLanguage } from '../../tools/messages/detect-language.ts';

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
    new Error('There is no language "fr". Use pt, en or es.'),
  );
});
