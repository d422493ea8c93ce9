import { readdirSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { commandNames } from '../../tools/cli/find-commands.ts';
import en from '../../tools/messages/en.json' with { type: 'json' };
import es from '../../tools/messages/es.json' with { type: 'json' };
import { toolLanguages } from '../../tools/messages/language.ts';
import pt from '../../tools/messages/pt.json' with { type: 'json' };
import { createTranslator, hasMessage } from '../../tools/messages/translate.ts';

/** Every message of a language, by its key. */
const messagesIn = (group: object, path: string[] = []): [string, string][] =>
  Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? messagesIn(value, [...path, name])
      : [[[...path, name].join('.'), String(value)]],
  );

/** What a message needs, by name and kind: `files plural`. */
function valuesOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.argument) return [`${element.value} text`];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [];
    const kind = element.type === TYPE.plural ? 'plural' : 'select';
    const options = Object.values(element.options);
    return [`${element.value} ${kind}`, ...options.flatMap(({ value }) => valuesOf(value))];
  });
}

const needs = (text: string) => [
  ...new Set(valuesOf(parse(text, { ignoreTag: true })).map((each) => each.split(' ')[0])),
];

const languages = { pt, en, es };
const portuguese = messagesIn(pt);

test('the languages are the files of the folder, the default one first', () => {
  expect(toolLanguages).toEqual(['pt', 'en', 'es']);
});

test.each(Object.entries(languages))('%s has every message, with the same values', (_, group) => {
  const own = new Map(messagesIn(group));
  expect([...own.keys()]).toEqual(portuguese.map(([key]) => key));
  for (const [key, text] of portuguese)
    expect(needs(own.get(key) ?? '').sort(), key).toEqual(needs(text).sort());
  expect([...own].filter(([, text]) => text.trim() === '' || text.endsWith('\n'))).toEqual([]);
});

test('each language says it in its own words', () => {
  const english = new Map(messagesIn(en));
  const spanish = new Map(messagesIn(es));
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
  const erased = (count: number) =>
    toolLanguages.map((language) =>
      createTranslator(language)('inbox.erased', { count, email: 'x' })
        .split(' ')
        .slice(0, 3)
        .join(' '),
    );
  expect(erased(1)).toEqual(['1 contato apagado', '1 lead of', '1 contacto borrado']);
  expect(erased(0)).toEqual(['0 contatos apagados', '0 leads of', '0 contactos borrados']);
  expect(erased(1234)[0]).toBe('1234 contatos apagados');
});

test('a value that is not given is a mistake of ours, told at once', () => {
  expect(() => createTranslator('en')('cli.step')).toThrow('"name" was not provided');
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
  expect(keys.filter((key) => !hasMessage(key))).toEqual([]);
});

test('the help of every command ends with its exit codes', () => {
  for (const language of toolLanguages)
    for (const [key, text] of messagesIn(languages[language as keyof typeof languages]))
      if (key.endsWith('.help'))
        expect(text.split('\n').at(-1), `${language} ${key}`).toMatch(
          /^(Saída|Exit|Salida): 0\b.*\b2\b.*\.$/,
        );
});
