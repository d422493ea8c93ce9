import { readPropertyWords } from './property-words.ts';

/** What people call one item of a list, in each language: the noun alone, without a capital. */
export const {
  all: itemNames,
  keyOf: itemNameKey,
  wordsOf: itemName,
} = readPropertyWords<Record<string, string>>('items.json');
