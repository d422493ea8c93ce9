import { InvalidNameError } from '../../../editing/name-parser.ts';
import type { ToolLanguage } from '../../../messages/language.ts';
import { createTranslator } from '../../../messages/translate.ts';
import type { Problem } from '../../../model/problem.ts';
import type { Site, SiteFiles } from '../../../model/site.ts';
import type { Translation } from '../../../pipeline/compare/translations.ts';
import type { CommandOptions } from '../../command.ts';

/** What each subcommand of `npm run languages` is about: a checked site, and what was asked. */
export type LanguagesContext = {
  site: Site;
  files: SiteFiles;
  root: string;
  problems: Problem[];
  translations: Translation[];
  values: CommandOptions;
  language: ToolLanguage;
};

/**
 * The translations of one document by its route or name, or all where none is named.
 * @throws InvalidNameError where there is no such document
 */
export function translationsNamed(
  translations: Translation[],
  name: unknown,
  language: ToolLanguage,
): Translation[] {
  if (typeof name !== 'string') return translations;
  const found = translations.filter((each) => namesDocument(name, each.name));
  if (found.length > 0) return found;
  const routes = documentNames(translations);
  throw new InvalidNameError(
    createTranslator(language)('translation.noPage', { route: name, routes }),
  );
}

/** Whether a name, as people write it, is that of a document: `operadoras/` is `/operadoras`. */
export function namesDocument(written: string, name: string): boolean {
  const wanted = written === 'home' ? '/' : written.replace(/(?<=.)\/$/, '');
  return name === wanted || name === `/${wanted}`;
}

/** What documents there are, for somebody to choose from. */
export const documentNames = (translations: Translation[]): string =>
  [...new Set(translations.map(({ name }) => name))].join(', ');

/**
 * The language that `--language` names: any of the site's but the main one.
 * @throws InvalidNameError where it names none
 */
export function targetLanguage({ site, values, language }: LanguagesContext): string {
  const others = site.config.value.languages.slice(1).map(({ code }) => code);
  const wanted = String(values.language ?? '');
  if (others.includes(wanted)) return wanted;
  throw new InvalidNameError(
    createTranslator(language)('translation.noLanguage', {
      language: wanted,
      languages: others.join(', '),
    }),
  );
}
