import { nearest } from '../nearest.ts';
import { error, startOf, type Problem } from '../problem.ts';
import { kindOf } from '../validate.ts';
import type { Check } from './check.ts';

/** Every file is one that a site has, in a language that the site has. */
export const strays: Check = {
  codes: ['site/unknown-file', 'language/unknown-file'],
  run({ strays: files, config }) {
    const languages = config.value.languages.map(({ code }) => code);
    return files.map((file): Problem => {
      const kind = kindOf(file);
      if (kind && 'language' in kind) return error('language/unknown-file', startOf(file), { language: kind.language, languages: languages.join(', ') });
      return error('site/unknown-file', startOf(file), { nearest: nearest(file, languages.flatMap((code) => [`translations/${code}.json`, `pages-config/shell/${code}.json`])) ?? '' });
    });
  },
};
