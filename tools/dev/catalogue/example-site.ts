import { nameOnSite } from '../../editing/name-on-site.ts';
import { withReferences } from '../../editing/section-example.ts';
import { type BlockExample, exampleName, examplesOf } from '../../model/block-examples.ts';
import { formFile, messagesFile, pageFile, shellFile, siteFile } from '../../model/file-paths.ts';
import { valueAtPointer } from '../../model/json-pointer.ts';
import { required } from '../../model/required.ts';
import type { Schema } from '../../model/schemas.ts';
import { mainLanguageOf, type Site, type SiteFiles } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';

/** Where the page of an example is, without a language's prefix; examples count from 1. */
const examplePath = (type: string, index: number): string => `/__blocks/${type}/${index + 1}`;

/** The examples' languages, as a site's configuration has them. */
const languages = [
  { code: 'pt', tag: 'pt-BR', name: 'Português', prefix: '' },
  { code: 'en', tag: 'en', name: 'English', prefix: '/en' },
  { code: 'es', tag: 'es', name: 'Español', prefix: '/es' },
] as const;

export type ExampleLanguage = (typeof languages)[number]['code'];

export const exampleLanguages: readonly ExampleLanguage[] = languages.map(({ code }) => code);

/** The examples' language of that code, or their first where they lack it. */
export const exampleLanguageOf = (code: string): ExampleLanguage =>
  exampleLanguages.find((each) => each === code) ?? languages[0].code;

/** The address of an example's page in a language. */
export const exampleAddress = (type: string, index: number, language: ExampleLanguage): string =>
  `${languages.find(({ code }) => code === language)?.prefix}${examplePath(type, index)}`;

/** The file of an example's page. */
export const exampleFile = (type: string, index: number, language: ExampleLanguage): string =>
  pageFile(examplePath(type, index).slice(1), language);

/**
 * A site with a page for each example, and all else from a real site: brand and colours, forms,
 * pictures and interface texts. Its main language stands in for languages that it lacks.
 */
export function createExampleFiles(site: Site, schemas: Record<string, Schema>): SiteFiles {
  const { config, shells, messages, forms } = site;
  const main = mainLanguageOf(site).code;
  const inLanguage = (sources: ReadonlyMap<string, SourceFile>, language: string) =>
    writtenValue(required(sources.get(language) ?? sources.get(main), `file in ${main}`));
  const settings = writtenValue(config);
  const entries: [string, unknown][] = [
    [
      siteFile,
      {
        ...settings,
        languages,
        redirects: [],
        timings: { ...(settings.timings as object), skeletonMinimumMs: 0 },
      },
    ],
    ...exampleLanguages.flatMap((language): [string, unknown][] => [
      [shellFile(language), inLanguage(shells, language)],
      [messagesFile(language), inLanguage(messages, language)],
    ]),
    ...[...forms].map(([name, source]): [string, unknown] => [
      formFile(name),
      inAllLanguages(site, source, main),
    ]),
    ...Object.entries(schemas).flatMap(([type, schema]) =>
      examplesOf(schema).flatMap((example, index) =>
        exampleLanguages.map((language): [string, unknown] => [
          exampleFile(type, index, language),
          pageOf(site, type, example, language),
        ]),
      ),
    ),
  ];
  return {
    json: new Map(
      entries.map(([file, value]) => [file, new TextEncoder().encode(JSON.stringify(value))]),
    ),
    publicFiles: site.files.publicFiles,
  };
}

/** The page of an example, as it is when it is added to a page: what it names is the site's. */
const pageOf = (site: Site, type: string, example: BlockExample, language: ExampleLanguage) => {
  const title = `${type}: ${exampleName(example, language)}`.slice(0, 65);
  const section = required(example.sections[language], `example of ${type} in ${language}`);
  const shown = withReferences(section, (reference) => nameOnSite(site, reference));
  return { title, description: title.padEnd(50, '.'), sections: [shown] };
};

/** The value of a file as it is written, without the defaults that validation fills in. */
const writtenValue = ({ text }: SourceFile): Record<string, unknown> => JSON.parse(text);

const inExampleLanguages = (texts: Record<string, string>, main: string) =>
  Object.fromEntries(
    exampleLanguages.map((language) => [language, texts[language] ?? texts[main]]),
  );

/** A form whose texts are there in all languages of the examples. */
function inAllLanguages({ references }: Site, source: SourceFile, main: string): unknown {
  const value = writtenValue(source);
  for (const { pointer } of references.filter(
    (reference) => reference.kind === 'languages' && reference.source === source,
  )) {
    const texts = valueAtPointer(value, pointer);
    if (typeof texts === 'object' && texts !== null)
      Object.assign(texts, inExampleLanguages(texts as Record<string, string>, main));
  }
  return value;
}
