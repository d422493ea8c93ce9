import { IntlMessageFormat } from 'intl-messageformat';
import { defaultLanguage, type ToolLanguage } from './language.ts';
import type pt from './pt.json';
import { findText } from './texts.ts';

type KeysOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? Name
    : `${Name}.${KeysOf<Group[Name]>}`;
}[keyof Group & string];

/** The name of a message: the keys that lead to it in `pt.json`, like `cli.build.done`. */
export type MessageKey = KeysOf<typeof pt>;

/** What stands in a message's braces, by name; `select` reads booleans too. */
export type MessageValues = Record<string, string | number | boolean>;

/**
 * Formats a message.
 * @throws where a value that the message names is not given
 */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const translators = new Map<ToolLanguage, Translate>();

/** What formats the messages of a language. Where it lacks one, the default language's is taken. */
export function createTranslator(language: ToolLanguage): Translate {
  const known = translators.get(language);
  if (known) return known;
  const compiled = new Map<MessageKey, IntlMessageFormat>();
  const translate: Translate = (key, values) => {
    const text = findText(language, key) ?? findText(defaultLanguage, key);
    if (text === undefined) throw new Error(`No message has the name ${key}.`);
    if (!/[{']/.test(text)) return text;
    const message = compiled.get(key) ?? compileMessage(text, language);
    compiled.set(key, message);
    return String(message.format(values));
  };
  translators.set(language, translate);
  return translate;
}

/** Whether there is a message of that name. */
export const hasMessage = (key: string): key is MessageKey =>
  findText(defaultLanguage, key) !== undefined;

const compileMessage = (text: string, language: ToolLanguage): IntlMessageFormat =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true, formatters });

/** Numbers are written without separators, so that they can be copied. */
const formatters = {
  getNumberFormat: (languages?: string | string[]) =>
    new Intl.NumberFormat(languages, { useGrouping: false }),
  getDateTimeFormat: (languages?: string | string[], options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages, options),
  getPluralRules: (languages?: string | string[], options?: Intl.PluralRulesOptions) =>
    new Intl.PluralRules(languages, options),
};
