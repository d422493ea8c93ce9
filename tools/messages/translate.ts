import { IntlMessageFormat } from 'intl-messageformat';
import type { MessageValues } from '../generated/message-values.ts';
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

/** What a message needs to be told: nothing, or the values in its braces. */
type ValuesOf<Key extends MessageKey> = Key extends keyof MessageValues
  ? [values: MessageValues[Key]]
  : [];

/** Formats a message in a language. */
export type Translate = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>) => string;

const translators = new Map<ToolLanguage, Translate>();

/** What formats the messages of a language. Where it lacks one, the default language's is taken. */
export function createTranslator(language: ToolLanguage): Translate {
  const known = translators.get(language);
  if (known) return known;
  const translate: Translate = (key, values?: AnyValues) => {
    const message = findMessage(language, key, values);
    if (message === undefined) throw new Error(`No message has the name ${key}.`);
    return message;
  };
  translators.set(language, translate);
  return translate;
}

type AnyValues = Record<string, string | number | boolean>;

/**
 * A message whose name is made at run time, formatted.
 * @returns undefined where there is no message of that name
 * @throws where a value that the message names is not given
 */
export function findMessage(
  language: ToolLanguage,
  key: string,
  values?: AnyValues,
): string | undefined {
  const text = findText(language, key) ?? findText(defaultLanguage, key);
  // Most messages have nothing to be put in, and nothing quoted: they are what they say.
  if (text === undefined || !/[{']/.test(text)) return text;
  return fillIn(text, values) ?? String(compileMessage(text, language).format(values));
}

/** Values in braces, and nothing quoted: neither counts nor choices. */
const namesValuesAlone = /^[^{}']*(?:\{\w+\}[^{}']*)+$/;

/**
 * Such a message with its values, which needs none of what knows languages: to load that takes a
 * tenth of the time of a command that finds nothing changed.
 * @returns undefined where the message says more, or a value is no text and no number
 */
function fillIn(text: string, values: AnyValues = {}): string | undefined {
  if (!namesValuesAlone.test(text)) return undefined;
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const areTold = names.every((name) => ['string', 'number'].includes(typeof values[name]));
  return areTold ? text.replace(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`) : undefined;
}

const compiled = new Map<string, IntlMessageFormat>();

function compileMessage(text: string, language: ToolLanguage): IntlMessageFormat {
  const id = `${language} ${text}`;
  const message =
    compiled.get(id) ??
    new IntlMessageFormat(text, language, undefined, { ignoreTag: true, formatters });
  compiled.set(id, message);
  return message;
}

/** Numbers are written without separators, so that they can be copied. */
const formatters = {
  getNumberFormat: (languages?: string | string[]) =>
    new Intl.NumberFormat(languages, { useGrouping: false }),
  getDateTimeFormat: (languages?: string | string[], options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages, options),
  getPluralRules: (languages?: string | string[], options?: Intl.PluralRulesOptions) =>
    new Intl.PluralRules(languages, options),
};
