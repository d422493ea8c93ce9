/** When something is out, in ms since 1970: from the first moment until just before the second. */
export type Period = { from: number; until: number };

export const always: Period = { from: -Infinity, until: Infinity };

/** What is wrong with a time: it has no zone, or there is no such time. */
type TimeFault = 'zone' | 'impossible';

const timePattern =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/;

/**
 * Reads a day and time with its zone, as ISO 8601 has it: `2026-11-23T09:00-03:00`.
 * @returns ms since 1970, or what is wrong
 */
export function readTime(text: string): number | TimeFault {
  const [, day, , , zone] = timePattern.exec(text) ?? [];
  // A day that its month does not have is counted on into the next month.
  const isDay = day !== undefined && dayOf(Date.parse(`${day}T00:00Z`)) === day;
  if (!isDay) return 'impossible';
  return zone === undefined ? 'zone' : Date.parse(text);
}

const dayOf = (time: number) =>
  Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);

/** When a page is out, by its own file; a time that cannot be read counts as none. */
export function periodOf({
  publishAt,
  unpublishAt,
}: {
  publishAt?: unknown;
  unpublishAt?: unknown;
}) {
  return { from: timeOr(publishAt, -Infinity), until: timeOr(unpublishAt, Infinity) };
}

function timeOr(text: unknown, otherwise: number): number {
  const time = typeof text === 'string' ? readTime(text) : undefined;
  return typeof time === 'number' ? time : otherwise;
}

/** Whether a moment is in a period. */
export const contains = ({ from, until }: Period, instant: number): boolean =>
  from <= instant && instant < until;
