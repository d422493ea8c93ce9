/** A telephone number, however it is spaced: at least eight digits, with its signs. */
const telephone = /\+?\(?\d[\d ()./-]{6,}\d/g;

/** The minutes of a full hour, which one language says, another not: 7:00, 7h, 7 a.m. */
const noMinutes = /(?<=\b\d{1,2}):00\b/g;

/** An hour as a clock of twelve hours says it, and its minutes: 2 p.m. is 14h, 12 a.m. is 0h. */
const halfDayHour = /\b([1-9]|1[0-2])(:\d\d)?(?= ?([ap])\.? ?m\b)/gi;

/**
 * The figures of a text, sorted as texts: 1.000 and 1,000 are `1000`, 2,5 and 2.5 are `2.5`.
 * A telephone number is its last eight digits, since the way to write the rest depends on where the
 * reader is.
 */
export function figuresIn(text: string): string[] {
  if (!/\d/.test(text)) return [];
  const telephones: string[] = [];
  const rest = text.replace(telephone, (whole) => {
    const digits = whole.replace(/\D/g, '');
    if (digits.length < 8 || !/[-() ]/.test(whole)) return whole;
    telephones.push(digits.slice(-8));
    return ' ';
  });
  const onLongClock = rest.replace(
    halfDayHour,
    (_, hour: string, minutes = '', half: string) =>
      `${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}${minutes}`,
  );
  const found = onLongClock.replace(noMinutes, '').match(/\d+(?:[.,]\d+)*/g) ?? [];
  return [
    ...telephones,
    ...found.map((figure) => figure.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')),
  ].sort();
}
