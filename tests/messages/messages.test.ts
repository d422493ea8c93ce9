import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandNames } from '../../tools/cli/find-commands.ts';
import en from '../../tools/messages/en.json' with { type: 'json' };
import es from '../../tools/messages/es.json' with { type: 'json' };
import { toolLanguages } from '../../tools/messages/language.ts';
import pt from '../../tools/messages/pt.json' with { type: 'json' };
import { createTranslator, findMessage } from '../../tools/messages/translate.ts';
import { messagesByKey, messageValues } from '../../tools/pipeline/codegen/message-values.ts';

const languages = { pt, en, es };
const portuguese = messagesByKey(pt);

test('the languages are the files of the folder, the default one first', () => {
  expect(toolLanguages).toEqual(['pt', 'en', 'es']);
});

test.each(Object.entries(languages))('%s has every message, with the same values', (_, group) => {
  const own = new Map(messagesByKey(group));
  expect([...own.keys()]).toEqual(portuguese.map(([key]) => key));
  for (const [key, text] of portuguese)
    expect(messageValues(own.get(key) ?? ''), key).toEqual(messageValues(text));
  expect([...own].filter(([, text]) => text.trim() === '' || text.endsWith('\n'))).toEqual([]);
});

test('each language says it in its own words', () => {
  const english = new Map(messagesByKey(en));
  const spanish = new Map(messagesByKey(es));
  const alike = portuguese.filter(
    ([key, text]) =>
      text.split(' ').length > 3 && (text === english.get(key) || text === spanish.get(key)),
  );
  // These two are the same in Portuguese and Spanish.
  expect(alike.map(([key]) => key)).toEqual([
    'editing.title',
    'translation.labels.language/other-figures',
  ]);
});

test('one is told as one, none and many as many, without separators in numbers', () => {
  const written = (count: number) =>
    toolLanguages.map((language) =>
      createTranslator(language)('inbox.written', { count, file: 'x' })
        .split(' ')
        .slice(0, 3)
        .join(' '),
    );
  expect(written(1)).toEqual(['1 contato escrito', '1 lead written', '1 contacto escrito']);
  expect(written(0)).toEqual(['0 contatos escritos', '0 leads written', '0 contactos escritos']);
  expect(written(1234)[0]).toBe('1234 contatos escritos');
});

test('a value that is not given is a mistake of ours, told at once', () => {
  // @ts-expect-error The compiler knows what each message needs.
  expect(() => createTranslator('en')('cli.step')).toThrow('"name" was not provided');
  expect(findMessage('en', 'cli.nothing')).toBe(undefined);
});

test('a language without texts of its own speaks the default one', () => {
  expect(createTranslator('fr')('editing.done')).toBe('Feito.');
});

test('every command and every bench of the project has its text', () => {
  const benches = readdirSync('bench').flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? []);
  const keys = [
    ...commandNames.map((name) => `cli.${name}.help`),
    ...benches.map((name) => `bench.${name}`),
  ];
  const known = new Set(portuguese.map(([key]) => key));
  expect(keys.filter((key) => !known.has(key))).toEqual([]);
});

test('the help of every command ends with its exit codes', () => {
  for (const language of toolLanguages)
    for (const [key, text] of messagesByKey(languages[language as keyof typeof languages]))
      if (key.endsWith('.help'))
        expect(text.split('\n').at(-1), `${language} ${key}`).toMatch(
          /^(Saída|Exit|Salida): 0\b.*\b2\b.*\.$/,
        );
});
