import type { ToolLanguage } from '../../messages/language.ts';
import { addressOf } from '../../model/addresses.ts';
import { mainLanguageOf, type Site } from '../../model/site.ts';

/**
 * The language in which somebody who edits reads what a site says: that of the tools, where the
 * site has it, else its main one.
 */
export function readingLanguage(site: Site, language: ToolLanguage): string {
  const isThere = site.config.value.languages.some(({ code }) => code === language);
  return isThere ? language : mainLanguageOf(site).code;
}

/** The address of the home page for who edits; that of the server where there is no site. */
export function homeAddress(site: Site | undefined, language: ToolLanguage): string {
  if (!site) return '/';
  const read = readingLanguage(site, language);
  const own = site.config.value.languages.find(({ code }) => code === read);
  return own ? addressOf(site, '/', own) : '/';
}
