import { parseUrl } from '../../model/parse-url.ts';

/** What a pattern asks for: where it is an address of the web, also one that a browser can read. */
export function compilePattern(pattern: string, flags: string) {
  const regex = new RegExp(pattern, flags);
  if (!/https\??:/.test(pattern)) return regex;
  // ajv tells patterns apart by their text.
  return {
    test: (text: string) =>
      regex.test(text) && (!text.startsWith('http') || parseUrl(text) !== undefined),
    toString: () => String(regex),
  };
}
