import { expect, test } from 'vitest';
import { urlWithQuery, parseFilter, filterParameters } from '../../../server/inbox/lead-filter.ts';
import { negotiateLanguage, inboxMessages } from '../../../server/inbox/inbox-messages.ts';

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

/** Every text of a language, with values put in. */
const said = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'function'
    ? [[path, String((value as (...values: unknown[]) => string)(2, 'B', 'C'))]]
    : typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value as object).flatMap(([key, part]) => said(part, `${path}/${key}`));

test('the languages say the same things, each in its own words', () => {
  const [pt, en, es] = [said(inboxMessages.pt), said(inboxMessages.en), said(inboxMessages.es)];
  for (const texts of [en, es])
    expect(texts.map(([path]) => path)).toEqual(pt.map(([path]) => path));
  const alike = pt
    .filter(
      ([, text], index) =>
        text.split(' ').length > 3 && (text === en[index]![1] || text === es[index]![1]),
    )
    .map(([path]) => path);
  expect(alike).toEqual([]);
  expect([...pt, ...en, ...es].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('one is told as one', () => {
  expect(
    [inboxMessages.pt, inboxMessages.en, inboxMessages.es].map(({ erased }) =>
      erased(1, 'x').split(' ').slice(0, 3).join(' '),
    ),
  ).toEqual(['1 contato apagado', '1 lead of', '1 contacto borrado']);
});

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
