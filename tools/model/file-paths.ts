/** The folders of a site, below its root. */
export const siteFolders = ['pages-config', 'translations', 'public'] as const;

/** The file of a site's settings. */
export const siteFile = 'pages-config/site.json';

/** The file of the brand's glossary, which a site may do without. */
export const wordsFile = 'pages-config/words.json';

/** The folder of the forms, and that of header and footer. */
export const formsFolder = 'pages-config/forms';
export const shellFolder = 'pages-config/shell';

/** The file of a page in a language. @param route `home`, `mercados/hospitais` */
export const pageFile = (route: string, language: string): string =>
  `pages-config/pages/${route}/${language}.json`;

/** The file of a shared section in a language. */
export const sectionFile = (name: string, language: string): string =>
  `pages-config/sections/${name}/${language}.json`;

/** The file of header and footer in a language. */
export const shellFile = (language: string): string => `${shellFolder}/${language}.json`;

/** The file of a form, which holds all languages. */
export const formFile = (name: string): string => `${formsFolder}/${name}.json`;

/** The file of the interface's messages in a language. */
export const messagesFile = (language: string): string => `translations/${language}.json`;

/** The file that is served at an address: `/images/a.png` → `public/images/a.png`. */
export const publicFile = (address: string): string => `public${address}`;

/** The address at which a file is served; undefined where it is none of the public folder. */
export const publicAddress = (file: string): string | undefined =>
  file.startsWith('public/') ? file.slice('public'.length) : undefined;

/** Whether each part of a path is a name: none leads elsewhere, and none is empty. */
export const hasPlainParts = (path: string): boolean =>
  path.split(/[/\\]/).every((part) => !['', '.', '..'].includes(part));

/** What a file is, by its name. */
export type FileKind =
  | { schema: 'page'; route: string; language: string }
  | { schema: 'section'; name: string; language: string }
  | { schema: 'shell' | 'messages'; language: string }
  | { schema: 'form'; name: string }
  | { schema: 'words' };

/** What a file is, by its name; undefined where no file of a site is called so. */
export function fileKindOf(file: string): FileKind | undefined {
  if (file === wordsFile) return { schema: 'words' };
  const page = /^pages-config\/pages\/(?<route>.+)\/(?<language>[a-z]{2})\.json$/.exec(file);
  const { route = '', language: pageLanguage = '' } = page?.groups ?? {};
  if (page) return { schema: 'page', route, language: pageLanguage };
  const [, folder, language] =
    /^(pages-config\/shell|translations)\/([a-z]{2})\.json$/.exec(file) ?? [];
  if (language) return { schema: folder === 'translations' ? 'messages' : 'shell', language };
  const section = /^pages-config\/sections\/(?<name>[a-z0-9-]+)\/(?<language>[a-z]{2})\.json$/.exec(
    file,
  );
  const { name: sectionName = '', language: sectionLanguage = '' } = section?.groups ?? {};
  if (section) return { schema: 'section', name: sectionName, language: sectionLanguage };
  const name = /^pages-config\/forms\/([a-z0-9-]+)\.json$/.exec(file)?.[1];
  return name === undefined ? undefined : { schema: 'form', name };
}
