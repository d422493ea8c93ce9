import { defaultLanguage, type ToolLanguage, toolLanguages } from './language.ts';
import { createTranslator } from './translate.ts';

/**
 * The language that a command speaks: the flag's, else the environment's as POSIX has it (LC_ALL,
 * LC_MESSAGES, LANG), else the default one.
 * @throws where the flag names no language of the tools
 */
export function detectToolLanguage(flag: string | undefined, env: NodeJS.ProcessEnv): ToolLanguage {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const detected =
    toolLanguages.find((language) => new RegExp(`^${language}([_.@-]|$)`, 'i').test(locale)) ??
    defaultLanguage;
  if (flag === undefined || toolLanguages.includes(flag)) return flag ?? detected;
  const t = createTranslator(detected);
  const alternatives = new Intl.ListFormat(t('languageTag'), { type: 'disjunction' });
  throw new Error(
    t('cli.unknownLanguage', { language: flag, languages: alternatives.format(toolLanguages) }),
  );
}
