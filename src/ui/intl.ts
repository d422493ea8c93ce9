import {
  createFormatters,
  DEFAULT_INTL_CONFIG,
  formatMessage,
  formatNumber,
  formatNumberToParts,
} from '@formatjs/intl';
import { type IntlShape, useIntl as useAnyIntl } from 'react-intl';

/**
 * What the site formats, of all that react-intl can: dates, lists and the rest, which no block
 * shows, would come with every page's app.
 */
export type PageIntl = Pick<
  IntlShape,
  'messages' | 'formatMessage' | 'formatNumber' | 'formatNumberToParts'
>;

type Options = Pick<IntlShape, 'locale' | 'messages'> & Partial<Pick<IntlShape, 'onError'>>;

const formatters = createFormatters();

/** What formats the texts and numbers of a language. */
export function createPageIntl(options: Options): PageIntl {
  const config = { ...DEFAULT_INTL_CONFIG, ...options };
  return {
    messages: options.messages,
    formatMessage: formatMessage.bind(null, config, formatters) as IntlShape['formatMessage'],
    formatNumber: formatNumber.bind(null, config, formatters.getNumberFormat),
    formatNumberToParts: formatNumberToParts.bind(null, config, formatters.getNumberFormat),
  };
}

/** What formats the texts and numbers of the page around. */
export const useIntl: () => PageIntl = useAnyIntl;
