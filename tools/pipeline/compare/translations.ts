import { flattenMessages, parseMessageKey } from '../../model/messages.ts';
import type { Page } from '../../../src/generated/types.ts';
import type { Site } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import { childLocation, compare, type Comparison, type TextPair } from './compare.ts';
import { blockSchema, documentSchema } from '../../model/schemas.ts';

/** By section, one mark a text: see record.ts. */
export type TranslationRecord = Record<string, string>;

/** What the files that are translated may say about their translation. */
export type TranslationMetadata = {
  translatedFrom?: TranslationRecord;
  languageExceptions?: Partial<Record<ExceptionKind, Record<string, string>>>;
};

/** What may differ on purpose. */
export type ExceptionKind =
  | 'identicalText'
  | 'otherFigures'
  | 'otherLink'
  | 'otherPicture'
  | 'otherSetting'
  | 'otherOrder'
  | 'missingPart'
  | 'extraPart';

/** One document and its translation into one language. */
export type Translation = {
  /** How people call it: a path (`/clinicas`), or a file without its language. */
  name: string;
  language: string;
  source: SourceFile;
  /** The translation's file; a form holds all its languages. */
  target: SourceFile<TranslationMetadata>;
  /** Whether the translation's file holds all languages side by side, as forms do. */
  isMultilingual: boolean;
  /** What the file says it was translated from; undefined where it says nothing. */
  record: TranslationRecord | undefined;
  comparison: Comparison;
  /** The part of the document a path is in, for the record of what was translated. */
  groupOf: (path: string) => string;
};

/**
 * A text as the pages show it: one that names a message is that message. `borrowed` where the
 * translation's file has no words of its own.
 */
export type ResolvedTextPair = TextPair & { isFromMessages: boolean };

/**
 * Every document of a site with each of its translations; what has problems of its own is left out.
 */
export function translationsOf(site: Site): Translation[] {
  const [main, ...others] = site.config.value.languages.map(({ code }) => code);
  return others.flatMap((language): Translation[] => {
    const languages: [string, string] = [main!, language];
    const whole = (name: string, schema: string, sources: Map<string, SourceFile>) => {
      const [from, own] = languages.map((each) => sources.get(each));
      return from && own
        ? [
            {
              name,
              language,
              source: from,
              ...targetOf(own),
              comparison: cachedComparison(from, own, language, () =>
                compare(documentSchema(schema), from.value, own.value, languages),
              ),
              groupOf: topLevelPart,
            },
          ]
        : [];
    };
    const forms = [...site.forms].map(([name, source]): Translation => {
      const comparison = cachedComparison(source, source, language, () => ({
        texts: compare(documentSchema('form'), source.value, source.value, languages).texts.filter(
          ({ pointer, sourcePointer }) => pointer !== sourcePointer,
        ),
        differences: [],
      }));
      const { target } = targetOf(source);
      const line = target.value.translatedFrom?.[language];
      return {
        name: `pages-config/forms/${name}`,
        language,
        source,
        target,
        isMultilingual: true,
        record: line === undefined ? undefined : { [language]: line },
        comparison,
        groupOf: () => language,
      };
    });
    return [
      ...pageTranslations(site, languages),
      ...whole('pages-config/shell', 'shell', site.shells),
      ...whole('translations', 'messages', site.messages),
      ...forms,
    ];
  });
}

/**
 * The texts of a translation as they are shown; those that both name the same message belong to the
 * messages, and are left out.
 */
export function resolvedTexts(
  { messages, config }: Site,
  { comparison, language }: Translation,
): ResolvedTextPair[] {
  const main = messages.get(config.value.languages[0]!.code);
  const [mainTexts, ownTexts] = [main, messages.get(language)].map(
    (source) => source && flattenMessages(source.value),
  );
  const of = (texts: Map<string, string> | undefined, text: string | undefined) =>
    texts?.get(parseMessageKey(text ?? '') ?? '');
  return comparison.texts.flatMap((pair) => {
    if (pair.source === pair.text && parseMessageKey(pair.text ?? '')) return [];
    const message = of(ownTexts, pair.text);
    return [
      {
        ...pair,
        source: of(mainTexts, pair.source) ?? pair.source,
        text: message ?? pair.text,
        isFromMessages: message !== undefined,
      },
    ];
  });
}

function pageTranslations({ pages: all }: Site, languages: [string, string]): Translation[] {
  const [main, language] = languages;
  const validPages = all.filter((page) => page.isValid);
  return validPages
    .filter((page) => page.language === main)
    .flatMap((page) => {
      const version = validPages.find(
        ({ route, language: code }) => route === page.route && code === language,
      );
      if (!version) return [];
      return [
        {
          name: page.path,
          language,
          source: page.source,
          ...targetOf(version.source),
          comparison: cachedComparison(page.source, version.source, language, () =>
            comparePages(page.source, version.source, languages),
          ),
          groupOf: topLevelPart,
        },
      ];
    });
}

const comparisonCache = new WeakMap<
  SourceFile,
  Map<string, { main: SourceFile; comparison: Comparison }>
>();

/** The comparison of two files in a language: made once, as long as neither of them changes. */
function cachedComparison(
  main: SourceFile,
  own: SourceFile,
  language: string,
  make: () => Comparison,
): Comparison {
  const ofOwn =
    comparisonCache.get(own) ?? new Map<string, { main: SourceFile; comparison: Comparison }>();
  comparisonCache.set(own, ofOwn);
  const cached = ofOwn.get(language);
  const made = cached?.main === main ? cached : { main, comparison: make() };
  ofOwn.set(language, made);
  return made.comparison;
}

/** A page and its translation, section by section. */
function comparePages(
  source: SourceFile<Page>,
  target: SourceFile<Page>,
  languages: [string, string],
): Comparison {
  const comparison = compare(documentSchema('page'), source.value, target.value, languages);
  source.value.sections.forEach((section, index) => {
    const targetIndex = target.value.sections.findIndex(({ id }) => id === section.id);
    const version = target.value.sections[targetIndex];
    if (version?.type !== section.type) return;
    const found = compare(
      blockSchema(section.type),
      section,
      version,
      languages,
      childLocation(
        { path: '', pointer: '/sections', sourcePointer: '/sections' },
        section.id,
        targetIndex,
        index,
      ),
    );
    comparison.texts.push(...found.texts);
    comparison.differences.push(...found.differences);
  });
  return comparison;
}

/** A translation's file, with what it says of itself. */
const targetOf = (source: SourceFile) => {
  const target = source as SourceFile<TranslationMetadata>;
  return { target, isMultilingual: false, record: target.value.translatedFrom };
};

/** The section, or the part, that a path is in; a page's title and description are the page's. */
const topLevelPart = (path: string) =>
  path.includes('/') ? path.slice(0, path.indexOf('/')) : 'page';
