import { readPropertyWords } from './property-words.ts';

/** What people call a property, in each language. */
export const {
  all: propertyTitles,
  keyOf: titleKey,
  wordsOf: propertyTitle,
} = readPropertyWords<Record<string, string>>('titles.json');
