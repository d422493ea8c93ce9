import type { Edit, SourceLocation } from './problem.ts';

/** A JSON file that was read: its text, its value, and the position of each value. */
export type SourceFile<T = unknown> = {
  file: string;
  text: string;
  value: T;
  /** The position of the value at a JSON pointer, or of its key, or of a link within a text. */
  at: (pointer: string, part?: 'key' | 'value') => SourceLocation;
  /**
   * Whether the file has a value at a JSON pointer; a default that was filled in is not in the
   * file.
   */
  has: (pointer: string) => boolean;
  /**
   * The edit that replaces a text, or the key of a value, or where a link within a text leads, by
   * another word.
   */
  rewrite: (pointer: string, word: string, part?: 'key' | 'value') => Edit;
  /** The position of a character of a text. @param index in UTF-16 code units */
  atCharacter: (pointer: string, index: number) => SourceLocation;
};
