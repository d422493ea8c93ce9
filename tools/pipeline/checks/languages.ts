import { nearest } from '../nearest.ts';
import { error } from '../problem.ts';
import { pointerPart } from '../source.ts';
import type { Check } from './check.ts';

/** Texts that carry all languages carry those of the site, and no other; languages that are named exist. */
export const languages: Check = {
  codes: ['language/missing-text', 'language/unknown'],
  run({ references, config }) {
    const codes = config.value.languages.map(({ code }) => code);
    const unknown = (language: string) => ({ language, nearest: nearest(language, codes) ?? '', languages: codes.join(', ') });
    return references.flatMap(({ kind, value, pointer, source }) => {
      if (kind === 'language') return codes.includes(value) ? [] : [error('language/unknown', source.at(pointer), unknown(value))];
      if (kind !== 'languages') return [];
      const found = value.split(' ').filter(Boolean);
      const extra = found.filter((language) => !codes.includes(language));
      const missing = codes.filter((language) => !found.includes(language));
      return [
        ...extra.map((language) => error('language/unknown', source.at(`${pointer}/${pointerPart(language)}`, 'key'), unknown(language))),
        ...missing.slice(extra.length).map((language) => error('language/missing-text', source.at(pointer), { language, languages: codes.join(', ') })),
      ];
    });
  },
};
