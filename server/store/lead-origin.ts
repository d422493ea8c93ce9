/**
 * What may be known of where a lead came from: the page that it was sent from, with its language's
 * prefix, and, where the site allows them, parameters of the address at which the visit began and
 * the host that led there.
 */
export const originKeys = [
  'page',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'referrer',
] as const;

export type OriginKey = (typeof originKeys)[number];

/** What is known of one lead's origin. */
export type LeadOrigin = Partial<Record<OriginKey, string>>;

/** What leads are counted by. A day is one of this machine's time zone. */
export const countKeys = ['day', 'form', 'lang', ...originKeys] as const;

export type CountKey = (typeof countKeys)[number];

/** How many leads have these values, in the order of the keys; an empty one is not known. */
export type LeadCount = { values: string[]; count: number };

/**
 * An origin as it is kept. Databases read its parts by themselves: half a character would end this
 * process there (libsql), and either half or the character 0 every query (PostgreSQL).
 */
export const originJson = (origin: LeadOrigin): string =>
  JSON.stringify(origin, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/\p{Surrogate}|\0/gu, '\uFFFD') : value,
  );

/**
 * What counts the leads that were not set apart by some keys; a day as the minute in UTC, which is
 * in one day everywhere.
 * @param originValue the SQL of a value of the origin, which databases write differently
 * @param since the SQL of the time from which on leads count
 */
export const countBySql = (
  keys: CountKey[],
  originValue: (key: OriginKey) => string,
  since: string,
): string => {
  const columns = keys.map((key) => {
    if (key === 'day') return 'substr(received_at, 1, 16)';
    return key === 'form' || key === 'lang' ? key : `coalesce(${originValue(key)}, '')`;
  });
  return `SELECT ${columns.map((column, index) => `${column} AS key${index}, `).join('')}
    CAST(count(*) AS INTEGER) AS count FROM leads
    WHERE apart IS NULL AND received_at >= ${since}
    GROUP BY ${columns.map((_column, index) => index + 1).join(', ')}`;
};

/** A row of such a count: `key0`, `key1`, … and `count`. */
export type LeadCountRow = { count: number } & Record<string, string | number>;

/** The counts by their keys: what happened in one day of this machine's time zone is one count. */
export function mergeCounts(keys: CountKey[], rows: LeadCountRow[]): LeadCount[] {
  const merged = new Map<string, LeadCount>();
  for (const row of rows) {
    const values = keys.map((key, index) =>
      key === 'day' ? localDay(new Date(`${row[`key${index}`]}Z`)) : String(row[`key${index}`]),
    );
    const name = JSON.stringify(values);
    merged.set(name, { values, count: (merged.get(name)?.count ?? 0) + row.count });
  }
  return [...merged.values()];
}

/** The day in this machine's time zone, as `2026-11-22`. */
export const localDay = (time: Date): string =>
  twoFigures([time.getFullYear(), time.getMonth() + 1, time.getDate()]).join('-');

/**
 * The time in this machine's time zone, as `2026-11-22 09:30:00`: what a spreadsheet of any
 * language takes for a day and an hour, and sorts.
 */
export function localTime(time: Date): string {
  const parts = [time.getHours(), time.getMinutes(), time.getSeconds()];
  return `${localDay(time)} ${twoFigures(parts).join(':')}`;
}

const twoFigures = (parts: number[]) => parts.map((part) => String(part).padStart(2, '0'));
