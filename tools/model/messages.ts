import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Site } from './site.ts';

/** The keys of a file of messages that hold no messages. */
const metadataKeys = ['translatedFrom', 'languageExceptions'];

/** Messages by `namespace.key`. */
export function flattenMessages(value: object): Map<string, string> {
  const texts = Object.entries(value).flatMap(([namespace, group]) =>
    typeof group === 'object' && !metadataKeys.includes(namespace)
      ? Object.entries(group).map(([key, text]) => [`${namespace}.${key}`, String(text)] as const)
      : [],
  );
  return new Map(texts);
}

/** The names of a message's placeholders, sorted; undefined where the message does not parse. */
export function argumentNames(text: string): string[] | undefined {
  try {
    return [...new Set(argumentsOf(parse(text, { ignoreTag: true })))].sort();
  } catch {
    return undefined;
  }
}

/** The names of the placeholders in a parsed message, as often as they stand in it. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      'options' in element
        ? Object.values(element.options).flatMap((option) => argumentsOf(option.value))
        : [];
    return [String(element.value), ...inner];
  });
}

/** `@home.startNow` → `home.startNow`; any other text names no message. */
export const parseMessageKey = (text: string): string | undefined =>
  /^@([a-z]+\.[A-Za-z0-9]+)$/.exec(text)?.[1];

/**
 * Every key of a language's messages, as `namespace.key`; undefined where the file cannot be used.
 */
export function messageKeys(site: Site, language: string): string[] | undefined {
  const messages = site.messages.get(language)?.value;
  return messages && [...flattenMessages(messages).keys()];
}
