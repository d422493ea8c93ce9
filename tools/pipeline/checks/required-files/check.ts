import { closestMatch, unambiguousMatch } from '../../../model/closest-match.ts';
import { fileKindOf, messagesFile, pageFile, shellFile } from '../../../model/file-paths.ts';
import { error, type Problem, startOfFile } from '../../../model/problem.ts';
import { slugifyRoute } from '../../../model/routes.ts';
import { codesOf, type PageVersion, type Site } from '../../../model/site.ts';
import type { Check } from '../check.ts';
import { misnamedLanguages } from '../duplicate-languages/check.ts';
import { misnamedFolders } from '../folder-names/check.ts';
import { misnamedForms } from '../misnamed-forms.ts';
import { placeOf } from './place-of.ts';

/** A file that a site should have, and what to say where it has none. */
type MissingFile = { file: string; problem: Problem };

/**
 * Every file that a site needs is there, and no other: each route in every language, unless its
 * page says where it is missing; a shell and messages for each language.
 */
export const check: Check = (site) => {
  const misnamed = misnamedLanguages(site);
  const wanting = new Set(misnamed.map(({ listed }) => listed));
  const wanted = [...missingPages(site), ...missingLanguageFiles(site)].filter(
    ({ file }) => !wanting.has(languageOf(file)),
  );
  const isTwice = new Set(codesOf(site)).size < codesOf(site).length;
  const unlisted = (isTwice ? [] : misnamed).map(({ language, listed }) =>
    unlistedLanguageProblem(site, language, listed),
  );
  const forms = misnamedForms(site);
  const strays = site.unknownFiles.filter(
    (file) => !misnamed.some(({ language }) => languageOf(file) === language),
  );
  const told = strays.map((file) =>
    unknownFileProblem(site, file, takeIntendedFile(file, wanted) ?? forms.get(file)),
  );
  return [
    ...wanted.map(({ problem }) => problem),
    ...unlisted,
    ...told,
    ...needlessDeclarations(site),
  ];
};

/**
 * A language that has files and is not on the list; `listed` is what stands there in its place,
 * misspelt.
 */
function unlistedLanguageProblem(
  site: Site,
  language: string,
  listed: string | undefined,
): Problem {
  const count = String(site.unknownFiles.filter((file) => languageOf(file) === language).length);
  const pointer =
    listed === undefined ? '/languages' : `/languages/${codesOf(site).indexOf(listed)}/code`;
  return error(
    'language/not-listed',
    site.config.at(pointer),
    { language, nearest: listed === undefined ? '' : language, found: listed ?? '', count },
    listed !== undefined && unambiguousMatch(listed, [language])
      ? site.config.rewrite(pointer, language)
      : undefined,
  );
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

function languageOf(file: string): string | undefined {
  const kind = fileKindOf(file);
  return kind && 'language' in kind ? kind.language : undefined;
}

const hasVersion = (
  { invalidFiles: unsound }: Site,
  versions: PageVersion[],
  route: string,
  language: string,
) =>
  versions.some((version) => version.language === language) ||
  unsound.has(pageFile(route, language));

/**
 * The versions that each route lacks; where the main one cannot be read, it may say that they are
 * missing.
 */
function missingPages(site: Site): MissingFile[] {
  const [main = ''] = codesOf(site);
  const misnamed = misnamedFolders(site);
  return [...site.versions.values()].flatMap((versions) => {
    const [first] = versions;
    if (!first || misnamed.includes(first)) return [];
    const { route } = first;
    const mainVersion = versions.find(({ language }) => language === main);
    if (mainVersion ? !mainVersion.isValid : site.invalidFiles.has(pageFile(route, main)))
      return [];
    const missing = codesOf(site).filter(
      (language) =>
        !hasVersion(
          site,
          [...versions, ...misnamed.filter((page) => slugifyRoute(page.route) === route)],
          route,
          language,
        ) && !mainVersion?.source.value.missingIn.includes(language),
    );
    return missing.map((language) => {
      const file = pageFile(route, language);
      return {
        file,
        problem: error(
          language === main ? 'page/missing-main-language' : 'page/missing-language',
          startOfFile((mainVersion ?? first).source.file),
          { language, route, file },
        ),
      };
    });
  });
}

function needlessDeclarations(site: Site): Problem[] {
  const main = site.pages.filter(
    ({ language, isValid: sound }) => sound && language === codesOf(site)[0],
  );
  return main.flatMap(({ source, path, route }) =>
    source.value.missingIn.flatMap((language, index) =>
      hasVersion(site, site.versions.get(path) ?? [], route, language)
        ? [error('page/needless-missing-in', source.at(`/missingIn/${index}`), { language })]
        : [],
    ),
  );
}

function missingLanguageFiles({
  config,
  shells,
  messages,
  invalidFiles: unsound,
}: Site): MissingFile[] {
  const missing = config.value.languages.flatMap(({ code: language }) => [
    { language, file: shellFile(language), there: shells.has(language) },
    { language, file: messagesFile(language), there: messages.has(language) },
  ]);
  return missing
    .filter(({ file, there }) => !there && !unsound.has(file))
    .map(({ file, language }) => ({
      file,
      problem: error('language/missing-file', startOfFile(file), { language, file }),
    }));
}

/**
 * The wanted file that a stray was to be: the only one that its folder lacks, the one that is
 * called most like it, or the only one of its name. It is wanted no longer.
 */
function takeIntendedFile(unknownFile: string, wanted: MissingFile[]): string | undefined {
  const beside = wanted.filter(({ file }) => folderOf(file) === folderOf(unknownFile));
  const alike = wanted.filter(
    ({ file }) =>
      file.slice(folderOf(file).length) === unknownFile.slice(folderOf(unknownFile).length),
  );
  const intended =
    onlyFile(beside) ??
    closestMatch(
      unknownFile,
      wanted.map(({ file }) => file),
    ) ??
    onlyFile(alike);
  const index = wanted.findIndex(({ file }) => file === intended);
  if (index >= 0) wanted.splice(index, 1);
  return intended;
}

const onlyFile = ([first, ...others]: MissingFile[]) =>
  others.length === 0 ? first?.file : undefined;

function unknownFileProblem(site: Site, file: string, intended = ''): Problem {
  const languages = codesOf(site);
  const language = languageOf(file);
  if (language !== undefined && !languages.includes(language))
    return error('language/unknown-file', startOfFile(file), {
      language,
      languages: languages.join(', '),
      nearest: intended,
    });
  return error('site/unknown-file', startOfFile(file), {
    nearest:
      intended ||
      placeOf(file) ||
      (closestMatch(
        file,
        languages.flatMap((code) => [messagesFile(code), shellFile(code)]),
      ) ??
        ''),
  });
}
