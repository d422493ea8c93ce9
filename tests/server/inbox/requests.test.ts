import { expect, test } from 'vitest';
import { negotiateLanguage } from '../../../server/inbox/accept-language.ts';
import { filterParameters, parseFilter, urlWithQuery } from '../../../server/inbox/lead-filter.ts';

test.each([
  [undefined, 'pt'],
  ['', 'pt'],
  ['*', 'pt'],
  ['de, fr;q=0.9', 'pt'],
  ['en-US,en;q=0.9', 'en'],
  ['de,es-MX;q=0.8,en;q=0.9', 'en'],
  ['es', 'es'],
  ['EN', 'en'],
  ['en;q=0, es;q=0.1', 'es'],
  ['pt-BR, en', 'pt'],
  ['en;q=x', 'pt'],
])('Accept-Language %s is %s', (header, language) =>
  expect(negotiateLanguage(header)).toBe(language),
);

test('an address names a filter, and back; what makes no sense is as if it were not there', () => {
  const filter = { view: 'parked', form: 'a&b=c', page: 3 } as const;
  expect(urlWithQuery('/inbox', filterParameters(filter))).toBe(
    '/inbox?view=parked&form=a%26b%3Dc&page=3',
  );
  expect(parseFilter(new URLSearchParams(filterParameters(filter)))).toEqual(filter);
  expect(urlWithQuery('/inbox', filterParameters({ view: 'new', page: 1 }))).toBe('/inbox');
  for (const page of ['0', '-1', '1e3', '9999999', 'x'])
    expect(parseFilter(new URLSearchParams({ view: 'toString', form: '', page }))).toEqual({
      view: 'new',
      form: undefined,
      page: 1,
    });
});
