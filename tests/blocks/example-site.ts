import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BlockExample, examplesOf } from '../../tools/model/block-examples.ts';
import { blockSchemas, projectRoot } from '../../tools/model/schemas.ts';
import { type SiteFileMap, siteFiles, testPage } from '../site.ts';

export type Section = { type: string; id: string } & Record<string, unknown>;

export const languages = ['pt', 'en', 'es'];

/** The examples of every block, as its schema has them. */
export const examplesByBlock = (): [type: string, examples: BlockExample[]][] =>
  Object.entries(blockSchemas()).map(([type, schema]) => [type, examplesOf(schema)]);

/** The route of an example's own page. */
export const routeOf = (type: string, index: number) => `examples/${type}-${index + 1}`;

const readJson = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));

/**
 * The test site in three languages, with this project's forms and pictures, and a page for each
 * example of each block.
 */
export function exampleSite() {
  const source = siteFiles();
  const fileOf = (path: string) => JSON.parse(new TextDecoder().decode(source.json.get(path)));
  const config = fileOf('pages-config/site.json');
  const forms = readdirSync(join(projectRoot, 'pages-config/forms')).map((file) => [
    `pages-config/forms/${file}`,
    readJson(`pages-config/forms/${file}`),
  ]);
  const publicFiles = readdirSync(join(projectRoot, 'public'), {
    recursive: true,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(join(projectRoot, 'public').length), readFileSync(path)] as const;
    });
  const examplePages = examplesByBlock().flatMap(([type, examples]) =>
    examples.flatMap((example, index) =>
      languages.map(
        (language) =>
          [
            `pages-config/pages/${routeOf(type, index)}/${language}.json`,
            testPage(language, routeOf(type, index), {
              arrivals: [],
              sections: [example.sections[language]],
            }),
          ] as const,
      ),
    ),
  );
  const changes: SiteFileMap = {
    'pages-config/site.json': {
      ...config,
      languages: [...config.languages, { code: 'es', tag: 'es', name: 'Español', prefix: '/es' }],
    },
    'pages-config/forms/contact.json': readJson('pages-config/forms/home.json'),
    'pages-config/shell/es.json': fileOf('pages-config/shell/en.json'),
    ...Object.fromEntries(
      languages.map((language) => [
        `translations/${language}.json`,
        namedAfter(language, fileOf('translations/en.json')),
      ]),
    ),
    ...Object.fromEntries(forms),
    ...Object.fromEntries(examplePages),
  };
  for (const route of ['home', 'about/us'])
    changes[`pages-config/pages/${route}/es.json`] = testPage('es', route);
  return siteFiles(changes, Object.fromEntries(publicFiles));
}

/** Messages whose offer of a language says which: each stands in a landmark of its own. */
const namedAfter = (language: string, messages: { navigation: object }) => ({
  ...messages,
  navigation: { ...messages.navigation, offer: `offer ${language}` },
});
