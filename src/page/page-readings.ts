import type { PageData } from '../lib/page-data.ts';

/** What was read of a page: by `path`, `pictures /images/a.jpg` or `hue is 75`, as JSON. */
export type Readings = Map<string, string | undefined>;

/** The parts of a page of which each entry is read for itself. */
const records = ['pictures', 'forms', 'texts'] as const;
type RecordName = (typeof records)[number];

const isRecord = (key: string): key is RecordName => records.some((name) => name === key);

/**
 * The same page, which notes each reading of it.
 * @param readings where they are noted
 */
export function readingsOf(page: PageData, readings: Readings): PageData {
  const parts = new Map<string, object>();
  return noting(page, (key) => {
    const value = page[key as keyof PageData];
    if (!isRecord(key) || !value) {
      readings.set(key, asJson(value));
      return value;
    }
    const entries = value as Record<string, unknown>;
    const part = parts.get(key) ?? noting(entries, (name) => readEntry(entries, name));
    parts.set(key, part);
    return part;

    function readEntry(of: Record<string, unknown>, name: string) {
      readings.set(`${key} ${name}`, asJson(of[name]));
      return of[name];
    }
  });
}

const hueMark = 'hue is ';

/** Tells whether a hue is the page's, and notes only that. */
export const notingHue = (page: PageData, readings: Readings) => (hue: number) => {
  const name = hueMark + hue;
  const isOwn = valueAt(page, name) === true;
  readings.set(name, asJson(isOwn));
  return isOwn;
};

/** Whether a page has all that was read of another one. */
export const stillReads = (page: PageData, readings: Readings): boolean =>
  [...readings].every(([name, read]) => asJson(valueAt(page, name)) === read);

function valueAt(page: PageData, name: string): unknown {
  if (name.startsWith(hueMark)) return name === hueMark + page.hue;
  const space = name.indexOf(' ');
  if (space < 0) return page[name as keyof PageData];
  const part = page[name.slice(0, space) as RecordName];
  return part?.[name.slice(space + 1)];
}

const asJson = (value: unknown): string | undefined => JSON.stringify(value);

/** Reads are the one thing that is done to a page: whoever asks otherwise is told so. */
function noting<T extends object>(value: T, read: (key: string) => unknown): T {
  return new Proxy(value, {
    get: (_value, key) => read(String(key)),
    has: (_value, key) => read(String(key)) !== undefined,
    getOwnPropertyDescriptor(_value, key) {
      read(String(key));
      return Reflect.getOwnPropertyDescriptor(value, key);
    },
    ownKeys() {
      throw new Error('A section must name what it reads of its page.');
    },
  });
}
