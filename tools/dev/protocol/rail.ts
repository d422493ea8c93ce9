import type { ToolLanguage } from '../../messages/language.ts';
import { groupTexts } from './group-texts.ts';

/** A section as the rail lists it. */
export type RailSection = {
  id: string;
  /** What people call its block, in the language of the tools. */
  name: string;
  /** In the language of the page, or the first that has it; empty where it has none. */
  heading: string;
  /** The languages in which its original has changed since, and those that lack it. */
  stale: string[];
  missing: string[];
  /** Whether it has texts that wait to be written. */
  isUnwritten: boolean;
  /** Whether it is the contact, with which a page ends. */
  isContact: boolean;
  /** Whether other pages show it, too. */
  isShared: boolean;
};

export type RailTexts = ReturnType<typeof railTexts>;

/** What the rail says in a language; the browser fills what stands in braces. */
export const railTexts = (language: ToolLanguage) => groupTexts('rail', language);

/** What `GET /__edit/rail` answers: no sections where no page is at the address. */
export type RailAnswer = { sections: RailSection[]; texts: RailTexts };
