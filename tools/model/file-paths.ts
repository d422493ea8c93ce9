export const siteFile = 'pages-config/site.json';

/** What a file is, by its name. */
export type FileKind =
  | { schema: 'page'; route: string; language: string }
  | { schema: 'shell' | 'messages'; language: string }
  | { schema: 'form'; name: string };

/** What a file is, by its name; undefined where no file of a site is called so. */
export function fileKindOf(file: string): FileKind | undefined {
  const [, route, pageLanguage] = /^pages-config\/pages\/(.+)\/([a-z]{2})\.json$/.exec(file) ?? [];
  if (route) return { schema: 'page', route, language: pageLanguage! };
  const [, folder, language] =
    /^(pages-config\/shell|translations)\/([a-z]{2})\.json$/.exec(file) ?? [];
  if (language) return { schema: folder === 'translations' ? 'messages' : 'shell', language };
  const name = /^pages-config\/forms\/([a-z0-9-]+)\.json$/.exec(file)?.[1];
  return name === undefined ? undefined : { schema: 'form', name };
}
