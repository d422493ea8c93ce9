import { formsFolder, shellFolder } from '../../model/file-paths.ts';
import { blockSchema, documentSchema } from '../../model/schemas.ts';
import { mainLanguageOf, type PageVersion, type Site } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import { createComparisonCache } from './cached-comparison.ts';
import { compare } from './compare.ts';
import { type ComparedPart, type Comparison, mergeParts } from './comparison.ts';
import type { Translation, TranslationMetadata } from './translation.ts';

export { resolvedTexts, textsOfPart } from './resolved-texts.ts';
export type * from './translation.ts';

/** The main language's code, and that of a translation. */
type LanguagePair = [source: string, target: string];

/**
 * Every document of a site with each of its translations; invalid files are left out.
 */
export function translationsOf(site: Site): Translation[] {
  const main = mainLanguageOf(site).code;
  return site.config.value.languages
    .filter(({ code }) => code !== main)
    .flatMap(({ code }) => {
      const languages: LanguagePair = [main, code];
      return [
        ...pageTranslations(site, languages),
        ...sharedTranslations(site, languages),
        ...documentTranslation(shellFolder, 'shell', site.shells, languages),
        ...documentTranslation('translations', 'messages', site.messages, languages),
        ...formTranslations(site, languages),
      ];
    });
}

function pageTranslations({ pages }: Site, languages: LanguagePair): Translation[] {
  const [main, language] = languages;
  const validPages = pages.filter((page) => page.isValid);
  const translated = new Map(
    validPages.filter((page) => page.language === language).map((page) => [page.route, page]),
  );
  return validPages.flatMap((page) => {
    const { route, path, source, language: code } = page;
    const other = code === main ? translated.get(route) : undefined;
    return other
      ? [
          translation(path, languages, source, other.source, () =>
            comparePages(page, other, languages),
          ),
        ]
      : [];
  });
}

/** The translation of a document that has one file a language. */
function documentTranslation(
  name: string,
  schema: 'shell' | 'messages',
  sources: ReadonlyMap<string, SourceFile<TranslationMetadata>>,
  languages: LanguagePair,
): Translation[] {
  const [source, target] = languages.map((language) => sources.get(language));
  if (!source || !target) return [];
  return [
    translation(name, languages, source, target, () => [
      part(compare(documentSchema(schema), source.value, target.value, languages)),
    ]),
  ];
}

function translation(
  name: string,
  [, language]: LanguagePair,
  source: SourceFile,
  target: SourceFile<TranslationMetadata>,
  make: () => ComparedPart[],
): Translation {
  const parts = partsOnce(source, target, language, make);
  return {
    name,
    language,
    source,
    target,
    isMultilingual: false,
    record: target.value.translatedFrom,
    parts,
    get comparison() {
      return mergeParts(parts);
    },
    groupOf: topLevelPart,
  };
}

const partsOnce = createComparisonCache<ComparedPart[]>();
const sectionOnce = createComparisonCache<Comparison>();

const part = (comparison: Comparison, pointer = '', sourcePointer = pointer): ComparedPart => ({
  comparison,
  pointer,
  sourcePointer,
});

/** The section, or the part, that a path is in; a page's title and description are the page's. */
const topLevelPart = (path: string) =>
  path.includes('/') ? path.slice(0, path.indexOf('/')) : 'page';

/** A form holds all languages: its texts are compared with each other, within one file. */
function formTranslations({ forms }: Site, languages: LanguagePair): Translation[] {
  const [, language] = languages;
  return [...forms].map(([name, source]) => {
    const found = translation(`${formsFolder}/${name}`, languages, source, source, () => {
      const { texts } = compare(documentSchema('form'), source.value, source.value, languages);
      const ofLanguages = texts.filter(({ pointer, sourcePointer }) => pointer !== sourcePointer);
      return [part({ texts: ofLanguages, differences: [] })];
    });
    const line = found.target.value.translatedFrom?.[language];
    const record = line === undefined ? undefined : { [language]: line };
    return Object.assign(found, { isMultilingual: true, record, groupOf: () => language });
  });
}

/**
 * A page and its translation: what stands around the sections, and each section by its id. Shared
 * sections are compared in their own files.
 */
function comparePages(
  { source, shared }: PageVersion,
  { source: target, shared: targetShared }: PageVersion,
  languages: LanguagePair,
): ComparedPart[] {
  const around = compare(documentSchema('page'), source.value, target.value, languages);
  const sections = source.value.sections.flatMap((section, index) => {
    const targetIndex = target.value.sections.findIndex(({ id }) => id === section.id);
    const version = target.value.sections[targetIndex];
    const isShared = shared.has(index) && targetShared.has(targetIndex);
    if (version?.type !== section.type || isShared) return [];
    const comparison = sectionOnce(section, version, languages.join(), () =>
      compare(blockSchema(section.type), section, version, languages, within(section.id)),
    );
    return [part(comparison, `/sections/${targetIndex}`, `/sections/${index}`)];
  });
  return [part(around), ...sections];
}

const within = (path: string) => ({ path, pointer: '', sourcePointer: '' });

/** The translations of the shared sections. */
function sharedTranslations({ sections }: Site, languages: LanguagePair): Translation[] {
  return [...sections].flatMap(([name, versions]) => {
    const [source, target] = languages.map((language) => versions.get(language));
    const type = source?.value.section.type;
    if (!source || !target || !type || target.value.section.type !== type) return [];
    const [from, to] = [source.value.section, target.value.section];
    return [
      translation(`sections/${name}`, languages, source, target, () => [
        part(compare(blockSchema(type), from, to, languages, within(name)), '/section'),
      ]),
    ];
  });
}
