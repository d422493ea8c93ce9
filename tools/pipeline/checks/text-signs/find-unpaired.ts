import { plainWords, type RichTree } from '../../../../src/lib/rich-text.ts';

/** Asterisks before a word, as those that open bold or italics: not those of `preço*` or `4*5`. */
const opening = /(?<![\p{L}\p{N}*\\])\*{1,3}["'“‘«(¿¡]?\p{L}[^\s*]*/gu;

/**
 * Where bold or italics begin and never end, so that pages show the asterisks. One with a backslash
 * before it is meant to show.
 * @param tree what was read of the text; undefined where all of it is words
 */
export function findUnpaired(text: string, tree: RichTree | undefined): number | undefined {
  const words = tree ? plainWords(tree) : text;
  const left = new Set(Array.from(words.matchAll(opening), ([found]) => found));
  if (left.size === 0) return undefined;
  return Array.from(text.matchAll(opening)).find(([found]) => left.has(found))?.index;
}
