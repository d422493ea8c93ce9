/**
 * One version of a text: where it is written, and what it says there. `absolute` is for the editor
 * to open.
 */
export type TextVersion = {
  language: string;
  file: string;
  absolutePath: string;
  line: number;
  column: number;
  text: string;
};

/**
 * A text that a page shows: the page's address, the id of the section that it is in, if it is in
 * one, and readings of it, the likeliest first.
 */
export type TextQuery = { address: string; section: string; candidates: string[] };
