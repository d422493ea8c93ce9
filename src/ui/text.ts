import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { MessageKey, ValuesOf } from '../lib/messages.ts';
import { useIntl } from './intl.ts';

export type { MessageKey } from '../lib/messages.ts';

/** Gives the text of a key with its values filled in. */
export type Text = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>) => string;

/** The interface texts of the page's language; one that cannot be formatted as it is written. */
export function useText(): Text {
  const { formatMessage, messages } = useIntl();
  return (key, ...[values]) => {
    const text = formatMessage({ id: key }, values);
    return text === key ? asWritten(messages[key] as MessageFormatElement[]) : text;
  };
}

/** A compiled text with its values by name; of a plural, its last form. */
const asWritten = (elements: MessageFormatElement[] = []): string =>
  elements
    .map((element) => {
      if ('options' in element) return asWritten(Object.values(element.options).at(-1)?.value);
      if (!('value' in element)) return '#';
      return element.type === 0 ? element.value : `{${element.value}}`;
    })
    .join('');
