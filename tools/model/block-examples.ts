import { defaultLanguage, type ToolLanguage } from '../messages/language.ts';
import type { Schema } from './schema.ts';

/** A section as it is written in a page's file. */
export type WrittenSection = { type: string; id: string } & Record<string, unknown>;

/** An example of a block: what people call it, and its section, each by language. */
export type BlockExample = {
  name: Record<string, string>;
  sections: Record<string, WrittenSection>;
};

type WrittenExample = Pick<BlockExample, 'name'> & BlockExample['sections'];

/** The examples of a block, as its schema has them: the name beside a section a language. */
export const examplesOf = ({ examples = [] }: Schema): BlockExample[] =>
  (examples as WrittenExample[]).map(({ name, ...sections }) => ({ name, sections }));

/** What people call an example, in a language, or in Portuguese where that one lacks it. */
export const exampleName = ({ name }: BlockExample, language: ToolLanguage): string =>
  name[language] ?? name[defaultLanguage] ?? '';
