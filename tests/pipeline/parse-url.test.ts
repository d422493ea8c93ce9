import { expect, test } from 'vitest';
import { parseUrl } from '../../tools/model/parse-url.ts';

test('reads addresses with letters beyond ASCII, however often it was asked', () => {
  const address = 'https://münchen.example/a';
  for (let call = 0; call < 20_000; call++) if (!parseUrl(address)) expect.fail(`call ${call}`);
  expect(parseUrl(address)?.host).toBe('xn--mnchen-3ya.example');
});

test('of what no browser can read nothing is made', () => {
  expect(['https://[', 'https://a:99999', 'no address'].map(parseUrl)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
