/**
 * A value that an earlier stage made sure of.
 * @param what names it in the message
 * @throws where it is missing: a mistake of this program, never of an editor
 */
export function required<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`There is no ${what}.`);
  return value;
}
