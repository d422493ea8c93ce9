import { closestMatch, unambiguousMatch } from '../../../model/closest-match.ts';
import { escapePointerPart } from '../../../model/json-pointer.ts';
import { error, type Problem } from '../../../model/problem.ts';
import { type Reference, referencesOfKind } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { misnamedLanguages } from '../duplicate-languages/check.ts';

/**
 * Texts that carry all languages carry those of the site, and no other; languages that are named
 * exist.
 */
export const check: Check = (site) => {
  const misnamed = misnamedLanguages(site);
  const meant = (code: string) => misnamed.find(({ listed }) => listed === code)?.language ?? code;
  const codes = site.config.value.languages.map(({ code }) => meant(code));
  const silent = new Set(misnamed.map(({ language }) => language));
  const unknown = referencesOfKind(site, 'language').filter(
    ({ value }) => !codes.includes(value) && !silent.has(value),
  );
  return [
    ...unknown.map(({ value, source, pointer }) =>
      error('language/unknown', source.at(pointer), {
        language: value,
        nearest: closestMatch(value, codes) ?? '',
        languages: codes.join(', '),
      }),
    ),
    ...referencesOfKind(site, 'languages').flatMap((reference) =>
      textLanguageProblems(reference, codes, silent),
    ),
  ];
};

/**
 * A language's text, by its key; one unknown language where one is missing is that one, misspelt.
 */
function textLanguageProblems(
  { source, pointer, value }: Reference,
  codes: string[],
  silent: Set<string>,
): Problem[] {
  const found = value.split(' ').filter(Boolean);
  const extra = found.filter((language) => !codes.includes(language) && !silent.has(language));
  const missing = codes.filter((language) => !found.includes(language));
  const only = extra.length === 1 && missing.length === 1 ? missing[0] : undefined;
  return [
    ...extra.map((language) => {
      const key = `${pointer}/${escapePointerPart(language)}`;
      return error(
        'language/unknown',
        source.at(key, 'key'),
        {
          language,
          nearest: only ?? closestMatch(language, missing) ?? '',
          languages: codes.join(', '),
        },
        only && unambiguousMatch(language, [only]) ? source.rewrite(key, only, 'key') : undefined,
      );
    }),
    ...missing.slice(extra.length).map((language) =>
      error('language/missing-text', source.at(pointer), {
        language,
        languages: codes.join(', '),
      }),
    ),
  ];
}
