import { expect, test } from 'vitest';
import { cleanText } from '../../tools/dev/browser/editing/clean-text.ts';
import { forwardedOrigin, isOwnRequest } from '../../tools/dev/node/dev-origin.ts';

const own = {
  host: 'localhost:5173',
  origin: 'http://localhost:5173',
  'content-type': 'application/json',
};

test.each([
  [true, {}],
  [true, { 'content-type': 'application/json; charset=utf-8' }],
  [true, { host: '127.0.0.1:5173', origin: 'http://127.0.0.1:5173' }],
  [false, { origin: 'http://localhost:8080' }],
  [false, { origin: 'https://example.org' }],
  [false, { origin: undefined }],
  [false, { origin: 'null' }],
  [false, { host: 'example.org', origin: 'http://example.org' }],
  [false, { 'content-type': 'text/plain' }],
  [false, { 'content-type': undefined }],
])('only a page of the server itself may send edits: %s for %o', (isOwn, headers) => {
  expect(isOwnRequest({ headers: { ...own, ...headers } })).toBe(isOwn);
});

const forwarded = 'https://fuzzy-disco-5173.app.github.dev';
const through = { 'x-forwarded-host': 'fuzzy-disco-5173.app.github.dev' };

test.each([
  [true, { origin: forwarded }],
  [true, { origin: forwarded, ...through }],
  [true, { host: 'fuzzy-disco-5173.app.github.dev', origin: forwarded }],
  [true, through],
  [true, {}],
  [false, { origin: 'https://other-5173.app.github.dev' }],
  [false, { host: 'other-5173.app.github.dev', origin: 'https://other-5173.app.github.dev' }],
  [false, { 'x-forwarded-host': 'other-5173.app.github.dev' }],
  [false, { origin: forwarded, 'x-forwarded-host': 'example.org' }],
  [false, { host: 'example.org', origin: forwarded }],
  [false, { origin: forwarded, 'content-type': 'text/plain' }],
])('and of the one address that it is forwarded at: %s for %o', (isOwn, headers) => {
  expect(isOwnRequest({ headers: { ...own, ...headers } }, forwarded)).toBe(isOwn);
  expect(isOwnRequest({ headers: { ...own, origin: forwarded, ...through } }, undefined)).toBe(
    false,
  );
});

test('the address that a server is forwarded at is said whole, or not at all', () => {
  expect(forwardedOrigin('')).toBeUndefined();
  expect(forwardedOrigin('https://-5173.')).toBeUndefined();
  expect(forwardedOrigin(forwarded)).toBe(forwarded);
  for (const setting of ['*', 'https://*.app.github.dev', 'app.github.dev', `${forwarded}/`])
    expect(() => forwardedOrigin(setting)).toThrow('DEV_ORIGIN');
});

test.each([
  ['two\r\nlines', false, 'two lines'],
  ['two\r\nlines ', true, 'two\nlines'],
  ['zero\u200bwidth\ufeff and soft\u00adhyphen', false, 'zerowidth and softhyphen'],
  ['a\u00a0b\tc', false, 'a b c'],
  ['“Word” – quotes…', false, '“Word” – quotes…'],
  ['\u{f0001}marked\u{100001}', false, 'marked'],
  ['👩\u200d👧 stay', false, '👩\u200d👧 stay'],
])('pasted %j becomes words', (pasted, hasLines, words) => {
  expect(cleanText(pasted, hasLines)).toBe(words);
});
