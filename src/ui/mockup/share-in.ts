/**
 * Which share, in percent, the two numbers of a text are of each other: 38 of "Week 3 of 8". None
 * where a text has fewer or more numbers, or says no share, as "24/7" does not.
 */
export function shareIn(text: string): number | undefined {
  const [part = 0, whole = 0, ...others] = [...text.matchAll(/\d+(?:[.,\s]\d{3})*/g)].map(
    ([number]) => Number(number.replace(/\D/g, '')),
  );
  return part > whole || whole === 0 || others.length > 0
    ? undefined
    : Math.round((100 * part) / whole);
}
