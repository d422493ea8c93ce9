import { languageCodes } from './texts.ts';

/** The code of a language that the tools speak, like `pt`: one of `toolLanguages`. */
export type ToolLanguage = string;

/** The language of whoever asks for none, and of a text that another language lacks. */
export const defaultLanguage: ToolLanguage = 'pt';

/** The languages that the tools speak, the default one first: a file each in this folder. */
export const toolLanguages: readonly ToolLanguage[] = [
  defaultLanguage,
  ...languageCodes.filter((code) => code !== defaultLanguage).sort(),
];
