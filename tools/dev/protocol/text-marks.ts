/**
 * Marks in the data of a page that is edited: a character of the private planes of Unicode, which
 * nobody writes, stands before each text and says which one it is. The browser takes it out before
 * it shows. Where a text is shown in pieces, another one stands after the last.
 */
const firstStart = 0xf0000;
const firstEnd = 0x100000;

/** How many texts can be told apart. */
export const maxMarks = 0xfffd;

export const startMark = (index: number): string => String.fromCodePoint(firstStart + index);
export const endMark = (index: number): string => String.fromCodePoint(firstEnd + index);

const starts = /[\u{f0000}-\u{ffffd}]/gu;
const anyMark = /[\u{f0000}-\u{10fffd}]/gu;

/** The texts whose marks are in a text, by their numbers. */
export const startsIn = (text: string): number[] =>
  Array.from(text.matchAll(starts), ([mark]) => (mark.codePointAt(0) ?? 0) - firstStart);

/** The text whose last piece a text is, by its number. */
export function endIn(text: string): number | undefined {
  const mark = /[\u{100000}-\u{10fffd}]/u.exec(text)?.[0].codePointAt(0);
  return mark === undefined ? undefined : mark - firstEnd;
}

/** A text without marks. */
export const withoutMarks = (text: string): string => text.replace(anyMark, '');

/** A place of a file, and the text that stands there. */
export type TextPlace = { file: string; pointer: string; before: string };

/**
 * A text of a page: where it is written, as what, and whether a change shows elsewhere, too. `here`
 * is the one place of the page that names it, where words of its own can stand instead.
 */
export type PageText = {
  file: string;
  pointer: string;
  text: string;
  note?: string;
  here?: TextPlace;
};

/**
 * The texts of a page that wait to be written, in any language: how many, and where on it. The ids
 * of sections in their order, the names of its forms as parts of the site (`PartName`), and last an
 * empty text for the page's own settings.
 */
export type Waiting = { places: string[]; count: number };

/** What the data of a page that is edited has beside the page: its texts, by number. */
export type PageTexts = { editableTexts: Record<number, PageText>; waiting: Waiting };
