import type { ToolLanguage } from '../../messages/language.ts';
import { mainLanguageOf, type Site } from '../../model/site.ts';

/**
 * The language in which somebody who edits reads what a site says: that of the tools, where the
 * site has it, else its main one.
 */
export function readingLanguage(site: Site, language: ToolLanguage): string {
  const isThere = site.config.value.languages.some(({ code }) => code === language);
  return isThere ? language : mainLanguageOf(site).code;
}
