import type { Mistake } from './mistake.ts';

/** What is right elsewhere in the site: a slip that hits upon it is none. */
export type SiteNames = {
  paths: string[];
  forms: string[];
  files: string[];
  messages: string[];
  ids: Map<string, string[]>;
  languages: string[];
};

/** A file that is walked through, and the mistakes that are found possible in it. */
export type Traversal = {
  file: string;
  text: string;
  names: SiteNames;
  random: () => number;
  found: Mistake[];
};
