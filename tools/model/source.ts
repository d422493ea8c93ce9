import type { Edit, SourceLocation } from './problem.ts';

/** A JSON file that was read: its text, its value, and where each value stands. */
export type SourceFile<T = unknown> = {
  file: string;
  text: string;
  value: T;
  /** Where the value at a JSON pointer stands, or its key. */
  at: (pointer: string, part?: 'key' | 'value') => SourceLocation;
  /**
   * Whether the file has a value at a JSON pointer; a default that was filled in is not in the
   * file.
   */
  has: (pointer: string) => boolean;
  /** The edit that puts another word in the place of a text or a key. */
  rewrite: (pointer: string, word: string, part?: 'key' | 'value') => Edit;
};
