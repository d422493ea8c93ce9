import { flat, messageKey } from '../../model/messages.ts';
import type { Page } from '../../../src/generated/types.ts';
import type { Site } from '../../model/site.ts';
import type { Source } from '../../model/source.ts';
import { below, compare, type Comparison, type TextPair } from './compare.ts';
import { blockSchema, documentSchema } from './schema-parts.ts';

/** By section, one mark a text: see record.ts. */
export type TranslationRecord = Record<string, string>;

/** What the files that are translated may say about their translation. */
export type Translated = {
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
  main: Source;
  /** The translation's file; a form holds all its languages. */
  own: Source<Translated>;
  /** Whether the translation's file holds all languages side by side, as forms do. */
  holdsAll: boolean;
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
export type ShownPair = TextPair & { borrowed: boolean };

/**
 * Every document of a site with each of its translations; what has problems of its own is left out.
 */
export function translationsOf(site: Site): Translation[] {
  const [main, ...others] = site.config.value.languages.map(({ code }) => code);
  return others.flatMap((language): Translation[] => {
    const languages: [string, string] = [main!, language];
    const whole = (name: string, schema: string, sources: Map<string, Source>) => {
      const [from, own] = languages.map((each) => sources.get(each));
      return from && own
        ? [
            {
              name,
              language,
              main: from,
              ...versionIn(own),
              comparison: comparedOnce(from, own, language, () =>
                compare(documentSchema(schema), from.value, own.value, languages),
              ),
              groupOf: firstPart,
            },
          ]
        : [];
    };
    const forms = [...site.forms].map(([name, source]): Translation => {
      const comparison = comparedOnce(source, source, language, () => ({
        texts: compare(documentSchema('form'), source.value, source.value, languages).texts.filter(
          ({ pointer, sourcePointer }) => pointer !== sourcePointer,
        ),
        differences: [],
      }));
      const { own } = versionIn(source);
      const line = own.value.translatedFrom?.[language];
      return {
        name: `pages-config/forms/${name}`,
        language,
        main: source,
        own,
        holdsAll: true,
        record: line === undefined ? undefined : { [language]: line },
        comparison,
        groupOf: () => language,
      };
    });
    return [
      ...pages(site, languages),
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
export function shownTexts(
  { messages, config }: Site,
  { comparison, language }: Translation,
): ShownPair[] {
  const main = messages.get(config.value.languages[0]!.code);
  const [mainTexts, ownTexts] = [main, messages.get(language)].map(
    (source) => source && flat(source.value),
  );
  const of = (texts: Map<string, string> | undefined, text: string | undefined) =>
    texts?.get(messageKey(text ?? '') ?? '');
  return comparison.texts.flatMap((pair) => {
    if (pair.source === pair.text && messageKey(pair.text ?? '')) return [];
    const message = of(ownTexts, pair.text);
    return [
      {
        ...pair,
        source: of(mainTexts, pair.source) ?? pair.source,
        text: message ?? pair.text,
        borrowed: message !== undefined,
      },
    ];
  });
}

function pages({ pages: all }: Site, languages: [string, string]): Translation[] {
  const [main, language] = languages;
  const sound = all.filter((page) => page.sound);
  return sound
    .filter((page) => page.language === main)
    .flatMap((page) => {
      const version = sound.find(
        ({ route, language: code }) => route === page.route && code === language,
      );
      if (!version) return [];
      return [
        {
          name: page.path,
          language,
          main: page.source,
          ...versionIn(version.source),
          comparison: comparedOnce(page.source, version.source, language, () =>
            comparePages(page.source, version.source, languages),
          ),
          groupOf: firstPart,
        },
      ];
    });
}

const compared = new WeakMap<Source, Map<string, { main: Source; comparison: Comparison }>>();

/** The comparison of two files in a language: made once, as long as neither of them changes. */
function comparedOnce(
  main: Source,
  own: Source,
  language: string,
  make: () => Comparison,
): Comparison {
  const ofOwn = compared.get(own) ?? new Map<string, { main: Source; comparison: Comparison }>();
  compared.set(own, ofOwn);
  const known = ofOwn.get(language);
  const made = known?.main === main ? known : { main, comparison: make() };
  ofOwn.set(language, made);
  return made.comparison;
}

/** A page and its translation, section by section. */
function comparePages(
  main: Source<Page>,
  own: Source<Page>,
  languages: [string, string],
): Comparison {
  const comparison = compare(documentSchema('page'), main.value, own.value, languages);
  main.value.sections.forEach((section, index) => {
    const place = own.value.sections.findIndex(({ id }) => id === section.id);
    const version = own.value.sections[place];
    if (version?.type !== section.type) return;
    const found = compare(
      blockSchema(section.type),
      section,
      version,
      languages,
      below(
        { path: '', pointer: '/sections', sourcePointer: '/sections' },
        section.id,
        place,
        index,
      ),
    );
    comparison.texts.push(...found.texts);
    comparison.differences.push(...found.differences);
  });
  return comparison;
}

/** A translation's file, with what it says of itself. */
const versionIn = (source: Source) => {
  const own = source as Source<Translated>;
  return { own, holdsAll: false, record: own.value.translatedFrom };
};

/** The section, or the part, that a path is in; a page's title and description are the page's. */
const firstPart = (path: string) =>
  path.includes('/') ? path.slice(0, path.indexOf('/')) : 'page';
