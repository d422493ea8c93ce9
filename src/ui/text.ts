import { useIntl } from 'react-intl';
import type { CommonMessages, NavigationMessages } from '../generated/types.ts';

export type MessageKey =
  | `common.${Extract<keyof CommonMessages, string>}`
  | `navigation.${Extract<keyof NavigationMessages, string>}`;

/** The interface texts of the page's language. */
export function useText(): (key: MessageKey, values?: Record<string, string | number>) => string {
  const intl = useIntl();
  return (key, values) => intl.formatMessage({ id: key }, values);
}
