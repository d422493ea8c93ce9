/**
 * An address of the web, in its parts; undefined where no browser can read it. `URL.canParse` and
 * `URL.parse` do not serve: the one of Node 20 refuses letters beyond ASCII once it was called some
 * thousand times, and the other is not there.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
