/**
 * One version of a text: where it is written, and what it says there. The editor opens
 * `absolutePath`.
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
 * A text that was clicked on a page: the page's address, the id of the section that it is in, or an
 * empty text, and what the text may be, the likeliest first.
 */
export type TextQuery = { address: string; section: string; candidates: string[] };
