import { expect, test } from 'vitest';
import { toolLanguages } from '../../tools/messages/language.ts';
import { examplesByBlock } from './example-site.ts';

test.each(examplesByBlock())(
  '%s has examples, each with a name of its own in every language of the tools',
  (type, examples) => {
    expect(examples.length).toBeGreaterThan(0);
    const file = `schemas/blocks/${type}.schema.json`;
    const lacking = examples.flatMap(({ name }, index) =>
      toolLanguages
        .filter((language) => !name[language]?.trim())
        .map((language) => `example ${index + 1} has no name in ${language}: add it to ${file}`),
    );
    expect(lacking).toEqual([]);
    const twice = toolLanguages.flatMap((language) => {
      const names = examples.map(({ name }) => name[language]);
      return names.filter((name, index) => names.indexOf(name) < index);
    });
    expect(twice).toEqual([]);
  },
);

test('names are short, and in English none is in Portuguese', () => {
  const names = examplesByBlock().flatMap(([, examples]) => examples.map(({ name }) => name));
  expect(names.flatMap(Object.values).filter((name: string) => name.length > 60)).toEqual([]);
  const foreign = names.filter(({ en = '' }) => /\b(fundo|com|sem|desenho|e|de)\b/i.test(en));
  expect(foreign).toEqual([]);
});
