import type { PageIntl } from './intl.ts';

/** How a number is written: as money, and with how many digits after the point. */
export type FigureStyle = { currency?: string; decimals?: number };

/** A figure and what it counts; a sign of percent stands at the figure itself. */
export const withUnit = (figure: string, unit = ''): string =>
  figure + (unit === '%' || !unit ? unit : ` ${unit}`);

/** A number as the page's language writes it; one that rounds to nothing has no sign. */
export const figureOf = (
  formatNumber: PageIntl['formatNumber'],
  value: number,
  { currency, decimals = 0 }: FigureStyle,
): string =>
  formatNumber(value, {
    ...(currency && {
      style: 'currency',
      currency,
      // `R$` in every language, not its three letters.
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
    }),
    // Spanish leaves four digits together, which the site does not.
    useGrouping: true,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
