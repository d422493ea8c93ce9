import type { ToolLanguage } from '../messages/language.ts';
import { createTranslator } from '../messages/translate.ts';
import { codesOf, type Site } from '../model/site.ts';
import { InvalidNameError } from './name-parser.ts';

/**
 * Reads what a menu is to say, by language: `en=Hospitals`, `ES=Hospitales`.
 * @throws InvalidNameError where one names no language of the site, or says nothing
 */
export function parseMenuLabels(
  site: Site,
  typed: string[],
  language: ToolLanguage,
): Record<string, string> {
  const codes = codesOf(site);
  return Object.fromEntries(
    typed.map((each): [string, string] => {
      const [, said = '', label = ''] = /^([^=]*)=(.*)$/s.exec(each) ?? [];
      const wanted = said.trim().toLowerCase();
      const code = codes.find((known) => known.toLowerCase() === wanted);
      if (code !== undefined && label.trim() !== '') return [code, label.trim()];
      throw new InvalidNameError(
        createTranslator(language)('editing.labelForm', {
          typed: each,
          example: codes[0] ?? '',
          known: codes.join(', '),
        }),
      );
    }),
  );
}
