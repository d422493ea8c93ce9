/** What each of the patterns below has something of, and most texts have nothing. */
const suspect = new RegExp(
  [
    String.raw`\[|\uFFFD|â\u20AC|[ÃÂ][^ -~]|[Ll][Oo][Rr][Ee][Mm]|TODO|TBD|FIXME|[Xx]{2}`,
    String.raw`\.[A-Za-z0-9]{3,4}\s*$|^\s*[A-Za-z]{3,4}[-_]?\d`,
  ].join('|'),
);

/** Whether a text may be or have one of what is found here. */
export const isSuspect = (text: string): boolean => suspect.test(text);

/** What stands where words are still to come, in the languages of those who write. */
const fillers = [
  /lorem ipsum/i,
  /\[(inserir|insira|preencher|completar|colocar|insertar|rellenar|insert|fill in|add)\b[^\]]*\]/i,
  /\b(TODO|TBD|FIXME|LOREM)\b/,
  /\b[Xx]{3,}\b|\bX{2}%/,
];

/** Words that wait to be replaced, and where; undefined where a text has none. */
export function findFiller(text: string): { found: string; index: number } | undefined {
  const match = fillers.map((filler) => filler.exec(text)).find(Boolean);
  return match ? { found: match[0], index: match.index } : undefined;
}

/** Whether a text is the name of a picture's file, as a camera, a telephone or a person gave it. */
export const isFileName = (text: string): boolean =>
  /^[^/\n]+\.(avif|gif|heic|jpe?g|png|svg|webp|mp4|mov)$/i.test(text.trim()) ||
  /^(IMG|DSC|DSCN|PXL|VID)[-_]?\d{3,}[-_\d]*$/i.test(text.trim());

/** The bytes that Windows' own letters, from 80 to 9F, stand for (code page 1252). */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const garbled =
  /[ÃÂ][\u0080-\u00BFŒœŠšŸŽžƒ€‚„…†‡ˆ‰‹‘’“”•–—˜™›]|â€[\u0080-\u00FF™œ\u009D“”˜¦]|\uFFFD/;

/**
 * Letters that were UTF-8 and were read as something else: `saÃºde`.
 * @returns where they are, and the text as it was, where its bytes say so
 */
export function findGarbled(
  text: string,
): { found: string; index: number; meant?: string } | undefined {
  const match = garbled.exec(text);
  if (!match) return undefined;
  return { found: match[0], index: match.index, meant: asWritten(text) };
}

function asWritten(text: string): string | undefined {
  const bytes = [...text].map((letter) => {
    const windows = windowsLetters.indexOf(letter);
    return windows < 0 ? (letter.codePointAt(0) ?? 0) : 0x80 + windows;
  });
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(bytes));
  } catch {
    return undefined;
  }
}
