import { readPropertyWords } from './property-words.ts';

/**
 * What helps people to fill a property in, in each language; null where its name says all. The
 * descriptions of the schemas, in Portuguese, are for who writes JSON.
 */
export const {
  all: propertyHelps,
  keyOf: helpKey,
  wordsOf: propertyHelp,
} = readPropertyWords<Record<string, string> | null>('help.json');
