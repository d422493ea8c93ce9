import { type Span, scanTokens } from './scan-tokens.ts';

export type FindSection = (text: string) => object | undefined;

/**
 * Parses a page's text but for the sections that were read before: pages that campaigns have many
 * of share most of theirs, and this takes a fraction of the time.
 * @param places where its sections are
 * @param known the values of those that are known, in their order
 * @returns undefined where none is, or where the text is to be looked at as a whole
 */
export function parseAround(
  text: string,
  places: Span[],
  known: (object | undefined)[],
): object | undefined {
  let [around, done] = ['', 0];
  for (const [index, [from, to]] of places.entries()) {
    if (!known[index]) continue;
    around += `${text.slice(done, from)}null`;
    done = to;
  }
  if (done === 0) return undefined;
  around += text.slice(done);
  const page = parsedPage(around);
  const isAsPlaced =
    page?.sections.length === places.length &&
    page.sections.every((section, index) => (section === null) === Boolean(known[index]));
  if (!isAsPlaced || !isSurelyStrict(around, scanTokens(around).keys, page)) return undefined;
  page.sections = page.sections.map((section, index) => known[index] ?? section);
  return page;
}

function parsedPage(text: string): { sections: unknown[] } | undefined {
  try {
    const value = JSON.parse(text);
    return Array.isArray(value.sections) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a text surely has nothing that JSON.parse lets through and we do not: as many keys as its
 * value, no half of a character, no number beyond range. Most files then need no index of
 * positions.
 */
export const isSurelyStrict = (text: string, keys: number, value: unknown): boolean =>
  keys === countKeys(value) && !/\\u[dD][89a-fA-F]/.test(text);

/** The keys in a value; not a number where a number in it is none, being beyond range. */
function countKeys(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  return inner.reduce<number>(
    (sum, each) => sum + countKeys(each),
    Array.isArray(value) ? 0 : inner.length,
  );
}
