import { blockSchema, documentSchema } from '../../model/schemas.ts';
import type { Site } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';
import { type PlacedText, textsOf } from '../../model/texts-of.ts';

/** The texts of one of a site's files. */
export type FileTexts = {
  source: SourceFile;
  /** The file's language; undefined where its texts carry all languages. */
  language?: string;
  texts: PlacedText[];
};

/**
 * The texts that people read in a site's files, file by file: pages, shared sections, header and
 * footer, interface texts, forms and settings. Invalid files are left out.
 */
export function siteTexts(site: Site): FileTexts[] {
  const document = (schema: string, source: SourceFile, language?: string) =>
    fileTexts(source, language, () => textsOf(documentSchema(schema), source.value));
  return [
    document('site', site.config),
    ...[...site.shells].map(([language, source]) => document('shell', source, language)),
    ...[...site.messages].map(([language, source]) => document('messages', source, language)),
    ...[...site.forms.values()].map((source) => document('form', source)),
    ...[...site.sections.values()].flatMap((versions) =>
      [...versions].map(([language, source]) =>
        fileTexts(source, language, () => {
          const { section } = source.value;
          return textsOf(blockSchema(section.type), section, '/section');
        }),
      ),
    ),
    ...site.pages
      .filter(({ isValid }) => isValid)
      .map(({ source, written, shared, language }) =>
        fileTexts(written, language, () => [
          ...textsOf(documentSchema('page'), source.value),
          ...source.value.sections.flatMap((section, index) =>
            shared.has(index)
              ? []
              : textsOf(blockSchema(section.type), section, `/sections/${index}`),
          ),
        ]),
      ),
  ];
}

/**
 * The language of a text: its file's, or that of its key in a text that carries several. Undefined
 * where it is a name that all languages share, or a note to editors.
 */
export function languageOfText(
  { language }: FileTexts,
  { pointer }: PlacedText,
  site: Pick<Site, 'config'>,
): string | undefined {
  if (pointer.startsWith('/languageExceptions/')) return undefined;
  if (language !== undefined) return language;
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  return site.config.value.languages.find(({ code }) => code === key)?.code;
}

const textCache = new WeakMap<SourceFile, PlacedText[]>();

/** The texts of a file, looked for once, when somebody asks for them. */
const fileTexts = (
  source: SourceFile,
  language: string | undefined,
  find: () => PlacedText[],
): FileTexts => ({
  source,
  language,
  get texts() {
    const known = textCache.get(source);
    if (known) return known;
    const found = find();
    textCache.set(source, found);
    return found;
  },
});
