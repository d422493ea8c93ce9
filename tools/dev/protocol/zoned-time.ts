/** The end of a time that says its zone: `Z`, `-03:00`. */
const zonePattern = /(Z|[+-]\d{2}:\d{2})$/;

/** The zone that a time is written in; empty where it says none. */
export const zoneOf = (time: string): string => zonePattern.exec(time)?.[0] ?? '';

/** A time as a field for day and hour takes it, without its zone. `2026-11-23T09:00` */
export const withoutZone = (time: string): string => time.replace(zonePattern, '');

/**
 * A day and an hour with a zone: that in which the time was written before, or else that of this
 * machine on that day.
 * @param local `2026-11-23T09:00`; an empty text stays one
 */
export function withZone(local: string, former: string): string {
  if (local === '') return '';
  const minutes = -new Date(local).getTimezoneOffset();
  const part = (value: number) => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  const own = `${minutes < 0 ? '-' : '+'}${part(minutes / 60)}:${part(minutes % 60)}`;
  return local + (zoneOf(former) || own);
}
