import { certain, nearest } from '../../model/nearest.ts';
import { error, startOf, type Problem } from '../../model/problem.ts';
import type { PageSource, Site } from '../../model/site.ts';
import { routeFrom } from '../../model/routes.ts';
import { kindOf } from '../../model/file-paths.ts';
import type { Check } from './check.ts';
import { misnamedFolders } from './folders.ts';
import { misnamedForms } from './misnamed-forms.ts';
import { misnamedLanguages } from './site-languages.ts';

/** A file that a site should have, and what to say where it has none. */
type Wanted = { file: string; problem: Problem };

/**
 * Every file that a site needs is there, and no other: each route in every language, unless its
 * page says where it is missing; a shell and messages for each language.
 */
export const files: Check = {
  codes: [
    'page/missing-language',
    'page/missing-main-language',
    'page/needless-missing-in',
    'language/missing-file',
    'language/unknown-file',
    'language/not-listed',
    'site/unknown-file',
  ],
  run(site) {
    const misnamed = misnamedLanguages(site);
    const wanting = new Set(misnamed.map(({ listed }) => listed));
    const wanted = [...missingPages(site), ...missingOfLanguages(site)].filter(
      ({ file }) => !wanting.has(languageOf(file)),
    );
    const isTwice = new Set(codesOf(site)).size < codesOf(site).length;
    const unlisted = (isTwice ? [] : misnamed).map(({ language, listed }) =>
      notListed(site, language, listed),
    );
    const forms = misnamedForms(site);
    const strays = site.strays.filter(
      (file) => !misnamed.some(({ language }) => languageOf(file) === language),
    );
    const told = strays.map((file) =>
      strayProblem(site, file, takeMeant(file, wanted) ?? forms.get(file)),
    );
    return [
      ...wanted.map(({ problem }) => problem),
      ...unlisted,
      ...told,
      ...needlessDeclarations(site),
    ];
  },
};

/**
 * A language that has files and is not on the list; `listed` is what stands there in its place,
 * misspelt.
 */
function notListed(site: Site, language: string, listed: string | undefined): Problem {
  const count = String(site.strays.filter((file) => languageOf(file) === language).length);
  const pointer =
    listed === undefined ? '/languages' : `/languages/${codesOf(site).indexOf(listed)}/code`;
  return error(
    'language/not-listed',
    site.config.at(pointer),
    { language, nearest: listed === undefined ? '' : language, found: listed ?? '', count },
    listed !== undefined && certain(listed, [language])
      ? site.config.rewrite(pointer, language)
      : undefined,
  );
}

const codesOf = ({ config }: Site) => config.value.languages.map(({ code }) => code);
const fileOf = (route: string, language: string) => `pages-config/pages/${route}/${language}.json`;
const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

function languageOf(file: string): string | undefined {
  const kind = kindOf(file);
  return kind && 'language' in kind ? kind.language : undefined;
}

const has = ({ unsound }: Site, versions: PageSource[], route: string, language: string) =>
  versions.some((version) => version.language === language) || unsound.has(fileOf(route, language));

/**
 * The versions that each route lacks; where the main one cannot be read, it may say that they are
 * missing.
 */
function missingPages(site: Site): Wanted[] {
  const [main = ''] = codesOf(site);
  const misnamed = misnamedFolders(site);
  return [...site.versions.values()].flatMap((versions) => {
    const { route } = versions[0]!;
    if (misnamed.includes(versions[0]!)) return [];
    const own = versions.find(({ language }) => language === main);
    if (own ? !own.sound : site.unsound.has(fileOf(route, main))) return [];
    const missing = codesOf(site).filter(
      (language) =>
        !has(
          site,
          [...versions, ...misnamed.filter((page) => routeFrom(page.route) === route)],
          route,
          language,
        ) && !own?.source.value.missingIn.includes(language),
    );
    return missing.map((language) => {
      const file = fileOf(route, language);
      return {
        file,
        problem: error(
          language === main ? 'page/missing-main-language' : 'page/missing-language',
          startOf((own ?? versions[0]!).source.file),
          { language, route, file },
        ),
      };
    });
  });
}

function needlessDeclarations(site: Site): Problem[] {
  const main = site.pages.filter(({ language, sound }) => sound && language === codesOf(site)[0]);
  return main.flatMap(({ source, path, route }) =>
    source.value.missingIn.flatMap((language, index) =>
      has(site, site.versions.get(path)!, route, language)
        ? [error('page/needless-missing-in', source.at(`/missingIn/${index}`), { language })]
        : [],
    ),
  );
}

function missingOfLanguages({ config, shells, messages, unsound }: Site): Wanted[] {
  const missing = config.value.languages.flatMap(({ code: language }) => [
    { language, file: `pages-config/shell/${language}.json`, there: shells.has(language) },
    { language, file: `translations/${language}.json`, there: messages.has(language) },
  ]);
  return missing
    .filter(({ file, there }) => !there && !unsound.has(file))
    .map(({ file, language }) => ({
      file,
      problem: error('language/missing-file', startOf(file), { language, file }),
    }));
}

/**
 * The wanted file that a stray was to be: the only one that its folder lacks, the one that is
 * called most like it, or the only one of its name. It is wanted no longer.
 */
function takeMeant(stray: string, wanted: Wanted[]): string | undefined {
  const beside = wanted.filter(({ file }) => folderOf(file) === folderOf(stray));
  const alike = wanted.filter(
    ({ file }) => file.slice(folderOf(file).length) === stray.slice(folderOf(stray).length),
  );
  const meant =
    beside.length === 1
      ? beside[0]!.file
      : (nearest(
          stray,
          wanted.map(({ file }) => file),
        ) ?? (alike.length === 1 ? alike[0]!.file : undefined));
  const index = wanted.findIndex(({ file }) => file === meant);
  if (index >= 0) wanted.splice(index, 1);
  return meant;
}

function strayProblem(site: Site, file: string, meant = ''): Problem {
  const languages = codesOf(site);
  const language = languageOf(file);
  if (language !== undefined && !languages.includes(language))
    return error('language/unknown-file', startOf(file), {
      language,
      languages: languages.join(', '),
      nearest: meant,
    });
  return error('site/unknown-file', startOf(file), {
    nearest:
      meant ||
      (nearest(
        file,
        languages.flatMap((code) => [
          `translations/${code}.json`,
          `pages-config/shell/${code}.json`,
        ]),
      ) ??
        ''),
  });
}
