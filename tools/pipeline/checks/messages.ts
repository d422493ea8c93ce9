import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { nearest } from '../nearest.ts';
import { error, type Problem } from '../problem.ts';
import type { Check } from './check.ts';

/** The messages have the same keys in every language, can be read, and keep their placeholders. */
export const messages: Check = {
  codes: ['message/missing', 'message/extra', 'message/syntax', 'message/placeholder'],
  run({ messages: sources, config }) {
    const main = sources.get(config.value.languages[0]!.code);
    return [...sources].flatMap(([language, source]) => {
      const texts = flat(source.value);
      const model = main && main !== source ? flat(main.value) : texts;
      const extra = [...texts.keys()].filter((key) => !model.has(key));
      const missing = new Set([...model.keys()].filter((key) => !texts.has(key)));
      const problems: Problem[] = extra.map((key) => {
        const guess = nearest(key, missing);
        if (guess) missing.delete(guess);
        return error('message/extra', source.at(pointerOf(key), 'key'), { key, language, file: main!.file, nearest: guess ?? '' });
      });
      problems.push(...[...missing].map((key) => error('message/missing', source.at(`/${key.split('.')[0]}`), { key, language, file: main!.file })));
      for (const [key, text] of texts) {
        const found = placeholders(text);
        const expected = model.has(key) ? placeholders(model.get(key)!) : found;
        if (!found) problems.push(error('message/syntax', source.at(pointerOf(key)), { key }));
        else if (expected && expected.join() !== found.join()) problems.push(error('message/placeholder', source.at(pointerOf(key)), { key, expected: braces(expected), found: braces(found) }));
      }
      return problems;
    });
  },
};

const pointerOf = (key: string) => `/${key.replace('.', '/')}`;
const braces = (placeholderNames: string[]) => placeholderNames.map((name) => `{${name}}`).join(' ') || '–';

/** What a file of messages says of itself. */
const ofTheFile = ['translatedFrom', 'languageExceptions'];

/** Messages by `namespace.key`. */
export function flat(value: object): Map<string, string> {
  const texts = Object.entries(value).flatMap(([namespace, group]) => (typeof group === 'object' && !ofTheFile.includes(namespace) ? Object.entries(group).map(([key, text]) => [`${namespace}.${key}`, String(text)] as const) : []));
  return new Map(texts);
}

/** The names of the values that a message has, in order; undefined where it cannot be read. */
export function placeholders(text: string): string[] | undefined {
  try {
    return [...new Set(argumentsOf(parse(text, { ignoreTag: true })))].sort();
  } catch {
    return undefined;
  }
}

function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner = 'options' in element ? Object.values(element.options).flatMap((option) => argumentsOf(option.value)) : [];
    return [String(element.value), ...inner];
  });
}
