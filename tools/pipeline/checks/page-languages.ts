import { error, startOf } from '../problem.ts';
import type { Check } from './check.ts';

/** Each route has a page in every language, or the page in the main language says where it is missing. */
export const pageLanguages: Check = {
  codes: ['page/missing-language', 'page/missing-main-language', 'page/needless-missing-in', 'language/missing-file'],
  run({ pages, config, shells, messages, unsound }) {
    const languages = config.value.languages.map(({ code }) => code);
    const routes = groupByRoute(pages);
    const inPages = [...routes].flatMap(([route, versions]) => {
      const main = versions.find(({ language }) => language === languages[0]);
      if (main ? !main.sound : unsound.has(`pages-config/pages/${route}/${languages[0]}.json`)) return [];
      const declared = main?.source.value.missingIn ?? [];
      const place = startOf((main ?? versions[0]!).source.file);
      const has = (language: string) => versions.some((version) => version.language === language) || unsound.has(`pages-config/pages/${route}/${language}.json`);
      const missing = languages.filter((language) => !has(language) && !declared.includes(language));
      const needless = declared.flatMap((language, index) => (has(language) ? [error('page/needless-missing-in', main!.source.at(`/missingIn/${index}`), { language })] : []));
      return [...missing.map((language) => error(language === languages[0] ? 'page/missing-main-language' : 'page/missing-language', place, { language, route, file: `pages-config/pages/${route}/${language}.json` })), ...needless];
    });
    const inFiles = languages.flatMap((language) =>
      [
        [shells, `pages-config/shell/${language}.json`] as const,
        [messages, `translations/${language}.json`] as const,
      ].flatMap(([map, file]) => (map.has(language) || unsound.has(file) ? [] : [error('language/missing-file', startOf(file), { language, file })])),
    );
    return [...inPages, ...inFiles];
  },
};

const groupByRoute = <T extends { route: string }>(pages: T[]) => {
  const routes = new Map<string, T[]>();
  for (const page of pages) routes.set(page.route, [...(routes.get(page.route) ?? []), page]);
  return routes;
};
