import type { Schema } from '../../model/schemas.ts';
import type { Site, SiteFiles } from '../../model/site.ts';
import type { SourceFile } from '../../model/source.ts';

/** An example of a block: its name, and its section in each language. */
export type BlockExample = { name: string } & Record<ExampleLanguage, object>;

export const examplesOf = (schema: Schema): BlockExample[] =>
  (schema.examples ?? []) as BlockExample[];

/** Where the page of an example is, without a language's prefix; examples count from 1. */
export const examplePath = (type: string, index: number): string =>
  `/__blocks/${type}/${index + 1}`;

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
  languages.find(({ code }) => code === language)!.prefix + examplePath(type, index);

/** The file of an example's page. */
export const exampleFile = (type: string, index: number, language: ExampleLanguage): string =>
  `pages-config/pages${examplePath(type, index)}/${language}.json`;

/**
 * A site of one page an example, with all else from a real site: its brand and colours, forms,
 * pictures and interface texts. Where that site has a
 * language not, its main language stands in.
 */
export function createExampleFiles(site: Site, schemas: Record<string, Schema>): SiteFiles {
  const { config, shells, messages, forms } = site;
  const main = config.value.languages[0]!.code;
  const settings = valueOf(config);
  const entries: [string, unknown][] = [
    [
      'pages-config/site.json',
      {
        ...settings,
        languages,
        redirects: [],
        timings: { ...(settings.timings as object), skeletonMinimumMs: 0 },
      },
    ],
    ...exampleLanguages.flatMap((language): [string, unknown][] => [
      [`pages-config/shell/${language}.json`, valueOf((shells.get(language) ?? shells.get(main))!)],
      [`translations/${language}.json`, valueOf((messages.get(language) ?? messages.get(main))!)],
    ]),
    ...[...forms].map(([name, source]): [string, unknown] => [
      `pages-config/forms/${name}.json`,
      inAllLanguages(site, source, main),
    ]),
    ...Object.entries(schemas).flatMap(([type, schema]) =>
      examplesOf(schema).flatMap((example, index) =>
        exampleLanguages.map((language): [string, unknown] => [
          exampleFile(type, index, language),
          pageOf(type, example, language),
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

const pageOf = (type: string, { name, ...sections }: BlockExample, language: ExampleLanguage) => {
  const title = `${type}: ${name}`.slice(0, 65);
  return { title, description: title.padEnd(50, '.'), sections: [sections[language]] };
};

const valueOf = ({ text }: SourceFile) => JSON.parse(text) as Record<string, unknown>;

/** A form whose texts are there in all languages of the examples. */
function inAllLanguages({ references }: Site, source: SourceFile, main: string): unknown {
  const value = valueOf(source);
  for (const { pointer } of references.filter(
    (reference) => reference.kind === 'languages' && reference.source === source,
  )) {
    const texts = pointer
      .split('/')
      .slice(1)
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value) as Record<
      string,
      string
    >;
    for (const language of exampleLanguages) texts[language] ??= texts[main]!;
  }
  return value;
}
