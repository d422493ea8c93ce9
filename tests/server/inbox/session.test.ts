import { expect, test } from 'vitest';
import { isSameOrigin } from '../../../server/inbox/session.ts';

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://site.example' }, true],
  [{ origin: 'https://site.example:444' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('%j is from a page of its own: %s', (headers, own) => {
  expect(isSameOrigin(headers, 'site.example')).toBe(own);
});
