import { blockSchema, documentSchema } from '../../model/schemas.ts';
import type { Site } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import { type PlacedText, textsOnce } from '../../model/texts-of.ts';

/**
 * Looks at one text.
 * @param language as `languageOfText` tells
 * @returns what is to be told of it
 */
type Look<Found> = (
  placed: PlacedText,
  language: string | undefined,
  source: SourceFile,
) => Found[];

/**
 * Whether something may have to be told of a text: of most there is nothing, and to find that out
 * takes less than to look at them.
 * @param language as `languageOfText` tells
 */
type IsSuspect = (text: string, language: string | undefined) => boolean;

/**
 * Makes what looks at the texts that people read in a site's files, file by file: settings, header
 * and footer, interface texts, forms, shared sections and pages. Invalid files are left out. A file
 * is looked at once, and so is a section that several pages have where nothing is to be told of it.
 */
export function inTexts<Found>(
  look: Look<Found>,
  isSuspect: IsSuspect = () => true,
): (site: Site) => { source: SourceFile; found: Found[] }[] {
  const byFile = new WeakMap<SourceFile, Found[]>();
  const languagesWithout = new WeakMap<PlacedText[], Set<string | undefined>>();
  const inPart = ({ at, texts }: TextPart, { source, language }: FileTexts, site: Site) => {
    const without = languagesWithout.get(texts) ?? new Set();
    if (without.has(language)) return [];
    const found: Found[] = [];
    for (const text of texts) {
      const own = languageOfText(text, language, site);
      if (!isSuspect(text.text, own)) continue;
      found.push(...look({ ...text, pointer: at + text.pointer }, own, source));
    }
    if (found.length === 0) languagesWithout.set(texts, without.add(language));
    return found;
  };
  const inFile = (file: FileTexts, site: Site) => {
    const known = byFile.get(file.source);
    if (known) return known;
    const found = file.parts().flatMap((part) => inPart(part, file, site));
    byFile.set(file.source, found);
    return found;
  };
  return (site) =>
    siteTexts(site).map((file) => ({ source: file.source, found: inFile(file, site) }));
}

/** The texts of a section, or those of all else in a file: where that stands, and each within. */
type TextPart = { at: string; texts: PlacedText[] };

type FileTexts = {
  source: SourceFile;
  /** The file's language; undefined where its texts carry all languages. */
  language?: string;
  parts: () => TextPart[];
};

function siteTexts(site: Site): FileTexts[] {
  const document = (schema: string, source: SourceFile<object>, language?: string): FileTexts => ({
    source,
    language,
    parts: () => [{ at: '', texts: textsOnce(documentSchema(schema), source.value) }],
  });
  const section = (value: Section, at: string) => ({
    at,
    texts: textsOnce(blockSchema(value.type), value),
  });
  return [
    document('site', site.config),
    ...[...site.shells].map(([language, source]) => document('shell', source, language)),
    ...[...site.messages].map(([language, source]) => document('messages', source, language)),
    ...[...site.forms.values()].map((source) => document('form', source)),
    ...[...site.sections.values()].flatMap((versions) =>
      [...versions].map(([language, source]) => ({
        source,
        language,
        parts: () => [section(source.value.section, '/section')],
      })),
    ),
    ...site.pages
      .filter(({ isValid }) => isValid)
      .map(({ source: { value }, written, shared, language }) => ({
        source: written,
        language,
        parts: () => [
          { at: '', texts: textsOnce(documentSchema('page'), value) },
          ...value.sections.flatMap((each, index) =>
            shared.has(index) ? [] : [section(each, `/sections/${index}`)],
          ),
        ],
      })),
  ];
}

type Section = { type: string };

/**
 * The language of a text: its file's, or that of its key in a text that carries several. Undefined
 * where it is a name that all languages share, or a note to editors.
 */
function languageOfText(
  { pointer }: PlacedText,
  ofFile: string | undefined,
  { config }: Site,
): string | undefined {
  if (pointer.startsWith('/languageExceptions/')) return undefined;
  if (ofFile !== undefined) return ofFile;
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  return config.value.languages.find(({ code }) => code === key)?.code;
}
