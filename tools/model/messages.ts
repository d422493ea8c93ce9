import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Site } from './site.ts';

/** The keys of a file of messages that hold no messages. */
const metadataKeys = ['translatedFrom', 'languageExceptions'];

const flattened = new WeakMap<object, ReadonlyMap<string, string>>();

/** Messages by `namespace.key`; the same file's value gives the same answer. */
export function flattenMessages(value: object): ReadonlyMap<string, string> {
  const messages = flattened.get(value) ?? messagesByKey(value);
  flattened.set(value, messages);
  return messages;
}

function messagesByKey(value: object): ReadonlyMap<string, string> {
  const texts = Object.entries(value).flatMap(([namespace, group]) =>
    typeof group === 'object' && !metadataKeys.includes(namespace)
      ? Object.entries(group).map(([key, text]) => [`${namespace}.${key}`, String(text)] as const)
      : [],
  );
  return new Map(texts);
}

/**
 * The names of the values that a message has, each once and in order. Undefined where it cannot be
 * read.
 * @param filled of which kind the values are: a name that is formatted as another kind comes with
 *   that format (`total, number` of a text)
 */
export function argumentNames(
  text: string,
  filled?: Record<string, 'text' | 'number'>,
): string[] | undefined {
  try {
    const found = argumentsOf(parse(text, { ignoreTag: true })).map(({ name, format }) =>
      !filled || !format || format === filled[name] ? name : `${name}, ${format}`,
    );
    return [...new Set(found)].sort();
  } catch {
    return undefined;
  }
}

/** How the elements of a message format a value; without an entry, as any text. */
const formats = new Map([
  [TYPE.number, 'number'],
  [TYPE.plural, 'number'],
  [TYPE.date, 'date'],
  [TYPE.time, 'time'],
]);

function argumentsOf(elements: MessageFormatElement[]): { name: string; format?: string }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      'options' in element
        ? Object.values(element.options).flatMap((option) => argumentsOf(option.value))
        : [];
    return [{ name: String(element.value), format: formats.get(element.type) }, ...inner];
  });
}

/** `@home.startNow` → `home.startNow`; any other text names no message. */
export const parseMessageKey = (text: string): string | undefined =>
  text.startsWith('@') ? /^@([a-z]+\.[A-Za-z0-9]+)$/.exec(text)?.[1] : undefined;

/**
 * Every key of a language's messages, as `namespace.key`; undefined where the file cannot be used.
 */
export function messageKeys(site: Site, language: string): string[] | undefined {
  const messages = site.messages.get(language)?.value;
  return messages && [...flattenMessages(messages).keys()];
}
