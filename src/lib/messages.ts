import type { CommonMessages, NavigationMessages } from '../generated/types.ts';

/** An interface text that the code shows. */
export type MessageKey =
  | `common.${Extract<keyof CommonMessages, string>}`
  | `navigation.${Extract<keyof NavigationMessages, string>}`;

/**
 * The values that the code fills into texts, and of which kind they are. All other texts have none.
 * What fills them is typed by this (ui/text), and `check` holds the translations to it.
 */
export const messageValues = {
  'navigation.homeLabel': { brand: 'text' },
  'common.slide': { current: 'number', total: 'number' },
  'common.enlarge': { caption: 'text' },
  'common.clientColors': { client: 'text' },
  'common.playVideo': { title: 'text' },
  'common.updated': { date: 'text' },
  'common.fieldTooLong': { max: 'number' },
  'common.formStep': { current: 'number', total: 'number' },
  'common.formErrors': { count: 'number' },
  'common.crmOpen': { host: 'text' },
  'common.crmLoading': { host: 'text' },
  'common.crmLoaded': { host: 'text' },
  'common.crmFailed': { host: 'text' },
} as const satisfies Partial<Record<MessageKey, Record<string, 'text' | 'number'>>>;

type Kinds = { text: string; number: number };
type Filled = typeof messageValues;

/** What fills a text: its values, or nothing. */
export type ValuesOf<Key extends MessageKey> = Key extends keyof Filled
  ? [values: { [Name in keyof Filled[Key]]: Kinds[Filled[Key][Name] & keyof Kinds] }]
  : [];
