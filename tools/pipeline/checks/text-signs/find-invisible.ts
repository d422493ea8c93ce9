/**
 * Something in a text that should not be there, and the text as it was meant, where that is sure.
 */
export type TextFault = { index: number; found: string; meant?: string };

/** Marks of direction that languages written from right to left need. */
const directionMarks = /[\u061C\u200E\u200F\u2066-\u2069]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * What nobody sees, and what divides lines as no keyboard does: control characters, spaces without
 * width, overrides of direction, fillers, tags outside a flag. Joiners are right after a picture
 * and between letters of scripts that join.
 */
const invisible = new RegExp(
  [
    '[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u115F\\u1160\\u180E\\u200B]',
    '[\\u2028-\\u202E\\u2060-\\u2065\\u206A-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFC]',
    directionMarks.source,
    '(?<![\\u{1F3F4}\\u{E0020}-\\u{E007F}])[\\u{E0000}-\\u{E007F}]',
    '(?<![\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F\\p{M}' +
      '\\p{Script=Arabic}\\p{Script=Devanagari}\\p{Script=Bengali}])[\\u200C\\u200D]',
  ].join('|'),
  'gu',
);

const lineBreaks = ['\u000B', '\u000C', '\u0085', '\u2028', '\u2029'];

/** The first invisible character of a text, and the text without all of them. */
export function findInvisible(text: string): TextFault | undefined {
  const faults = Array.from(text.matchAll(invisible)).filter(
    ([found]) => !(directionMarks.test(found) && rightToLeft.test(text)),
  );
  const [first] = faults;
  if (!first) return undefined;
  const wrong = new Set(faults.map(({ index }) => index));
  const meant = text.replace(invisible, (found, index: number) =>
    wrong.has(index) ? (lineBreaks.includes(found) ? ' ' : '') : found,
  );
  return { index: first.index, found: first[0], meant };
}
